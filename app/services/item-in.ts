import type { CareCardId } from '#content/care-cards.ts'
import { careCardsIn } from '#content/format/care-cards-in.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import type { Duration, ServiceItem, ServiceTab } from '#content/schema.ts'

type Item = Pick<ServiceItem, 'careCards'>

/** The urgent help of an item: the card itself, or a pointer to it where it is at the head of the tab. */
export function careIn(language: Language, tab: ServiceTab, item: Item) {
  const isAbove = (id: CareCardId) => tab.careCards.includes(id)
  return careCardsIn(language, item.careCards).map((card) => ({ card, isAbove: isAbove(card.id) }))
}

export type Care = ReturnType<typeof careIn>

export function durationIn(language: Language, tab: ServiceTab, { minMinutes, maxMinutes }: Duration) {
  const template = tab.durationTemplate?.[language] ?? ''
  return {
    label: tab.durationLabel?.[language] ?? '',
    text: fill(template, { min: minMinutes, max: maxMinutes }),
  }
}
