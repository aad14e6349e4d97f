import { labTestTotals } from '../lab-tests.ts'
import { inLanguage, type Language } from '../language.ts'
import { countTests, testsSum } from './lab-tests/tests-sum.ts'

/** What tests cost together: ₹450, ₹450 + 1 to ask, or Price: ask. */
export const testsTotal = (language: Language, tests: readonly { price: number | null }[]): string =>
  testsSum(inLanguage(labTestTotals, language), tests)

/** 1 test, 2 tests. */
export const testsCount = (language: Language, count: number): string =>
  countTests(inLanguage(labTestTotals, language), count)
