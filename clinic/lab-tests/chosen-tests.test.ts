import { expect, test } from 'vitest'
import { chosenTests, MAX_CHOSEN_TESTS } from './chosen-tests.ts'

const known = ['tsh', 'cbc', 'urea'].map((slug) => ({ slug, price: 100 }))
const slugsOf = (sent: unknown) => chosenTests(sent, known).map(({ slug }) => slug)

test('the chosen tests come in the order of choosing, each once', () => {
  expect(slugsOf(['cbc', 'tsh', 'cbc'])).toEqual(['cbc', 'tsh'])
})

test('a form with one test sends a text, and with none nothing', () => {
  expect(slugsOf('tsh')).toEqual(['tsh'])
  expect(slugsOf(undefined)).toEqual([])
})

test('a slug that is not in the catalogue is left out', () => {
  expect(slugsOf(['', 'nipt', { slug: 'tsh' }, 7, null, 'urea', '\u0000'])).toEqual(['urea'])
})

test('more tests than fit into one booking are left out', () => {
  const many = Array.from({ length: MAX_CHOSEN_TESTS + 5 }, (_, n) => ({ slug: `test-${n}` }))
  const chosen = chosenTests(
    many.map(({ slug }) => slug),
    many,
  )
  expect(chosen).toHaveLength(MAX_CHOSEN_TESTS)
  expect(chosen[0]).toEqual({ slug: 'test-0' })
})
