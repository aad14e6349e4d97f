import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, forgivenErrors } from './edit-distance.ts'

test('counts letters inserted, deleted, changed and swapped', () => {
  expect(editDistance('thyrod', 'thyroid')).toBe(1)
  expect(editDistance('suger', 'sugar')).toBe(1)
  expect(editDistance('colestrol', 'cholesterol')).toBe(2)
  expect(editDistance('viatmin', 'vitamin')).toBe(1)
  expect(editDistance('शुगर', 'शुगल')).toBe(1)
  expect(editDistance('', 'cbc')).toBe(3)
})

test('is the same both ways, nothing only for the same word, and never more than the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b) === 0).toBe(a === b)
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

test('short words must be right', () => {
  expect(['tsh', 'urea', 'sugar', 'thyroid'].map(forgivenErrors)).toEqual([0, 1, 1, 2])
})
