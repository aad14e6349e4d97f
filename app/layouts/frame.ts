import { facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { crisis, footer, header } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { openingHours } from '#content/opening-hours.ts'
import * as words from '#content/site.ts'
import { telHref } from '#content/tel.ts'
import { wordsIn } from '#content/words-in.ts'
import { otherLanguage } from '../paths.ts'

/** What header and footer say, in one language. */
export function frameIn(language: Language, year: number) {
  return {
    language,
    other: {
      language: otherLanguage(language),
      name: words.languageSwitch.ownName[otherLanguage(language)],
      label: words.languageSwitch.switchTo[language],
    },
    site: wordsIn(words.site, language),
    topBar: wordsIn(words.topBar, language),
    header: wordsIn(header, language),
    footer: wordsIn(footer, language),
    copyright: fill(wordsIn(footer.copyright, language), { year }),
    crisisLine: wordsIn(crisis.footerLine, language),
    legal: wordsIn(words.legal, language),
    clinic: {
      name: facts.clinicName[language],
      address: facts.address[language],
      addressShort: facts.addressShort[language],
      mapUrl: facts.mapUrl,
      email: facts.email,
      phones: facts.phones.map((number) => ({ number, href: telHref(number) })),
      hours: openingHours(language).map((session) => session.range),
    },
  }
}

export type Frame = ReturnType<typeof frameIn>
