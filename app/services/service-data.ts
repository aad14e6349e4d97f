import type { RouterContextProvider } from 'react-router'
import type { Service } from '#content/clinic/clinic-facts.ts'
import { visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { careCardsIn } from '#content/format/care-cards-in.ts'
import { fill } from '#content/format/fill.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { reviewedIn } from '#content/format/reviewed-in.ts'
import { services } from '#content/interface.ts'
import type { Language, Text } from '#content/language.ts'
import type { ServiceItem, ServiceTab } from '#content/schema.ts'
import { firstVisit } from '#content/services/first-visit.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookLinkIn } from '../book-link.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { nextFreeIn } from '../next-free.ts'
import { pathIn } from '../paths.ts'
import { siteLinkIn } from '../search/site-index.ts'
import type { Fold } from './service-fold.tsx'

type Page = {
  department: Service['department']
  path: '/services/:tab' | '/service/:tab'
  crumb: Text
  tabs: readonly ServiceTab[]
  tab: ServiceTab
  items: readonly ServiceItem[]
  /** Below the services. */
  folds: Fold[]
}

/** The length of the visit, as the form shows it, too; null where it is booked by phone. */
export function firstVisitIn(language: Language, department: Service['department'], clinic = facts) {
  const visit = visitOfDepartment(department, clinic)
  return visit && fill(wordsIn(firstVisit, language), { minutes: visit.service.minutes })
}

/** The rows of an index, without those whose page the clinic does not have. */
export const rowsIn = (language: Language, { rows }: ServiceTab) =>
  rows.flatMap(({ to, title, under }) => {
    const page = siteLinkIn(language, to)
    return page
      ? [{ ...page, title: title?.[language] ?? page.title, under: under?.[language] ?? page.under }]
      : []
  })

/** One service in full. */
export function articleIn(language: Language, tab: ServiceTab, item: ServiceItem) {
  const { ifApprovedPlace, ifNotApprovedPlace, careCards, duration, picture, ...words } = wordsIn(
    item,
    language,
  )
  const isAbove = (id: (typeof careCards)[number]) => tab.urgent?.careCards.includes(id) ?? false
  return {
    ...words,
    listLabel: words.benefitsLabel ?? tab.listLabel?.[language] ?? '',
    // Only one of the two is true, depending on the clinic's certificate.
    place: facts.mtpApproved ? ifApprovedPlace : ifNotApprovedPlace,
    picture: pictureIn(language, picture, 'full'),
    time: duration && {
      label: tab.durationLabel?.[language] ?? '',
      text: fill(tab.durationTemplate?.[language] ?? '', {
        min: duration.minMinutes,
        max: duration.maxMinutes,
      }),
    },
    careCards: careCardsIn(
      language,
      careCards.filter((id) => !isAbove(id)),
    ),
    careAbove: careCardsIn(language, careCards.filter(isAbove)),
    // Signed separately from the page that it is on.
    review: item.id === 'pregnancy-choices' ? reviewedIn(language, item.id) : null,
  }
}

/** A tab of a service page: an index in everyday words, and below it every service of the clinic. */
export function serviceData(context: Readonly<RouterContextProvider>, language: Language, page: Page) {
  const { department, tab } = page
  const { heading, intro, goodToKnow, urgent } = wordsIn(tab, language)
  const labels = wordsIn(services, language)
  return {
    breadcrumb: breadcrumbIn(language, page.crumb[language], {
      label: labels.breadcrumbServices,
      href: `${pathIn(language, '/')}#services`,
    }),
    title: heading,
    lead: intro,
    labels: { tabs: labels.tabsLabel, rows: labels.rowsLabel, services: labels.allServices },
    tabs: page.tabs
      .filter(({ hidden }) => !hidden)
      .map(({ id, label }) => ({
        label: label[language],
        href: pathIn(language, page.path, { tab: id }),
        current: id === tab.id,
      })),
    picture: tab.picture && pictureIn(language, tab.picture, 'full'),
    rows: rowsIn(language, tab),
    urgent: urgent && { heading: urgent.heading, cards: careCardsIn(language, urgent.careCards) },
    articles: page.items.map((item) => articleIn(language, tab, item)),
    folds: [
      ...(goodToKnow
        ? [{ id: 'good-to-know', title: goodToKnow.heading, paragraphs: goodToKnow.paragraphs }]
        : []),
      ...page.folds,
    ],
    nextFree: nextFreeIn(context, language, { department }),
    firstVisit: firstVisitIn(language, department),
    book: bookLinkIn(language, department),
  }
}
