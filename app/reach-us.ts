import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { whatsappHref } from '#content/format/whatsapp.ts'
import { buttons } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReachUsProps } from './ui/reach-us.tsx'

/** The links to call and to chat. Loaders call it. */
export const reachUsIn = (language: Language): ReachUsProps => ({
  call: { label: wordsIn(buttons.call, language), href: telHref(facts.phones[0]) },
  chat: {
    label: buttons.whatsapp[language],
    href: whatsappHref(language),
    leaves: site.opensOtherSite[language],
  },
})
