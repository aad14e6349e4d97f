import { careCardsIn } from '#content/format/care-cards-in.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { services } from '#content/interface.ts'
import type { Language, Text } from '#content/language.ts'
import type { ServiceTab } from '#content/schema.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'

type Page = { heading: Text; tabs: readonly ServiceTab[] }

/** The head of a service page: breadcrumb, tabs, and urgent help where the tab names it. */
export function headIn(
  language: Language,
  page: Page,
  tab: ServiceTab,
  crumb: Text,
  hrefOf: (id: string) => string,
) {
  const { heading, intro } = wordsIn(tab, language)
  return {
    breadcrumb: breadcrumbIn(language, crumb[language], { label: services.breadcrumbServices[language] }),
    eyebrow: page.heading[language],
    title: heading,
    lead: intro,
    picture: pictureIn(language, tab.picture, 'arch'),
    tabsLabel: services.tabsLabel[language],
    tabs: page.tabs
      .filter(({ hidden }) => !hidden)
      .map(({ id, label }) => ({ label: label[language], href: hrefOf(id), current: id === tab.id })),
    careCards: careCardsIn(language, tab.careCards),
  }
}

export type Head = ReturnType<typeof headIn>
