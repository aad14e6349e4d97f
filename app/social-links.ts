import { facts } from '#content/facts.ts'
import { fillKnown } from '#content/format/fill.ts'
import { telHref } from '#content/format/tel.ts'
import { whatsappHref } from '#content/format/whatsapp.ts'
import type { Language } from '#content/language.ts'
import { contact } from '#content/pages/contact.ts'
import { wordsIn } from '#content/words-in.ts'

const hrefsIn = (language: Language): Record<string, string> => ({
  'photo-sharing': facts.social.photo,
  chat: whatsappHref(language),
  phone: telHref(facts.phones[0]),
  video: facts.social.video,
  'social-network': facts.social.network,
})

/** The clinic's pages elsewhere, each named by its site. */
export function socialLinksIn(language: Language) {
  const hrefs = hrefsIn(language)
  return wordsIn(contact.social.links, language).map(({ id, label }) => {
    const href = hrefs[id]!
    const site = new URL(href).hostname.replace(/^www\./, '')
    return { id, label: fillKnown(label, { site }), href }
  })
}
