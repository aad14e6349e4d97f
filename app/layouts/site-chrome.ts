import type { Service } from '#content/clinic/clinic-facts.ts'
import { has, offered } from '#content/clinic/offered.ts'
import type { Part } from '#content/clinic/parts.ts'
import { asksDoctor, clinicalDepartments } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { closedDays, openingHours } from '#content/format/opening-hours.ts'
import { telHref } from '#content/format/tel.ts'
import { whatsappHref } from '#content/format/whatsapp.ts'
import { type HelplineName, helplines } from '#content/helplines.ts'
import { crisis, footer, header, helpStrip, quickExit } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { searchPage } from '#content/search/page.ts'
import * as words from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { type BookLink, bookLinkIn } from '../book-link.ts'
import { clinicMapIn } from '../clinic-map.ts'
import { otherLanguage, type Page, pathIn } from '../paths.ts'

/** With section: the pages below it belong to the same entry of the menu. */
export type ChromeLink = { label: string; href: string; needs?: Part; section?: string }

const folderOf = (path: string) => path.replace(/[^/]*$/, '')

const linkIn =
  (language: Language) =>
  (label: string, page: Exclude<Page, `${string}:${string}`>, needs?: Part): ChromeLink => ({
    label,
    href: pathIn(language, page),
    ...(needs && { needs }),
  })

/** Where header and footer lead. */
function linksIn(language: Language) {
  const to = linkIn(language)
  const head = wordsIn(header, language)
  const foot = wordsIn(footer, language)
  const gynaecologyPath = pathIn(language, '/services/:tab', { tab: 'gynaecology' })
  const gynaecology: ChromeLink = {
    needs: 'gynaecology',
    label: head.gynaecology,
    href: gynaecologyPath,
    section: folderOf(gynaecologyPath),
  }
  const psychiatricPath = pathIn(language, '/service/:tab', { tab: 'counselling' })
  const psychiatric: ChromeLink = {
    needs: 'psychiatry',
    label: head.psychiatric,
    href: psychiatricPath,
    section: folderOf(psychiatricPath),
  }
  const pathology: ChromeLink = {
    ...to(head.pathology, '/pathology', 'pathology'),
    section: `${pathIn(language, '/pathology')}/`,
  }
  const homeCollection = to(head.homeCollection, '/home-collection', 'home-collection')
  const manageBooking = to(head.manageBooking, '/booking')
  const search = to(searchPage.heading[language], '/search')
  return {
    home: to(head.home, '/'),
    about: [
      to(head.aboutClinic, '/about/clinic'),
      ...facts.doctors.map(({ name, slug }, index) => ({
        // The specification's label is that of the first doctor, unless patients choose by name.
        label: asksDoctor() || index > 0 ? name[language] : head.aboutDoctor,
        href: pathIn(language, '/about/:doctor', { doctor: slug }),
      })),
    ],
    main: offered([
      gynaecology,
      psychiatric,
      pathology,
      {
        ...to(head.blogs, '/blogs', 'blog'),
        section: folderOf(pathIn(language, '/blog/:slug', { slug: '-' })),
      },
      to(head.gallery, '/gallery', 'gallery'),
      to(head.contact, '/contact'),
    ]),
    services: offered([
      gynaecology,
      psychiatric,
      pathology,
      homeCollection,
      to(head.appointment, '/appoitment'),
    ]),
    support: offered([
      search,
      manageBooking,
      to(foot.privacy, '/privacy-policy'),
      to(foot.terms, '/term-condition'),
      to(foot.refund, '/refund-policy'),
      to(words.site.privacyPromise[language], '/privacy-promise'),
      to(foot.accessibility, '/accessibility'),
      to(foot.safety, '/safety'),
      to(words.site.practice[language], '/pratice', 'practice'),
    ]),
    brief: [
      to(words.site.myBooking[language], '/booking'),
      { label: words.site.directions[language], href: facts.mapUrl },
      to(words.site.contactShort[language], '/contact'),
      to(words.site.privacyShort[language], '/privacy-policy'),
      to(words.site.safetyShort[language], '/safety'),
    ],
    appointment: to(head.appointment, '/appoitment'),
    privacy: to(words.site.privacyShort[language], '/privacy-policy'),
    safety: to(words.site.safetyShort[language], '/safety'),
    makeAppointment: to(head.makeAppointment, '/appoitment'),
    homeCollection: has('home-collection') ? homeCollection : null,
    manageBooking,
    search,
  }
}

const helplineIn = (name: HelplineName, text = '{number}') => {
  const { number } = helplines[name]
  return { label: fill(text, { number }), href: telHref(number) }
}

/** The texts and links of the layout, in one language. */
export function siteChrome(language: Language, year: number) {
  const head = wordsIn(header, language)
  const foot = wordsIn(footer, language)
  return {
    language,
    other: {
      language: otherLanguage(language),
      name: words.languageSwitch.ownName[otherLanguage(language)],
      label: words.languageSwitch.switchTo[language],
    },
    site: wordsIn(words.site, language),
    topBar: wordsIn(words.topBar, language),
    header: { about: head.about, openMenu: head.openMenu, logoAlt: head.logoAlt },
    footer: foot,
    copyright: fill(foot.copyright, { year }),
    crisisLine: wordsIn(crisis.footerLine, language),
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
    /** Where the pages of a department lead instead. */
    bookFrom: Object.fromEntries(
      clinicalDepartments().map((department) => [department, bookLinkIn(language, department)]),
    ) as Record<Service['department'], BookLink>,
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
      // What stands under the short name in the logo.
      kind: facts.clinicName[language].replace(facts.clinicShortName[language], '').trim(),
      address: facts.address[language],
      addressShort: facts.addressShort[language],
      mapUrl: facts.mapUrl,
      map: clinicMapIn(language),
      email: facts.email,
      phones: facts.phones.map((number) => ({ number, href: telHref(number) })),
      hours: openingHours(language),
      closed: closedDays(language),
    },
  }
}

export type SiteChrome = ReturnType<typeof siteChrome>

/** The frame around a page of a department: its ways to book lead to that department's doctor, or to the phone. */
export function chromeOf<Chrome extends SiteChrome>(
  chrome: Chrome,
  department: Service['department'] | undefined,
): Chrome {
  const book = department && chrome.bookFrom[department]
  if (!book) return chrome
  const { links, dock } = chrome
  const leading = ({ label }: ChromeLink) => ({ label: book.call ?? label, href: book.href })
  return {
    ...chrome,
    links: {
      ...links,
      appointment: leading(links.appointment),
      makeAppointment: leading(links.makeAppointment),
    },
    // The dock has the phone besides.
    dock: { ...dock, book: book.call ? null : book.href },
  }
}
