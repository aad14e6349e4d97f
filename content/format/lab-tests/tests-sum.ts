import { fill } from '../fill.ts'
import { rupees } from '../rupees.ts'

type Words = Record<'one' | 'other' | 'ask' | 'someToAsk', string>
type Priced = { price: number | null }

/** What tests cost together: ₹450, ₹450 + 1 to ask, or Price: ask. The words are labTestTotals in one language. */
export function testsSum(words: Words, tests: readonly Priced[]): string {
  const prices = tests.flatMap(({ price }) => price ?? [])
  const unknown = tests.length - prices.length
  if (prices.length === 0) return words.ask
  const sum = rupees(prices.reduce((total, price) => total + price, 0))
  return unknown === 0 ? sum : fill(words.someToAsk, { sum, count: unknown })
}

/** 1 test, 2 tests. */
export const countTests = (words: Words, count: number): string =>
  fill(count === 1 ? words.one : words.other, { count })
