import { facts } from '#content/facts.ts'
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
  doctor?: true
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

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const e164 = (phone: string) => phone.replace(/\s/g, '')

/** The clinic, from the facts file. No ratings: advertising rules forbid them, and nobody has verified them. */
function clinicNode(origin: string, language: Language): Node {
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
    openingHoursSpecification: facts.sessions.map((session) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: session.opens,
      closes: session.closes,
    })),
    medicalSpecialty: ['Gynecologic', 'Obstetric', 'Psychiatric'],
    availableLanguage: ['en', 'hi'],
    currenciesAccepted: 'INR',
    department: ['services-gynaecology', 'service-treatments', 'pathology'].map((id) => ({
      '@type': id === 'pathology' ? 'DiagnosticLab' : 'MedicalClinic',
      name: wordsIn(pageMeta[id as 'pathology'].description, language),
      parentOrganization: { '@id': `${origin}/#clinic` },
    })),
    sameAs: Object.values(facts.social),
  }
}

const doctorNode = (origin: string, language: Language): Node => ({
  '@type': ['Person', 'IndividualPhysician'],
  '@id': `${origin}/#doctor`,
  name: facts.doctorName[language],
  url: origin + pathIn(language, '/about/:doctor', { doctor: facts.doctorSlug }),
  hasCredential: { '@type': 'EducationalOccupationalCredential', name: facts.qualifications[language] },
  identifier: facts.registration[language],
  medicalSpecialty: ['Gynecologic', 'Obstetric'],
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
  author: { '@type': 'Person', name: post.author },
  publisher: { '@id': `${origin}/#clinic` },
  image: origin + post.picture,
  inLanguage: `${language}-IN`,
})

/** The structured data (JSON-LD) of a page. */
export function graphOf(
  origin: string,
  here: string,
  page: { title?: string; description: string },
  graph: Graph,
) {
  const language = languageOf(here)
  const { by, on } = graph.health ?? {}
  const pageNode: Node = {
    '@type': graph.health ? 'MedicalWebPage' : 'WebPage',
    '@id': origin + here,
    url: origin + here,
    name: page.title ?? page.description,
    description: page.description,
    inLanguage: `${language}-IN`,
    isPartOf: { '@type': 'WebSite', name: facts.clinicName[language], url: `${origin}/` },
    about: { '@id': `${origin}/#clinic` },
    ...(by && { reviewedBy: { '@type': 'Person', name: by } }),
    ...(on && { lastReviewed: on }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(graph.clinic ? [clinicNode(origin, language)] : []),
      pageNode,
      ...(graph.breadcrumb ? [breadcrumbNode(origin, here, graph.breadcrumb)] : []),
      ...(graph.doctor ? [doctorNode(origin, language)] : []),
      ...(graph.post ? [postNode(origin, language, graph.post)] : []),
    ],
  }
}
