import fc from 'fast-check'
import { expect, test } from 'vitest'
import { admit, type Suspicion } from './surge.ts'

const limits = { open: 12, proven: 24 }
const calm: Suspicion = { heldThisHour: 0, looksBusy: false, hasWorked: false, canWork: true }
const decide = (changes: Partial<Suspicion>) => admit(limits, { ...calm, ...changes })

test('in an ordinary hour a time is held without any question', () => {
  expect(decide({})).toBe('hold')
  expect(decide({ canWork: false })).toBe('hold')
  expect(decide({ heldThisHour: 11 })).toBe('hold')
})

test.each([
  ['the first half of the hour’s places is gone', { heldThisHour: 12 }],
  ['many forms came from the same source', { looksBusy: true }],
])('when %s, a browser is asked for work and then trusted', (_, suspicion) => {
  expect(decide(suspicion)).toBe('ask-for-work')
  expect(decide({ ...suspicion, hasWorked: true })).toBe('hold')
})

test('whoever cannot work is called instead of being asked, never sent away', () => {
  expect(decide({ heldThisHour: 12, canWork: false })).toBe('confirm-by-phone')
  expect(decide({ looksBusy: true, canWork: false })).toBe('confirm-by-phone')
})

test('work done without a word about script counts all the same', () => {
  expect(decide({ looksBusy: true, hasWorked: true, canWork: false })).toBe('hold')
})

test('when all places of the hour are gone nobody is asked for work in vain', () => {
  expect(decide({ heldThisHour: 23, hasWorked: true })).toBe('hold')
  for (const hasWorked of [false, true])
    expect(decide({ heldThisHour: 24, hasWorked })).toBe('confirm-by-phone')
})

test('no more places are ever held than the limits say, whoever comes', () => {
  const visitors = fc.record({ looksBusy: fc.boolean(), hasWorked: fc.boolean(), canWork: fc.boolean() })
  fc.assert(
    fc.property(fc.array(visitors, { maxLength: 100 }), (many) => {
      let held = 0
      let heldWithoutWork = 0
      for (const visitor of many) {
        if (admit(limits, { ...visitor, heldThisHour: held }) !== 'hold') continue
        held++
        if (!visitor.hasWorked) heldWithoutWork++
      }
      expect(held).toBeLessThanOrEqual(limits.proven)
      expect(heldWithoutWork).toBeLessThanOrEqual(limits.open)
    }),
  )
})
