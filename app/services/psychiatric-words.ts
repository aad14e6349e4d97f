import { pictureIn } from '#content/format/picture-in.ts'
import { telHref } from '#content/format/tel.ts'
import { helplines } from '#content/helplines.ts'
import type { Language } from '#content/language.ts'
import type { Condition, Counselling, ServiceTab, Therapy } from '#content/schema.ts'
import { conditionPage } from '#content/services/psychiatric/condition-page.ts'
import { counselling } from '#content/services/psychiatric/counselling.ts'
import { therapies } from '#content/services/psychiatric/therapies.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { wordsIn } from '#content/words-in.ts'
import type { psychiatricTabs } from '../prerendered.ts'
import { conditionPath } from './condition-path.ts'
import { careIn, durationIn } from './item-in.ts'

type PsychiatricTab = (typeof psychiatricTabs)[number]

const anySensitive = (items: readonly { sensitive: boolean }[]) => items.some((item) => item.sensitive)

function treatmentsIn(language: Language) {
  const items: readonly Condition[] = conditions
  const { number } = helplines.teleManas
  return {
    kind: 'treatments' as const,
    sensitive: anySensitive(items),
    help: { ...wordsIn(conditionPage.help, language), number, href: telHref(number) },
    conditions: items.map((item) => ({
      id: item.id,
      title: item.title[language],
      short: item.short[language],
      href: conditionPath(language, item.slug),
    })),
  }
}

function counsellingIn(language: Language, tab: ServiceTab) {
  const items: readonly Counselling[] = counselling
  return {
    kind: 'counselling' as const,
    sensitive: anySensitive(items),
    services: items.map((item) => ({
      ...wordsIn(item, language),
      picture: pictureIn(language, item.picture, 'full'),
      time: durationIn(language, tab, item.duration),
      care: careIn(language, tab, item),
    })),
  }
}

function therapiesIn(language: Language, tab: ServiceTab) {
  const items: readonly Therapy[] = therapies
  return {
    kind: 'therapies' as const,
    sensitive: anySensitive(items),
    therapies: items.map((item) => ({
      ...wordsIn(item, language),
      picture: pictureIn(language, item.picture, 'full'),
      care: careIn(language, tab, item),
    })),
  }
}

export function psychiatricTabIn(language: Language, id: PsychiatricTab, tab: ServiceTab) {
  if (id === 'treatments') return treatmentsIn(language)
  if (id === 'counselling') return counsellingIn(language, tab)
  return therapiesIn(language, tab)
}

export type PsychiatricWords<Kind> = Extract<ReturnType<typeof psychiatricTabIn>, { kind: Kind }>
