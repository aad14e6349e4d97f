import { pictureIn } from '#content/format/picture-in.ts'
import type { Language } from '#content/language.ts'
import type { Condition, Counselling, ServiceTab, Therapy } from '#content/schema.ts'
import { counselling } from '#content/services/psychiatric/counselling.ts'
import { therapies } from '#content/services/psychiatric/therapies.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { wordsIn } from '#content/words-in.ts'
import type { psychiatricTabs } from '../prerendered.ts'
import { careIn, durationIn } from './item-in.ts'

type PsychiatricTab = (typeof psychiatricTabs)[number]

const anySensitive = (items: readonly { sensitive: boolean }[]) => items.some((item) => item.sensitive)

function treatmentsIn(language: Language, tab: ServiceTab) {
  const items: readonly Condition[] = conditions
  return {
    kind: 'treatments' as const,
    sensitive: anySensitive(items),
    conditions: items.map((item) => ({
      ...wordsIn(item, language),
      picture: pictureIn(language, item.picture, 'full'),
      care: careIn(language, tab, item),
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
  if (id === 'treatments') return treatmentsIn(language, tab)
  if (id === 'counselling') return counsellingIn(language, tab)
  return therapiesIn(language, tab)
}

export type PsychiatricWords<Kind> = Extract<ReturnType<typeof psychiatricTabIn>, { kind: Kind }>
