import { expect, test } from 'vitest'
import { testsCount, testsTotal } from './tests-total.ts'

const tests = (...prices: (number | null)[]) => prices.map((price) => ({ price }))

test('known prices are added up', () => {
  expect(testsTotal('en', tests(100, 350))).toBe('₹450')
  expect(testsTotal('hi', tests(100_000, 350))).toBe('₹1,00,350')
})

test('prices to ask for are counted, never guessed', () => {
  expect(testsTotal('en', tests(100, null, 350))).toBe('₹450 + 1 to ask')
  expect(testsTotal('hi', tests(450, null, null))).toBe('₹450 + 2 का दाम पूछें')
})

test('without a known price there is no sum', () => {
  expect(testsTotal('en', tests(null, null))).toBe('Price: ask')
  expect(testsTotal('hi', tests(null))).toBe('दाम पूछें')
})

test('tests are counted as people say it', () => {
  expect(testsCount('en', 1)).toBe('1 test')
  expect(testsCount('en', 2)).toBe('2 tests')
  expect(testsCount('hi', 2)).toBe('2 टेस्ट')
})
