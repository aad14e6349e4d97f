import { isSensitiveTest } from '#clinic/lab-tests/sensitive.ts'
import { confirmation } from '#content/confirmation.ts'
import { fill } from '#content/format/fill.ts'
import { testNamesIn } from '#content/format/lab-tests/test-names-in.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { TicketRow } from './ticket.tsx'

type BookedTest = ReadBooking['tests'][number]

/** A home visit has its own names for its eight tests: the slip uses those of the form. */
function namesIn(language: Language, kind: ReadBooking['kind'], test: BookedTest) {
  const { name, name_en, name_hi, home_name_en, home_name_hi } = test
  const isHome = kind === 'home-collection'
  const names = { en: (isHome && home_name_en) || name_en, hi: (isHome && home_name_hi) || name_hi }
  return testNamesIn(language, { name, names })
}

/** The name on the slip. */
export const testNameIn = (language: Language, kind: ReadBooking['kind'], test: BookedTest): string =>
  namesIn(language, kind, test).name

/** The sum of the known prices, and how many prices are unknown. */
function priceIn(language: Language, tests: readonly BookedTest[]): string {
  const words = wordsIn(confirmation, language)
  const known = tests.flatMap(({ price }) => price ?? [])
  if (known.length === 0) return words.allToAsk
  const sum = rupees(known.reduce((total, price) => total + price, 0))
  const count = tests.length - known.length
  return fill(words.total, { total: count ? fill(words.someToAsk, { total: sum, count }) : sum })
}

/** How many tests, for a patient who opened only the link. */
export const testCountRow = (language: Language, { tests }: ReadBooking): TicketRow | null =>
  tests.length === 0
    ? null
    : { icon: 'tests', title: fill(confirmation.testCount[language], { count: tests.length }), text: null }

/** The tests and their prices. On paper and in the picture a sensitive one is counted and not named. */
export function testsRow(language: Language, { kind, tests, paid }: ReadBooking): TicketRow | null {
  if (tests.length === 0) return null
  const words = wordsIn(confirmation, language)
  const named = tests.map((test) => namesIn(language, kind, test))
  const names = named.map(({ name }) => name).join(' · ')
  return {
    icon: 'tests',
    title: names,
    labNames: language === 'hi' ? named.flatMap(({ slip }) => slip ?? []).join(' · ') : null,
    titleOnPaper: tests.some(isSensitiveTest) ? fill(words.testCount, { count: tests.length }) : names,
    text: paid > 0 ? fill(words.paid, { paid: rupees(paid) }) : priceIn(language, tests),
  }
}
