import type { Prepared } from '#clinic/lab-tests/preparation.ts'
import { apartInHours } from '#clinic/lab-tests/sample-hour.ts'
import { fill } from '../format/fill.ts'
import type { PreparationWords } from './eat-before.ts'

type Named = Prepared & { name: string }

export const namesOf = (tests: readonly Named[]): string => tests.map(({ name }) => name).join(' · ')

/** Which of these tests cannot share an hour, and what to do; null where all can. */
export function apartIn(words: PreparationWords, tests: readonly Named[]): string | null {
  const groups = apartInHours(tests)
  return groups && fill(words.apartHelp, { groups: groups.map(namesOf).join(' / ') })
}
