import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ContactPreferences,
  callRules,
  contactHours,
  defaultPreferences,
  nextAllowed,
} from '../contact-preferences.ts'
import { wishClocks } from '../contact-wishes.ts'
import { type Closure, type Session, sessionsOn } from '../slots.ts'
import { addDays, clockFrom, dayOf, instantAt, minutesFrom, minutesOf, toIso } from '../time.ts'
import { callBy, callByAfterWish, canBeAgreed, promiseOf, settleBefore } from './call-promise.ts'

const monday = '2026-11-16'
const sessions: Session[] = [
  { id: 'morning', opens: '10:00', closes: '13:30' },
  { id: 'evening', opens: '18:00', closes: '20:30' },
]
const desk = { sessions, closures: [] as Closure[] }
const at = (clock: string, days = 0) => instantAt(addDays(monday, days), minutesFrom(clock))
const wish = (contact: Partial<ContactPreferences> = {}) => ({ ...defaultPreferences, ...contact })
const eight = { least: 8, most: 10 }

const by = (now: Date, startsAt: Date, contact = wish(), fast: typeof eight | null = null) =>
  toIso(callBy(desk, { before: settleBefore(startsAt, fast), contact }, now)).slice(0, 16)

test.each([
  ['in the morning for the day after', at('10:30'), at('11:00', 1), '2026-11-16T20:30'],
  ['before the desk opens', at('03:55'), at('11:00', 1), '2026-11-16T20:30'],
  ['when less than two hours are left', at('19:00'), at('18:00', 1), '2026-11-17T13:30'],
  ['at noon for the evening', at('12:30'), at('18:00'), '2026-11-16T13:30'],
  ['with an hour left before the visit', at('10:00'), at('11:00'), '2026-11-16T11:00'],
])('%s: the call is promised for the end of a day that leaves time for it', (_, now, startsAt, promised) => {
  expect(by(now, startsAt)).toBe(promised)
})

test('a patient who has to fast is called before the last meal', () => {
  // For 10 in the morning the last meal is at ten the evening before.
  expect(by(at('09:00'), at('10:00', 1), wish(), eight)).toBe('2026-11-16T20:30')
  expect(by(at('19:00'), at('10:00', 1), wish(), eight)).toBe('2026-11-16T20:30')
  expect(canBeAgreed(desk, settleBefore(at('10:00', 1), eight), at('19:45'))).toBe(false)
  expect(canBeAgreed(desk, settleBefore(at('10:00', 1), null), at('19:45'))).toBe(false)
  expect(canBeAgreed(desk, settleBefore(at('11:00', 1), null), at('19:45'))).toBe(true)
})

test('an hour with staff at the desk is needed, and a closed day has none', () => {
  expect(canBeAgreed(desk, at('13:00'), at('12:00'))).toBe(true)
  expect(canBeAgreed(desk, at('13:00'), at('12:01'))).toBe(false)
  const closed = { sessions, closures: [{ day: monday, session: null }] }
  expect(canBeAgreed(closed, at('20:00'), at('09:00'))).toBe(false)
  expect(canBeAgreed(closed, at('11:00', 1), at('09:00'))).toBe(true)
})

test('the call is within the hours of the patient; where these never meet those of the desk, the patient calls', () => {
  const morning = wish({ hours: { from: '11:00', until: '12:30' } })
  expect(by(at('12:00'), at('18:00', 2), morning)).toBe('2026-11-18T12:30')
  const night = wish({ hours: { from: '20:30', until: '21:00' } })
  expect(by(at('12:00'), at('18:00', 2), night)).toBe('2026-11-18T13:30')
  const promised = (contact: ContactPreferences, clock: string) =>
    promiseOf({ state: 'to-confirm', callBy: at(clock) }, contact, sessions)?.speaker
  expect(promised(morning, '12:30')).toBe('we-call')
  expect(promised(night, '13:30')).toBe('patient-calls')
  expect(promised(wish({ call: 'write-only', channels: ['sms'] }), '13:30')).toBe('we-write')
  expect(promised(wish({ call: 'never' }), '13:30')).toBe('patient-calls')
})

test('nothing is promised about a settled time', () => {
  expect(promiseOf({ state: 'booked', callBy: at('13:30') }, wish(), sessions)).toBeNull()
})

test('a promise survives new wishes that allow it, and moves with others', () => {
  const after = (contact: ContactPreferences, now = at('19:00')) =>
    toIso(callByAfterWish(desk, at('20:30'), { before: at('18:00', 2), contact }, now)).slice(0, 16)
  expect(after(wish({ call: 'yes' }))).toBe('2026-11-16T20:30')
  expect(after(wish({ hours: 'morning' }))).toBe('2026-11-17T13:30')
  expect(after(wish({ call: 'never' }))).toBe('2026-11-18T13:30')
  expect(after(wish(), at('21:00'))).toBe('2026-11-17T20:30')
})

// Covers every form: a visit or a test without a fast, and tests with a fast of eight or of ten hours.
const fasts = fc.constantFrom(null, eight, { least: 10, most: 12 })
/** Half hours of a day, in order, so that each pair is a session. */
const clocks = fc
  .uniqueArray(fc.integer({ min: 10, max: 46 }), { minLength: 2, maxLength: 6 })
  .map((halves) => halves.toSorted((a, b) => a - b).map((half) => clockFrom(half * 30)))
const openings = fc.record({
  clocks,
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  closed: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7], { maxLength: 3 }),
})
const hoursOf = ({
  clocks: edges,
  weekdays,
  closed,
}: typeof openings extends fc.Arbitrary<infer Of> ? Of : never) => ({
  sessions: (['morning', 'afternoon', 'evening'] as const).flatMap((id, place): Session[] => {
    const [opens, closes] = edges.slice(place * 2)
    return opens && closes ? [{ id, opens, closes, weekdays }] : []
  }),
  closures: closed.map((day): Closure => ({ day: addDays(monday, day), session: null })),
})
const wishes = fc
  .record({
    call: fc.constantFrom(...callRules),
    hours: fc.oneof(
      fc.constantFrom(...contactHours),
      fc
        .uniqueArray(fc.constantFrom(...wishClocks), { minLength: 2, maxLength: 2 })
        .map((two) => two.toSorted())
        .map(([from, until]) => ({ from: from!, until: until! })),
    ),
  })
  .map((rules) => wish({ ...rules, channels: rules.call === 'never' ? [] : ['email'] }))

test('for every form, hour of the week, wish and opening hours, the call is promised before the visit and the fast', () => {
  fc.assert(
    fc.property(
      openings,
      wishes,
      fasts,
      fc.integer({ min: 0, max: 7 * 24 * 60 }),
      fc.integer({ min: 1, max: 6 * 48 }),
      (opening, contact, fast, minute, ahead) => {
        const hours = hoursOf(opening)
        const now = new Date(instantAt(monday, 0).getTime() + minute * 60_000)
        const startsAt = new Date(Math.floor(now.getTime() / 1_800_000 + ahead) * 1_800_000)
        const before = settleBefore(startsAt, fast)
        fc.pre(canBeAgreed(hours, before, now))
        const callAt = callBy(hours, { before, contact }, now)
        expect(callAt.getTime()).toBeLessThanOrEqual(before.getTime())
        expect(before.getTime()).toBeLessThanOrEqual(startsAt.getTime())
        expect(callAt.getTime()).toBeGreaterThan(now.getTime())
        // The desk is staffed in the last minute before the promise.
        const last = new Date(callAt.getTime() - 60_000)
        const isAtDesk = sessionsOn(hours, dayOf(last)).some(
          ({ opens, closes }) =>
            minutesFrom(opens) <= minutesOf(last) && minutesOf(last) < minutesFrom(closes),
        )
        expect(isAtDesk).toBe(true)
        const promised = promiseOf({ state: 'to-confirm', callBy: callAt }, contact, hours.sessions)!
        if (promised.speaker !== 'patient-calls')
          expect(nextAllowed(contact, last, hours.sessions)).toEqual(last)
        // Where the contact hours overlap with the desk's hours, the patient need not call.
        const minutes = Array.from(
          { length: Math.ceil((before.getTime() - now.getTime()) / 1_800_000) },
          (_, half) => new Date(now.getTime() + half * 1_800_000),
        )
        const meets = minutes.some(
          (moment) =>
            moment < before &&
            nextAllowed(contact, moment, hours.sessions).getTime() === moment.getTime() &&
            sessionsOn(hours, dayOf(moment)).some(
              ({ opens, closes }) =>
                minutesFrom(opens) <= minutesOf(moment) && minutesOf(moment) < minutesFrom(closes),
            ),
        )
        if (meets && contact.call !== 'never') expect(promised.speaker).not.toBe('patient-calls')
      },
    ),
    { numRuns: 400, seed: 19 },
  )
})
