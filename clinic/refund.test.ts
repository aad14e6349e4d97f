import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refundOf, refundPercent, refundSteps } from './refund.ts'

const HOUR = 3_600_000
const SECOND = 1000
const startsAt = new Date('2026-11-20T10:20:00+05:30')
const before = (milliseconds: number) => new Date(startsAt.getTime() - milliseconds)

const anyKind = fc.constantFrom('appointment' as const, 'home-collection' as const, 'lab-test' as const)
/** From four days before to one day after, to the millisecond. */
const anyTime = fc.integer({ min: -24 * HOUR, max: 96 * HOUR }).map(before)

test.each([
  ['appointment', 48, 100, 75],
  ['appointment', 24, 75, 50],
  ['appointment', 12, 50, 0],
  ['home-collection', 24, 100, 50],
  ['home-collection', 6, 50, 0],
  ['lab-test', 0, 100, 0],
] as const)('%s: with exactly %i hours left %i %% come back, a moment later %i %%', (kind, hours, now, later) => {
  const border = hours * HOUR
  expect(refundPercent(kind, startsAt, before(border + SECOND))).toBe(now)
  expect(refundPercent(kind, startsAt, before(border))).toBe(now)
  expect(refundPercent(kind, startsAt, before(border - 1))).toBe(later)
  expect(refundPercent(kind, startsAt, before(border - SECOND))).toBe(later)
})

test('long before, everything comes back; after the start, nothing', () => {
  for (const kind of ['appointment', 'home-collection', 'lab-test'] as const) {
    expect(refundPercent(kind, startsAt, before(1000 * HOUR))).toBe(100)
    expect(refundPercent(kind, startsAt, before(-HOUR))).toBe(0)
  }
})

test('the steps still ahead come with the moment at which each ends', () => {
  expect(refundSteps('appointment', startsAt, before(30 * HOUR))).toEqual([
    { percent: 75, until: before(24 * HOUR) },
    { percent: 50, until: before(12 * HOUR) },
    { percent: 0, until: null },
  ])
  expect(refundSteps('home-collection', startsAt, before(5 * HOUR))).toEqual([{ percent: 0, until: null }])
})

test('waiting never increases the refund', () => {
  fc.assert(
    fc.property(anyKind, anyTime, anyTime, (kind, one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one]
      expect(refundPercent(kind, startsAt, later)).toBeLessThanOrEqual(refundPercent(kind, startsAt, earlier))
    }),
  )
})

test('the refund promised for a moment is the refund at that moment', () => {
  fc.assert(
    fc.property(anyKind, anyTime, anyTime, (kind, one, other) => {
      const [now, then] = one <= other ? [one, other] : [other, one]
      const promised = refundSteps(kind, startsAt, now).find(({ until }) => until === null || then <= until)
      expect(promised?.percent).toBe(refundPercent(kind, startsAt, then))
    }),
  )
})

test('the steps go down in share and forward in time, and only the last has no end', () => {
  fc.assert(
    fc.property(anyKind, anyTime, (kind, now) => {
      const steps = refundSteps(kind, startsAt, now)
      expect(steps.map(({ until }) => until === null)).toEqual(steps.map((_, i) => i === steps.length - 1))
      for (const [index, step] of steps.slice(1).entries()) {
        expect(step.percent).toBeLessThan(steps[index]!.percent)
        if (step.until) expect(step.until > steps[index]!.until!).toBe(true)
      }
      expect(steps.every(({ until }) => until === null || until >= now)).toBe(true)
    }),
  )
})

test('a refund is whole rupees, never less than the terms say and never more than was paid', () => {
  expect(refundOf(501, 75)).toBe(376)
  expect(refundOf(500, 75)).toBe(375)
  expect(refundOf(0, 100)).toBe(0)
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.constantFrom(0, 50, 75, 100), (paid, percent) => {
      const refund = refundOf(paid, percent)
      expect(Number.isInteger(refund)).toBe(true)
      expect(refund).toBeLessThanOrEqual(paid)
      expect(refund * 100).toBeGreaterThanOrEqual(paid * percent)
      expect(refund * 100 - paid * percent).toBeLessThan(100)
    }),
  )
})
