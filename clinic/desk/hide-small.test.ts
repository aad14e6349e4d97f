import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundedCount, shownCount, shownShares } from './hide-small.ts'

const counts = fc.array(fc.nat(60), { minLength: 1, maxLength: 12 })
const known = (all: readonly (number | null)[]) => all.filter((one) => one !== null)

test('a count under ten is hidden', () => {
  expect([0, 1, 9, 10, 31].map(shownCount)).toEqual([null, null, null, 10, 31])
  expect([0, 9, 10, 14, 15, 612].map(roundedCount)).toEqual([null, null, 10, 10, 20, 610])
  expect(shownShares([31, 9, 62, 0])).toEqual([0.33, null, 0.67, null])
})

test('rounded counts are never one to nine, however they are added or subtracted', () => {
  const signs = fc.array(fc.constantFrom(-1, 0, 1), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(counts, signs, (all, sign) => {
      const sum = known(all.map(roundedCount)).reduce((sum, count, place) => sum + sign[place]! * count, 0)
      expect(Math.abs(sum) >= 1 && Math.abs(sum) <= 9).toBe(false)
    }),
  )
})

test('shares reveal nothing about the hidden groups', () => {
  fc.assert(
    fc.property(counts, fc.nat(9), (all, few) => {
      const others = all.map((count) => (count < 10 ? few : count))
      expect(shownShares(others)).toEqual(shownShares(all))
    }),
  )
})
