import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { telHref } from '#content/format/tel.ts'
import { whatsappHref } from '#content/format/whatsapp.ts'
import { buttons, crisis, footer, header, quickExit } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import * as words from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { clinicMapIn } from '../clinic-map.ts'
import { otherLanguage, type Page, pathIn } from '../paths.ts'

export type ChromeLink = { label: string; href: string }

const linkIn =
  (language: Language) =>
  (label: string, page: Exclude<Page, `${string}:${string}`>): ChromeLink => ({
    label,
    href: pathIn(language, page),
  })

/** Where header and footer lead. */
function linksIn(language: Language) {
  const to = linkIn(language)
  const head = wordsIn(header, language)
  const foot = wordsIn(footer, language)
  const gynaecology = {
    label: head.gynaecology,
    href: pathIn(language, '/services/:tab', { tab: 'gynaecology' }),
  }
  const psychiatric = {
    label: head.psychiatric,
    href: pathIn(language, '/service/:tab', { tab: 'counselling' }),
  }
  const manageBooking = to(head.manageBooking, '/booking')
  return {
    home: to(head.home, '/'),
    about: [
      to(head.aboutClinic, '/about/clinic'),
      { label: head.aboutDoctor, href: pathIn(language, '/about/:doctor', { doctor: facts.doctorSlug }) },
    ],
    main: [
      gynaecology,
      psychiatric,
      to(head.pathology, '/pathology'),
      to(head.blogs, '/blogs'),
      to(head.gallery, '/gallery'),
      to(head.contact, '/contact'),
    ],
    services: [
      gynaecology,
      psychiatric,
      to(head.pathology, '/pathology'),
      to(head.homeCollection, '/home-collection'),
      to(head.appointment, '/appoitment'),
    ],
    support: [
      manageBooking,
      to(foot.privacy, '/privacy-policy'),
      to(foot.terms, '/term-condition'),
      to(foot.refund, '/refund-policy'),
      to(words.site.privacyPromise[language], '/privacy-promise'),
      to(foot.accessibility, '/accessibility'),
      to(foot.safety, '/safety'),
      to(words.site.practice[language], '/pratice'),
    ],
    appointment: to(head.appointment, '/appoitment'),
    makeAppointment: to(head.makeAppointment, '/appoitment'),
    homeCollection: to(head.homeCollection, '/home-collection'),
    manageBooking,
  }
}

/** The texts and links of the layout, in one language. */
export function siteChrome(language: Language, year: number) {
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
    header: wordsIn(header, language),
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
      book: linkIn(language)(wordsIn(buttons.bookAppointment, language), '/appoitment'),
    },
    clinic: {
      name: facts.clinicName[language],
      address: facts.address[language],
      addressShort: facts.addressShort[language],
      mapUrl: facts.mapUrl,
      map: clinicMapIn(language),
      email: facts.email,
      phones: facts.phones.map((number) => ({ number, href: telHref(number) })),
      hours: openingHours(language),
    },
  }
}

export type SiteChrome = ReturnType<typeof siteChrome>
