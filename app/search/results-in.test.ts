import { expect, test } from 'vitest'
import { resultsIn } from './results-in.ts'

test.each([
  'i want to die',
  'mar jana chahti hu',
  'pati marta hai',
])('a query about danger shows one page, and no other matter: %s', (typed) => {
  const { cards, best, groups } = resultsIn('en', typed, null)
  expect(cards).toHaveLength(1)
  expect(best).not.toBeNull()
  expect(groups).toEqual([])
})

test('calm words bring everything that matches', () => {
  const { cards, groups } = resultsIn('en', 'period', null)
  expect(cards).toEqual([])
  expect(groups.length).toBeGreaterThan(0)
})
