import type { CatalogueRow } from './catalogue-row.ts'
import { isNeverListed } from './lab-test.ts'
import { type NamedTest, nameMatcher } from './match-name.ts'
import type { ListFault, ListNote, PriceLine, readPriceList } from './read-price-list.ts'

export type Unmatched = {
  line: number
  name: string
  price: number | null
  /** The slugs that the name may mean: a person decides. */
  suggestions: readonly string[]
}

const inOrder = <T extends { line: number }>(found: readonly T[]) => found.toSorted((a, b) => a.line - b.line)

export type KnownTest = NamedTest & Pick<CatalogueRow, 'home_id' | 'publish'>

/** Matches a clinic's price list with the known tests. */
export function matchPriceList(list: ReturnType<typeof readPriceList>, known: readonly KnownTest[]) {
  const match = nameMatcher(known)
  const matched = new Map<string, PriceLine>()
  const unmatched: Unmatched[] = []
  const faults: ListFault[] = [...list.faults]
  const notes: ListNote[] = [...list.notes]
  // A bare name is a section where the test of that name has a line of its own, so bare names come last.
  const bareLast = list.lines.toSorted((a, b) => Number(a.isBare) - Number(b.isBare))
  for (const { isBare, ...found } of bareLast) {
    const { line, name: text, price } = found
    const { slug, suggestions } = match(text)
    const before = slug === null ? undefined : matched.get(slug)
    if (isBare && (before || (slug === null && suggestions.length === 0)))
      notes.push({ line, code: 'section', text })
    else if (slug === null) unmatched.push({ line, name: text, price, suggestions })
    else if (!before) matched.set(slug, found)
    else if (before.price === price) notes.push({ line, code: 'listed-twice', text, other: before.line })
    else faults.push({ line, code: 'two-prices', text, other: before.line })
  }
  for (const test of known) {
    const found = matched.get(test.slug)
    if (!found) continue
    const { line, name: text, price } = found
    if (test.home_id !== null && price === null) faults.push({ line, code: 'home-test-without-price', text })
    if (isNeverListed(test)) notes.push({ line, code: 'stays-hidden', text })
  }
  return { matched, unmatched: inOrder(unmatched), faults: inOrder(faults), notes: inOrder(notes) }
}

/** A list that retires more than a tenth of the listed tests is more often a wrong file than a decision. */
export const retiresMany = (retired: number, listed: number): boolean => retired > listed / 10
