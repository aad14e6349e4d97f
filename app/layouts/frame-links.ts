import { offered } from '#content/clinic/offered.ts'
import type { Part } from '#content/clinic/parts.ts'
import { asksDoctor } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { footer, header } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { menuLines, site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Page, pathIn } from '../paths.ts'

/** With `section`: pages below that path belong to the same entry of the menu. */
export type ChromeLink = { label: string; href: string; needs?: Part; section?: string }

/** An entry of the phone's menu, with a line about what is there. */
export type MenuRow = ChromeLink & { id: keyof typeof menuLines; line: string }

const folderOf = (path: string) => path.replace(/[^/]*$/, '')

const linkIn =
  (language: Language) =>
  (label: string, page: Exclude<Page, `${string}:${string}`>, needs?: Part): ChromeLink => ({
    label,
    href: pathIn(language, page),
    ...(needs && { needs }),
  })

/** The links of both header and footer. */
function sharedLinks(language: Language) {
  const to = linkIn(language)
  const head = wordsIn(header, language)
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
  const blogs: ChromeLink = {
    ...to(head.blogs, '/blogs', 'blog'),
    section: folderOf(pathIn(language, '/blog/:slug', { slug: '-' })),
  }
  return {
    gynaecology,
    psychiatric,
    pathology,
    blogs,
    gallery: to(head.gallery, '/gallery', 'gallery'),
    homeCollection: to(head.homeCollection, '/home-collection', 'home-collection'),
    contact: to(head.contact, '/contact'),
    myBooking: to(site.myBooking[language], '/booking'),
    makeAppointment: to(head.makeAppointment, '/appoitment'),
    privacy: to(site.privacyShort[language], '/privacy-policy'),
    safety: to(site.safetyShort[language], '/safety'),
  }
}

type Shared = ReturnType<typeof sharedLinks>

function menuLinks(language: Language, shared: Shared) {
  const to = linkIn(language)
  const head = wordsIn(header, language)
  const lines = wordsIn(menuLines, language)
  const row = (id: MenuRow['id']): MenuRow => ({ ...shared[id], id, line: lines[id] })
  const about = [
    to(head.aboutClinic, '/about/clinic'),
    ...facts.doctors.map(({ name, slug }, index) => ({
      // The specification's label is that of the first doctor, unless patients choose by name.
      label: asksDoctor() || index > 0 ? name[language] : head.aboutDoctor,
      href: pathIn(language, '/about/:doctor', { doctor: slug }),
    })),
    ...offered([shared.blogs, shared.gallery]),
  ]
  return {
    departments: offered([shared.gynaecology, shared.psychiatric, shared.pathology]),
    about,
    rows: offered(
      (['myBooking', 'gynaecology', 'psychiatric', 'pathology', 'homeCollection'] as const).map(row),
    ),
    appointmentRow: row('makeAppointment'),
    small: [...about, shared.contact, shared.safety],
  }
}

function footerLinks(language: Language, shared: Shared) {
  const to = linkIn(language)
  const foot = wordsIn(footer, language)
  const tab = (name: 'obstetrics' | 'infertility'): ChromeLink => ({
    needs: 'gynaecology',
    label: foot[name],
    href: pathIn(language, '/services/:tab', { tab: name }),
  })
  return {
    services: offered([
      shared.gynaecology,
      tab('obstetrics'),
      tab('infertility'),
      shared.psychiatric,
      shared.pathology,
      shared.homeCollection,
      to(header.appointment[language], '/appoitment'),
    ]),
    support: [
      shared.myBooking,
      to(site.search[language], '/search'),
      shared.contact,
      { label: foot.directions, href: facts.mapUrl },
      to(foot.privacy, '/privacy-policy'),
      to(foot.terms, '/term-condition'),
      to(foot.refund, '/refund-policy'),
    ],
    safeAndEasy: offered([
      to(foot.safety, '/safety'),
      to(site.privacyPromise[language], '/privacy-promise'),
      to(foot.accessibility, '/accessibility'),
      to(site.practice[language], '/pratice', 'practice'),
      shared.blogs,
      shared.gallery,
    ]),
    brief: [shared.myBooking, shared.contact],
  }
}

/** The links of header and footer. */
export function linksIn(language: Language) {
  const to = linkIn(language)
  const shared = sharedLinks(language)
  const { contact, myBooking, privacy, safety } = shared
  return {
    home: to(header.home[language], '/'),
    search: to(site.search[language], '/search'),
    appointment: to(header.appointment[language], '/appoitment'),
    contact,
    myBooking,
    privacy,
    safety,
    ...menuLinks(language, shared),
    ...footerLinks(language, shared),
  }
}
