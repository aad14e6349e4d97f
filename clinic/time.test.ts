import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  clockFrom,
  dayNumber,
  dayOf,
  dayParts,
  hourNumber,
  instantAt,
  isDay,
  keepTimeIn,
  minutesFrom,
  minutesOf,
  toIso,
} from './time.ts'

const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

test('the clinic clock agrees with the world’s time zone tables', () => {
  const instants = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (instant) => {
      const parts = Object.fromEntries(kolkata.formatToParts(instant).map((part) => [part.type, part.value]))
      expect(dayOf(instant)).toBe(`${parts.year}-${parts.month}-${parts.day}`)
      expect(clockFrom(minutesOf(instant))).toBe(`${parts.hour}:${parts.minute}`)
    }),
  )
})

test('ten in the morning at the clinic is half past four in UTC, and is sent with +05:30', () => {
  const instant = instantAt('2026-11-16', minutesFrom('10:00'))
  expect(instant.toISOString()).toBe('2026-11-16T04:30:00.000Z')
  expect(toIso(instant)).toBe('2026-11-16T10:00:00+05:30')
  expect(new Date(toIso(instant))).toEqual(instant)
})

test('the day changes at midnight in India, not in Greenwich', () => {
  expect(dayOf(new Date('2026-11-15T18:29:59Z'))).toBe('2026-11-15')
  expect(dayOf(new Date('2026-11-15T18:30:00Z'))).toBe('2026-11-16')
})

test('days are counted over month and year ends', () => {
  expect(addDays('2026-12-30', 6)).toBe('2027-01-05')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(dayParts('2026-11-16')).toEqual({ year: 2026, month: 11, date: 16, weekday: 1 })
})

test('a month later is the same date, or the last day of that month', () => {
  expect(addMonths('2026-11-16', 12)).toBe('2027-11-16')
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  expect(addMonths('2028-02-29', 36)).toBe('2031-02-28')
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-31')
})

test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', '2026-1-1', ''])('%s is not a day', (text) => {
  expect(isDay(text)).toBe(false)
})

test('days and hours are counted from midnight and from the full hour at the clinic', () => {
  const late = instantAt('2026-11-16', minutesFrom('23:59'))
  const next = instantAt('2026-11-17', 0)
  expect(dayNumber(next) - dayNumber(late)).toBe(1)
  expect(dayNumber(late)).toBe(dayNumber(instantAt('2026-11-16', 0)))
  expect(hourNumber(next) - hourNumber(late)).toBe(1)
  expect(hourNumber(late)).toBe(hourNumber(instantAt('2026-11-16', minutesFrom('23:00'))))
  expect(hourNumber(next)).toBe(dayNumber(next) * 24)
})

test('days and clock times are those of the zone in which the clinic keeps time', () => {
  const instant = new Date('2026-07-01T20:00:00Z')
  try {
    keepTimeIn('Europe/London')
    expect(toIso(instant)).toBe('2026-07-01T21:00:00+01:00')
    expect(dayOf(instant)).toBe('2026-07-01')
    expect(toIso(instantAt('2026-12-01', minutesFrom('09:00')))).toBe('2026-12-01T09:00:00+00:00')
  } finally {
    keepTimeIn('Asia/Kolkata')
  }
  expect(toIso(instant)).toBe('2026-07-02T01:30:00+05:30')
})
