import { CareCards } from '../ui/care/care-cards.tsx'
import { CarePointer } from '../ui/care/care-pointer.tsx'
import type { Care } from './item-in.ts'

/** Urgent help at one item, before its text. */
export function ItemCare({ id, care }: { id: string; care: Care }) {
  return care.map(({ card, isAbove }) =>
    isAbove ? (
      <CarePointer key={card.id} card={card} />
    ) : (
      <CareCards key={card.id} cards={[card]} at={id} heading="h3" />
    ),
  )
}
