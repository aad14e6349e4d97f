import fc from 'fast-check'
import { expect, test } from 'vitest'
import { admit, aheadLimit, aheadWindows, type HoldWindow, isScarce, mayHoldAhead } from './surge.ts'

const limit = { open: 12, proven: 24 }
type Visitor = Parameters<typeof admit>[1]
const calm: Visitor = {
  isSuspicious: false,
  hasSolvedChallenge: false,
  canSolveChallenge: true,
}
const decide = ({ held = 0, ...changes }: Partial<Visitor> & { held?: number }) =>
  admit([{ of: 'clinic', limit, held }], { ...calm, ...changes })
const admission = (changes: Parameters<typeof decide>[0]) => decide(changes).admission

test('in an ordinary hour a time is held without a challenge', () => {
  expect(decide({})).toEqual({ admission: 'hold', trust: 'normal', limitedBy: null })
  expect(admission({ canSolveChallenge: false })).toBe('hold')
  expect(admission({ held: 11 })).toBe('hold')
})

test.each([
  ['the first half of the places is gone', { held: 12 }],
  ['many forms came from the same source', { isSuspicious: true }],
])('when %s, a browser is asked for work and then trusted', (_, suspicion) => {
  expect(admission(suspicion)).toBe('challenge')
  expect(decide({ ...suspicion, hasSolvedChallenge: true })).toMatchObject({
    admission: 'hold',
    trust: 'proven',
  })
})

test('a visitor without script is called instead of challenged, never refused, and gets no message', () => {
  for (const suspicion of [{ held: 12 }, { isSuspicious: true }])
    expect(decide({ ...suspicion, canSolveChallenge: false })).toMatchObject({
      admission: 'confirm-by-phone',
      trust: 'suspect',
    })
})

test('the clinic is alerted when places are scarce, not because of one form submitted too fast in a calm hour', () => {
  const isAlerted = (changes: Parameters<typeof decide>[0]) => isScarce(decide(changes).limitedBy)
  expect(isAlerted({ held: 12, canSolveChallenge: false })).toBe(true)
  expect(isAlerted({ isSuspicious: true, canSolveChallenge: false })).toBe(false)
  expect(isAlerted({ held: 11 })).toBe(false)
})

test('a solved challenge counts even if the form did not say that script runs', () => {
  expect(admission({ isSuspicious: true, hasSolvedChallenge: true, canSolveChallenge: false })).toBe('hold')
})

test('when all places are gone a solved challenge still gets a message, and the clinic calls', () => {
  expect(admission({ held: 23, hasSolvedChallenge: true })).toBe('hold')
  expect(admission({ held: 24 })).toBe('challenge')
  expect(decide({ held: 24, hasSolvedChallenge: true })).toEqual({
    admission: 'confirm-by-phone',
    trust: 'proven',
    limitedBy: 'clinic',
  })
})

const visitors = fc.record({
  isSuspicious: fc.boolean(),
  hasSolvedChallenge: fc.boolean(),
  canSolveChallenge: fc.boolean(),
})

test('no more places are ever held than any of the windows allows, for any visitors', () => {
  const limits = fc
    .record({ open: fc.nat(20), more: fc.nat(20) })
    .map(({ open, more }) => ({ open, proven: open + more }))
  fc.assert(
    fc.property(
      fc.array(limits, { minLength: 1, maxLength: 4 }),
      fc.array(visitors, { maxLength: 100 }),
      (all, many) => {
        let [held, unproven] = [0, 0]
        for (const visitor of many) {
          const windows: HoldWindow[] = all.map((each) => ({ of: 'clinic', limit: each, held }))
          if (admit(windows, visitor).admission !== 'hold') continue
          held++
          if (!visitor.hasSolvedChallenge) unproven++
        }
        expect(held).toBeLessThanOrEqual(Math.min(...all.map(({ proven }) => proven)))
        expect(unproven).toBeLessThanOrEqual(Math.min(...all.map(({ open }) => open)))
      },
    ),
  )
})

test('of the days ahead a tenth is open to anyone and a quarter to solved challenges, besides the usual number', () => {
  expect(aheadLimit(133, 0, { unproven: 10, all: 25 })).toEqual({ unproven: 13, all: 33 })
  expect(aheadLimit(133, 80, { unproven: 10, all: 25 })).toEqual({ unproven: 13, all: 113 })
})

test('the last check of the days ahead agrees with the first one', () => {
  const held = fc.record({ unproven: fc.nat(30), more: fc.nat(30) })
  fc.assert(
    fc.property(held, visitors, ({ unproven, more }, visitor) => {
      const limits = { unproven: 13, all: 33 }
      const now = { unproven, all: unproven + more }
      const { admission: decided, trust } = admit(aheadWindows(limits, now), visitor)
      if (decided === 'hold') expect(mayHoldAhead(limits, now, trust)).toBe(true)
      if (decided === 'confirm-by-phone' && !visitor.isSuspicious)
        expect(mayHoldAhead(limits, now, trust)).toBe(false)
    }),
  )
})
