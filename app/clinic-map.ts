import { facts } from '#content/facts.ts'
import { map } from '#content/format/map.ts'
import type { Language } from '#content/language.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { EmbedProps } from './ui/embed.tsx'

/** The map, an embed of a third party. Loaders call it. */
export const clinicMapIn = (language: Language): EmbedProps => ({
  src: facts.mapEmbedUrl,
  href: facts.mapUrl,
  words: { ...wordsIn(map, language), leaves: site.opensOtherSite[language] },
})
