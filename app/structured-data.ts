import { weekdaysOf } from '#clinic/slots.ts'
import type { ClinicFacts, Doctor } from '#content/clinic/clinic-facts.ts'
import type { Department } from '#content/clinic/parts.ts'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { facts, leadDoctor } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { pageMeta } from '#content/page-meta.ts'
import { wordsIn } from '#content/words-in.ts'
import { languageOf, pathIn } from './paths.ts'
import type { Crumb } from './ui/breadcrumb.tsx'

/** What a page adds to the structured data of every page. */
export type Graph = {
  /** The page is about the clinic itself: includes its full node. Elsewhere its id is enough. */
  clinic?: true
  breadcrumb?: { trail: Crumb[]; current: string }
  /** A health page; which doctor reviewed it and when, if any. */
  health?: { by: string | null; on: string | null }
  /** The page of a doctor. */
  doctor?: Doctor
  /** The page of one test, with the catalogue's own words. */
  labTest?: { name: string; printed: string; plain: string | null }
  post?: {
    title: string
    description: string
    published: string
    updated: string
    author: string
    picture: string
  }
}

type Node = { '@type': string | string[]; [key: string]: unknown }

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const specialties: Record<Department, string[]> = {
  gynaecology: ['Gynecologic', 'Obstetric'],
  psychiatry: ['Psychiatric'],
  pathology: [],
}

/** The page that describes the department. */
const departmentPages = {
  gynaecology: 'services-gynaecology',
  psychiatry: 'service-treatments',
  pathology: 'pathology',
} as const
const e164 = (phone: string) => phone.replace(/\s/g, '')

/** The clinic, from the facts file. No ratings: advertising rules forbid them, and nobody has verified them. */
function clinicNode(origin: string, language: Language, clinic: ClinicFacts): Node {
  return {
    '@type': 'MedicalClinic',
    '@id': `${origin}/#clinic`,
    name: facts.clinicName[language],
    url: origin + pathIn(language, '/'),
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/pictures/og-card-${language}.png`,
    telephone: e164(facts.phones[0]),
    email: facts.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.addressShort[language],
      addressLocality: facts.city[language],
      addressRegion: facts.region[language],
      postalCode: facts.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...facts.geo },
    hasMap: facts.mapUrl,
    openingHoursSpecification: clinic.sessions.map((session) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdaysOf(session).map((day) => days[day]),
      opens: session.opens,
      closes: session.closes,
    })),
    medicalSpecialty: clinic.departments.flatMap((department) => specialties[department]),
    availableLanguage: shownLanguages,
    currenciesAccepted: 'INR',
    department: [
      ...clinic.departments.map((department) => ({
        '@type': department === 'pathology' ? 'DiagnosticLab' : 'MedicalClinic',
        name: wordsIn(pageMeta[departmentPages[department]].description, language),
      })),
      ...(clinic.ownDepartments ?? []).map(({ name }) => ({
        '@type': 'MedicalClinic',
        name: name[language],
      })),
    ].map((department) => ({ ...department, parentOrganization: { '@id': `${origin}/#clinic` } })),
    sameAs: Object.values(facts.social),
  }
}

const doctorNode = (origin: string, language: Language, doctor: Doctor): Node => ({
  '@type': ['Person', 'IndividualPhysician'],
  '@id': `${origin}/#${doctor.id === leadDoctor.id ? 'doctor' : doctor.id}`,
  name: doctor.name[language],
  url: origin + pathIn(language, '/about/:doctor', { doctor: doctor.slug }),
  hasCredential: { '@type': 'EducationalOccupationalCredential', name: doctor.qualifications[language] },
  identifier: doctor.registration[language],
  medicalSpecialty: doctor.departments.flatMap((department) => specialties[department as Department] ?? []),
  worksFor: { '@id': `${origin}/#clinic` },
})

const breadcrumbNode = (
  origin: string,
  here: string,
  { trail, current }: NonNullable<Graph['breadcrumb']>,
): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, { label: current, href: here }].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: origin + href }),
  })),
})

const postNode = (origin: string, language: Language, post: NonNullable<Graph['post']>): Node => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  datePublished: post.published,
  dateModified: post.updated,
  author: { '@type': 'Organization', name: post.author, url: `${origin}/` },
  publisher: { '@id': `${origin}/#clinic` },
  image: origin + post.picture,
  inLanguage: `${language}-IN`,
})

const labTestNode = (here: string, { name, printed, plain }: NonNullable<Graph['labTest']>): Node => ({
  '@type': 'MedicalTest',
  '@id': `${here}#test`,
  name,
  alternateName: printed,
  ...(plain && { description: plain }),
})

/** The structured data (JSON-LD) of a page. */
export function graphOf(
  origin: string,
  here: string,
  page: { title: string; description: string },
  graph: Graph,
  clinic = facts,
) {
  const language = languageOf(here)
  const { by, on } = graph.health ?? {}
  const pageNode: Node = {
    '@type': graph.health ? 'MedicalWebPage' : 'WebPage',
    '@id': origin + here,
    url: origin + here,
    name: page.title,
    description: page.description,
    inLanguage: `${language}-IN`,
    isPartOf: { '@type': 'WebSite', name: facts.clinicName[language], url: `${origin}/` },
    about: { '@id': graph.labTest ? `${origin + here}#test` : `${origin}/#clinic` },
    ...(by && { reviewedBy: { '@type': 'Person', name: by } }),
    ...(on && { lastReviewed: on }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(graph.clinic ? [clinicNode(origin, language, clinic)] : []),
      pageNode,
      ...(graph.breadcrumb ? [breadcrumbNode(origin, here, graph.breadcrumb)] : []),
      ...(graph.labTest ? [labTestNode(origin + here, graph.labTest)] : []),
      ...(graph.doctor ? [doctorNode(origin, language, graph.doctor)] : []),
      ...(graph.post ? [postNode(origin, language, graph.post)] : []),
    ],
  }
}
