import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('a text that fits is left alone', () => {
  expect(shorten('Living with PCOS', 16)).toBe('Living with PCOS')
})

test('a longer one ends at a word, without a trailing comma', () => {
  expect(shorten('Living with PCOS, day by day', 19)).toBe('Living with PCOS…')
  expect(shorten('Living with PCOS, day by day', 22)).toBe('Living with PCOS, day…')
  expect(shorten('नींद और मन: छोटी आदतें', 14)).toBe('नींद और मन…')
})
