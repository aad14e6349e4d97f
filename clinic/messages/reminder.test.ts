import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContactPreferences, defaultPreferences, nextAllowed } from '../contact-preferences.ts'
import { collectionWindows, windowStart } from '../home-collection.ts'
import { lastMeal } from '../lab-tests/last-meal.ts'
import { fastingHours, preparationCodes } from '../lab-tests/preparation.ts'
import type { Session } from '../slots.ts'
import { addDays, dayOf, instantAt, minutesFrom, minutesOf } from '../time.ts'
import { type ReminderKind, reminderHolds, reminderKinds, reminderWithin } from './reminder.ts'

const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))
const visit = at('2026-11-16', '10:20')
const longBefore = at('2026-11-13', '09:00')
const HOUR = 3_600_000

/** For a patient who may be contacted at any hour. */
const reminderAt = (kind: ReminderKind, startsAt: Date, now: Date) =>
  reminderWithin(kind, startsAt, now, (at) => at)
const anyKind = fc.constantFrom(...reminderKinds)
const anyVisit = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})
/** Up to four days before a visit, or up to one after. */
const anyDistance = fc.integer({ min: -24 * HOUR, max: 96 * HOUR })

test.each([
  'day-before',
  'fasting',
] as const)('the reminder “%s” comes at six in the evening before, on the clinic’s clock', (kind) => {
  expect(reminderAt(kind, visit, longBefore)).toEqual(new Date('2026-11-15T12:30:00Z'))
  expect(reminderAt(kind, at('2026-11-16', '20:10'), longBefore)).toEqual(at('2026-11-15', '18:00'))
})

test('an early visit belongs to its own day in India, although it is still the day before in London', () => {
  expect(reminderAt('day-before', at('2026-11-16', '00:30'), longBefore)).toEqual(at('2026-11-15', '18:00'))
})

test('a visit on Monday is reminded of on Sunday, on which the clinic is closed', () => {
  const week: Session[] = [{ id: 'morning', opens: '09:00', closes: '12:00', weekdays: [1, 2, 3, 4, 5, 6] }]
  const mornings: ContactPreferences = { ...defaultPreferences, hours: 'morning' }
  const due = reminderWithin('day-before', visit, longBefore, (at) => nextAllowed(mornings, at, week))
  expect(due).toEqual(at('2026-11-15', '09:00'))
})

test('the last reminder comes two hours before', () => {
  expect(reminderAt('two-hours', visit, longBefore)).toEqual(at('2026-11-16', '08:20'))
  expect(reminderAt('two-hours', visit, at('2026-11-16', '08:20'))).toBeNull()
})

test('a booking made after six for tomorrow, or for today, gets no day-before reminder', () => {
  expect(reminderAt('day-before', visit, at('2026-11-15', '17:59'))).toEqual(at('2026-11-15', '18:00'))
  expect(reminderAt('day-before', visit, at('2026-11-15', '18:00'))).toBeNull()
  expect(reminderAt('day-before', visit, at('2026-11-16', '09:00'))).toBeNull()
})

test.each([
  ['day-before', 'on the evening before', '2026-11-15', '18:00', true],
  ['day-before', 'late on the day before', '2026-11-15', '23:59', true],
  ['day-before', 'on the day itself, when the worker woke up late', '2026-11-16', '00:00', false],
  ['day-before', 'two days before', '2026-11-14', '23:59', false],
  ['day-before', 'after the visit', '2026-11-17', '10:00', false],
  ['fasting', 'on the evening before', '2026-11-15', '18:00', true],
  ['fasting', 'on the day itself', '2026-11-16', '00:00', false],
  ['two-hours', 'three hours before', '2026-11-16', '07:20', true],
  ['two-hours', 'earlier than that', '2026-11-16', '07:19', false],
  ['two-hours', 'one minute before', '2026-11-16', '10:19', true],
  ['two-hours', 'at the start', '2026-11-16', '10:20', false],
] as const)('the reminder “%s” sent %s is right or is not sent', (kind, _, day, clock, holds) => {
  expect(reminderHolds(kind, visit, at(day, clock))).toBe(holds)
})

test('a due reminder is true at that moment, lies in the future and comes before the visit', () => {
  fc.assert(
    fc.property(anyKind, anyVisit, anyDistance, (kind, startsAt, distance) => {
      const now = new Date(startsAt.getTime() - distance)
      const due = reminderAt(kind, startsAt, now)
      if (!due) return
      expect(due > now && due < startsAt).toBe(true)
      expect(reminderHolds(kind, startsAt, due)).toBe(true)
    }),
  )
})

test('a reminder is never true on a day that it does not speak of', () => {
  const spokenOf: Record<ReminderKind, (startsAt: Date, now: Date) => boolean> = {
    'day-before': (startsAt, now) => addDays(dayOf(now), 1) === dayOf(startsAt),
    fasting: (startsAt, now) => addDays(dayOf(now), 1) === dayOf(startsAt),
    'two-hours': (startsAt, now) => now < startsAt && startsAt.getTime() - now.getTime() <= 3 * HOUR,
  }
  fc.assert(
    fc.property(anyKind, anyVisit, anyDistance, (kind, startsAt, distance) => {
      const now = new Date(startsAt.getTime() - distance)
      expect(reminderHolds(kind, startsAt, now)).toBe(spokenOf[kind](startsAt, now))
    }),
  )
})

test('for every collection window, the fasting reminder comes before the fast begins', () => {
  const fasts = preparationCodes.flatMap((preparation) => fastingHours([{ preparation }]) ?? [])
  expect(fasts.length).toBeGreaterThan(0)
  for (const { from } of collectionWindows)
    for (const hours of fasts) {
      const startsAt = windowStart('2026-11-16', from)
      const stop = lastMeal(startsAt, hours)
      expect(reminderAt('fasting', startsAt, longBefore)! < stop).toBe(true)
      // In every minute of the visiting hour the fast is long enough, and no longer than a night without food.
      expect(startsAt.getTime() - stop.getTime()).toBeGreaterThanOrEqual(hours.least * HOUR)
      expect(startsAt.getTime() + HOUR - stop.getTime()).toBeLessThanOrEqual(14 * HOUR)
    }
})

/** The patient's preferred hours, from one clock time to another. */
const between = (opens: string, closes: string) => (time: Date) => {
  const minutes = minutesOf(time)
  if (minutes >= minutesFrom(opens) && minutes < minutesFrom(closes)) return time
  return at(minutes < minutesFrom(opens) ? dayOf(time) : addDays(dayOf(time), 1), opens)
}
const mornings = between('10:00', '13:30')
const evenings = between('18:00', '20:30')

test('a patient who allows messages in the morning only gets the reminder in the morning before', () => {
  expect(reminderWithin('day-before', visit, longBefore, evenings)).toEqual(at('2026-11-15', '18:00'))
  expect(reminderWithin('day-before', visit, longBefore, mornings)).toEqual(at('2026-11-15', '10:00'))
  expect(reminderWithin('day-before', visit, at('2026-11-15', '09:00'), mornings)).toEqual(
    at('2026-11-15', '10:00'),
  )
  expect(reminderWithin('day-before', visit, at('2026-11-15', '14:00'), mornings)).toBeNull()
})

test('a visit booked just now gets no reminder', () => {
  expect(reminderWithin('day-before', visit, at('2026-11-15', '11:00'), mornings)).toBeNull()
  expect(
    reminderWithin('two-hours', at('2026-11-16', '18:40'), at('2026-11-16', '17:10'), evenings),
  ).toBeNull()
})

test('two hours before a visit at ten is outside the hours that the patient allows', () => {
  expect(reminderWithin('two-hours', at('2026-11-16', '10:00'), longBefore, mornings)).toBeNull()
  expect(reminderWithin('two-hours', at('2026-11-16', '12:40'), longBefore, mornings)).toEqual(
    at('2026-11-16', '10:40'),
  )
  expect(reminderWithin('two-hours', at('2026-11-16', '20:00'), longBefore, evenings)).toEqual(
    at('2026-11-16', '18:00'),
  )
})

test('a reminder is sent within the patient’s hours or not at all', () => {
  fc.assert(
    fc.property(
      anyKind,
      anyVisit,
      anyDistance,
      fc.constantFrom(mornings, evenings),
      (kind, visitAt, distance, allowed) => {
        const now = new Date(visitAt.getTime() - distance)
        const when = reminderWithin(kind, visitAt, now, allowed)
        if (!when) return
        expect(allowed(when)).toEqual(when)
        expect(when > now).toBe(true)
        expect(reminderHolds(kind, visitAt, when)).toBe(true)
      },
    ),
  )
})
