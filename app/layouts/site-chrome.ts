import { otherShown } from '#content/clinic/shown-languages.ts'
import { clinicalDepartments } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { closedDays, openingHours } from '#content/format/opening-hours.ts'
import { telHref } from '#content/format/tel.ts'
import { whatsappHref } from '#content/format/whatsapp.ts'
import { type HelplineName, helplines } from '#content/helplines.ts'
import { crisis, footer, header, helpStrip, quickExit } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import * as words from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { type BookLink, bookLinkIn } from '../book-link.ts'
import { pathIn } from '../paths.ts'
import { type ChromeLink, linksIn } from './frame-links.ts'

const helplineIn = (name: HelplineName, text = '{number}') => {
  const { number } = helplines[name]
  return { label: fill(text, { number }), href: telHref(number) }
}

/** The texts and links of the layout, in one language. */
export function siteChrome(language: Language, year: number) {
  const head = wordsIn(header, language)
  const foot = wordsIn(footer, language)
  const other = otherShown(language)
  return {
    language,
    other: other && {
      language: other,
      name: words.languageSwitch.ownName[other],
      label: words.languageSwitch.switchTo[language],
    },
    site: wordsIn(words.site, language),
    topBar: wordsIn(words.topBar, language),
    theme: wordsIn(words.themeSwitch, language),
    header: { about: head.about, openMenu: head.openMenu, logoAlt: head.logoAlt },
    footer: foot,
    copyright: fill(foot.copyright, { year }),
    noEmergency: crisis.noEmergency[language],
    legal: wordsIn(words.legal, language),
    quickExit: {
      ...wordsIn(quickExit, language),
      href: facts.quickExitUrl,
      safety: pathIn(language, '/safety'),
    },
    links: linksIn(language),
    dock: {
      label: words.site.quickActions[language],
      call: { label: words.site.call[language], href: telHref(facts.phones[0]) },
      chat: { label: words.site.chat[language], href: whatsappHref(language) },
      book: pathIn(language, '/appoitment') as string | null,
    },
    /** The booking links on the pages of a department. */
    bookFrom: Object.fromEntries(
      clinicalDepartments().map((department) => [department, bookLinkIn(language, department)]),
    ) as Record<string, BookLink>,
    helpStrip: {
      label: helpStrip.label[language],
      lines: (['emergency', 'women', 'teleManas'] as const).map((name) => ({
        ...helplineIn(name),
        what: helpStrip[name][language],
      })),
    },
    helpDock: {
      label: words.site.help[language],
      emergency: helplineIn('emergency'),
      women: helplineIn('women'),
      talk: helplineIn('teleManas', words.site.talk[language]),
    },
    clinic: {
      name: facts.clinicName[language],
      shortName: facts.clinicShortName[language],
      // Below the short name in the logo.
      kind: facts.clinicName[language].replace(facts.clinicShortName[language], '').trim(),
      address: facts.address[language],
      addressShort: facts.addressShort[language],
      mapUrl: facts.mapUrl,
      email: facts.email,
      phones: facts.phones.map((number) => ({ number, href: telHref(number) })),
      hours: openingHours(language),
      closed: closedDays(language),
    },
  }
}

export type SiteChrome = ReturnType<typeof siteChrome>

/** The frame around a page of a department: its booking links lead to that department's doctor, or to the phone. */
export function chromeOf<Chrome extends SiteChrome>(chrome: Chrome, department: string | undefined): Chrome {
  const book = department && chrome.bookFrom[department]
  if (!book) return chrome
  const { links, dock } = chrome
  const leading = ({ label }: ChromeLink) => ({ label: book.call ?? label, href: book.href })
  return {
    ...chrome,
    links: {
      ...links,
      appointment: leading(links.appointment),
      appointmentRow: { ...links.appointmentRow, ...leading(links.appointmentRow) },
    },
    // The dock has the phone already.
    dock: { ...dock, book: book.call ? null : book.href },
  }
}
