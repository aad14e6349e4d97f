import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingKinds, bookingStates } from './booking.ts'
import {
  eraseAfter,
  eraseTraceAfter,
  type Purpose,
  purposeOf,
  retainedFrom,
  retentionPeriods,
} from './retention.ts'
import { addDays, addMonths, instantAt, minutesFrom } from './time.ts'

const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))
const visit = at('2026-11-16', '18:20')
const anyTime = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const DAY = 24 * 3_600_000

test.each([
  'cancelled',
  'missed',
  'to-confirm',
  'booked',
] as const)('a booking that is %s when its day is over is retained for twelve months after that day', (state) => {
  for (const kind of ['appointment', 'home-collection', 'lab-test'] as const)
    expect(eraseAfter(kind, state, visit)).toEqual(at('2027-11-17', '00:00'))
})

test('a visit that took place is retained for three years', () => {
  for (const kind of ['appointment', 'home-collection', 'lab-test'] as const)
    expect(eraseAfter(kind, 'attended', visit)).toEqual(at('2029-11-17', '00:00'))
})

test('an enquiry is retained for twelve months after its answer, given or only due', () => {
  expect(eraseAfter('enquiry', 'open', visit)).toEqual(at('2027-11-17', '00:00'))
  expect(eraseAfter('enquiry', 'answered', visit)).toEqual(at('2027-11-17', '00:00'))
})

test('the trace is retained for twelve months after the details are erased', () => {
  expect(eraseTraceAfter(at('2026-11-16', '02:00'))).toEqual(at('2027-11-17', '00:00'))
})

test('the day is the clinic’s, although in London it is still the day before', () => {
  expect(eraseAfter('appointment', 'missed', at('2026-11-17', '00:30'))).toEqual(at('2027-11-18', '00:00'))
})

test('the last day of February does not make a year shorter', () => {
  expect(eraseAfter('appointment', 'missed', at('2028-02-29', '10:00'))).toEqual(at('2029-03-01', '00:00'))
})

test('nothing is erased before its year, and no year is longer than it must be', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bookingKinds),
      fc.constantFrom(...bookingStates),
      anyTime,
      (kind, state, anchor) => {
        const years = retentionPeriods[purposeOf(kind, state)].months / 12
        const retained = (eraseAfter(kind, state, anchor).getTime() - anchor.getTime()) / DAY
        expect(retained).toBeGreaterThan(365 * years)
        expect(retained).toBeLessThanOrEqual(366 * years + 1)
      },
    ),
  )
})

test('on 29 February the whole of the last February is due, and on 28 February its leap day is not', () => {
  expect(retainedFrom('no-visit', at('2028-02-29', '02:30'))).toEqual(at('2027-03-01', '00:00'))
  expect(retainedFrom('no-visit', at('2029-02-28', '02:30'))).toEqual(at('2028-02-28', '00:00'))
  expect(retainedFrom('visit', at('2031-02-28', '02:30'))).toEqual(at('2028-02-28', '00:00'))
  expect(retainedFrom('visit', at('2031-03-01', '02:30'))).toEqual(at('2028-03-01', '00:00'))
})

test('exactly what lies before the date is due, at every end of a month', () => {
  const isDue = (purpose: Purpose, anchor: Date, now: Date) =>
    purpose === 'trace'
      ? eraseTraceAfter(anchor) <= now
      : eraseAfter(
          purpose === 'enquiry' ? 'enquiry' : 'appointment',
          purpose === 'visit' ? 'attended' : purpose === 'enquiry' ? 'answered' : 'missed',
          anchor,
        ) <= now
  // Every night of five years with two leap days; every day around the one on which the retention ends.
  const nights = Array.from({ length: 5 * 366 }, (_, offset) => addDays('2027-12-01', offset))
  const wrong = nights.flatMap((night) =>
    (Object.keys(retentionPeriods) as Purpose[]).flatMap((purpose) =>
      [-3, -2, -1, 0, 1, 2, 3].flatMap((days) => {
        const now = instantAt(night, 150)
        const day = addDays(addMonths(night, -retentionPeriods[purpose].months), days)
        return [instantAt(day, 0), instantAt(day, 1439)]
          .filter((anchor) => anchor < retainedFrom(purpose, now) !== isDue(purpose, anchor, now))
          .map((anchor) => `${purpose} of ${anchor.toISOString()} in the night of ${night}`)
      }),
    ),
  )
  expect(wrong).toEqual([])
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(retentionPeriods) as Purpose[])),
      anyTime,
      anyTime,
      (purpose, now, anchor) => {
        expect(anchor < retainedFrom(purpose, now)).toBe(isDue(purpose, anchor, now))
      },
    ),
  )
})
