import type { Service } from '#content/clinic/clinic-facts.ts'
import { visitOfDepartment } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { careCardsIn } from '#content/format/care-cards-in.ts'
import { fill } from '#content/format/fill.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { services } from '#content/interface.ts'
import type { Language, Text } from '#content/language.ts'
import type { ServiceTab } from '#content/schema.ts'
import { firstVisit } from '#content/services/first-visit.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { pathIn } from '../paths.ts'
import type { NextFreeCard } from '../ui/next-free.tsx'

type Page = { tabs: readonly ServiceTab[] }

/** How long the visit is that is booked there, as the form says it, too; null where the phone is the way. */
export function firstVisitIn(language: Language, department: Service['department'], clinic = facts) {
  const visit = visitOfDepartment(department, clinic)
  return visit && fill(wordsIn(firstVisit, language), { minutes: visit.service.minutes })
}

/** The head of a service page: breadcrumb, tabs, and urgent help where the tab names it. */
export function headIn(
  language: Language,
  page: Page,
  tab: ServiceTab,
  crumb: Text,
  hrefOf: (id: string) => string,
  nextFree: NextFreeCard[],
  department: Service['department'],
) {
  const { heading, intro } = wordsIn(tab, language)
  return {
    breadcrumb: breadcrumbIn(language, crumb[language], {
      label: services.breadcrumbServices[language],
      href: `${pathIn(language, '/')}#services`,
    }),
    title: heading,
    lead: intro,
    ...(tab.picture && { picture: pictureIn(language, tab.picture, 'arch') }),
    // An index leads on to its pages, which have their own.
    visit: tab.isIndex ? null : { firstVisit: firstVisitIn(language, department), nextFree },
    tabsLabel: services.tabsLabel[language],
    tabs: page.tabs
      .filter(({ hidden }) => !hidden)
      .map(({ id, label }) => ({ label: label[language], href: hrefOf(id), current: id === tab.id })),
    careCards: careCardsIn(language, tab.careCards),
  }
}

export type Head = ReturnType<typeof headIn>
