import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bookingDays,
  bookingWindow,
  type Held,
  heldBy,
  hoursOfDay,
  offersInstead,
  refuseSlot,
  type Schedule,
} from './slots.ts'
import { clockFrom, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

const schedule: Schedule = {
  sessions: [
    { id: 'morning', opens: '10:00', closes: '13:30' },
    { id: 'evening', opens: '18:00', closes: '20:30' },
  ],
  slotMinutes: 20,
  days: 7,
  closures: [],
}
const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))
const early = at('2026-11-15', '06:00')
const clocks = (times: Date[]) => times.map((time) => clockFrom(minutesOf(time)))

test('a day has 19 visits: 11 in the morning from 10:00 to 13:20 and 8 in the evening from 18:00 to 20:20', () => {
  const slots = bookingDays(schedule, [], early)[1]!.slots
  const morning = slots.filter((slot) => slot.session === 'morning').map((slot) => slot.startsAt)
  const evening = slots.filter((slot) => slot.session === 'evening').map((slot) => slot.startsAt)
  expect(clocks(morning)).toEqual([
    '10:00',
    '10:20',
    '10:40',
    '11:00',
    '11:20',
    '11:40',
    '12:00',
    '12:20',
    '12:40',
    '13:00',
    '13:20',
  ])
  expect(clocks(evening)).toEqual(['18:00', '18:20', '18:40', '19:00', '19:20', '19:40', '20:00', '20:20'])
})

test('seven days are offered, today first, 133 visits in a whole week', () => {
  const days = bookingDays(schedule, [], early)
  expect(days.map((day) => day.day)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(days.reduce((sum, day) => sum + day.free, 0)).toBe(133)
})

test('times that have passed today are not shown, and the one that begins now has passed', () => {
  const [today, tomorrow] = bookingDays(schedule, [], at('2026-11-15', '12:40'))
  expect(clocks(today!.slots.map((slot) => slot.startsAt)).slice(0, 3)).toEqual(['13:00', '13:20', '18:00'])
  expect(tomorrow!.slots).toHaveLength(19)
  expect(bookingDays(schedule, [], at('2026-11-15', '21:00'))[0]!.slots).toEqual([])
})

test('a taken time is shown as booked and not counted as free', () => {
  const taken = at('2026-11-16', '10:20')
  const day = bookingDays(schedule, [heldBy(schedule, taken)], early)[1]!
  expect(day.free).toBe(18)
  expect(day.slots.filter((slot) => slot.booked).map((slot) => slot.startsAt)).toEqual([taken])
})

test('a closed day has no visits, a closed half day has those of the other half', () => {
  const closed: Schedule = {
    ...schedule,
    closures: [
      { day: '2026-11-16', session: null },
      { day: '2026-11-17', session: 'evening' },
    ],
  }
  const days = bookingDays(closed, [], early)
  expect(days.map((day) => day.slots.length)).toEqual([19, 0, 11, 19, 19, 19, 19])
  expect(refuseSlot(closed, at('2026-11-16', '10:00'), early)).toBe('slot-not-offered')
  expect(refuseSlot(closed, at('2026-11-17', '18:00'), early)).toBe('slot-not-offered')
  expect(refuseSlot(closed, at('2026-11-17', '10:00'), early)).toBeNull()
})

test('what is offered can be booked, and nothing else can', () => {
  const instants = fc
    .integer({ min: -2 * 1440, max: 9 * 1440 })
    .map((m) => new Date(early.getTime() + m * 60_000))
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 1440 }), (startsAt, later) => {
      const now = new Date(early.getTime() + later * 60_000)
      const offered = bookingDays(schedule, [], now).flatMap((day) => day.slots)
      const isOffered = offered.some((slot) => slot.startsAt.getTime() === startsAt.getTime())
      expect(refuseSlot(schedule, startsAt, now) === null).toBe(isOffered)
    }),
    { numRuns: 500 },
  )
})

test('a time with stray seconds is not on the grid', () => {
  expect(refuseSlot(schedule, new Date(at('2026-11-16', '10:00').getTime() + 1000), early)).toBe(
    'slot-not-offered',
  )
})

test('the window starts and ends at midnight at the clinic', () => {
  const { from, until } = bookingWindow(schedule, early)
  expect(from.toISOString()).toBe('2026-11-14T18:30:00.000Z')
  expect(until.toISOString()).toBe('2026-11-21T18:30:00.000Z')
})

test('instead of a time that is gone: the two nearest of that day, the later first, and one of the next', () => {
  const wanted = at('2026-11-16', '10:20')
  const days = bookingDays(
    schedule,
    [heldBy(schedule, wanted), heldBy(schedule, at('2026-11-16', '10:40'))],
    early,
  )
  expect(offersInstead(days, wanted)).toEqual([
    at('2026-11-16', '10:00'),
    at('2026-11-16', '11:00'),
    at('2026-11-17', '10:20'),
  ])
  const [first] = offersInstead(bookingDays(schedule, [heldBy(schedule, wanted)], early), wanted)
  expect(first).toEqual(at('2026-11-16', '10:40'))
})

test('when the day is full, three times of other days are offered', () => {
  const full = bookingDays(schedule, [], early)[1]!.slots.map((slot) => heldBy(schedule, slot.startsAt))
  const offers = offersInstead(bookingDays(schedule, full, early), at('2026-11-16', '20:20'))
  expect(offers.map((time) => dayOf(time))).toEqual(['2026-11-17', '2026-11-17', '2026-11-17'])
  expect(clocks(offers)[0]).toBe('20:20')
})

test('when one time is left in all the days, it alone is offered', () => {
  const all = bookingDays(schedule, [], early).flatMap(({ slots }) => slots.map((slot) => slot.startsAt))
  const [left, ...booked] = all
  expect(
    offersInstead(
      bookingDays(
        schedule,
        booked.map((time) => heldBy(schedule, time)),
        early,
      ),
      at('2026-11-18', '10:00'),
    ),
  ).toEqual([left])
})

test('a session that is not held on a weekday offers nothing on it, and a specially open day offers its own hours', () => {
  const sessions = schedule.sessions.map((session) => ({ ...session, weekdays: [1, 2, 3, 4, 5, 6] }))
  const closedOnSundays: Schedule = { ...schedule, sessions }
  expect(bookingDays(closedOnSundays, [], early)[0]!.slots).toEqual([])
  const special = { id: 'afternoon' as const, opens: '15:00', closes: '16:00' }
  const opened = { ...closedOnSundays, openings: [{ day: '2026-11-15', session: special }] }
  expect(clocks(bookingDays(opened, [], early)[0]!.slots.map(({ startsAt }) => startsAt))).toEqual([
    '15:00',
    '15:20',
    '15:40',
  ])
})

test('a longer visit begins early enough, and needs all of its time to be free', () => {
  const taken = heldBy(schedule, at('2026-11-16', '11:00'))
  const slots = bookingDays(schedule, [taken], early, 60)[1]!.slots
  expect(clocks(slots.filter(({ booked }) => !booked).map(({ startsAt }) => startsAt)).slice(0, 3)).toEqual([
    '10:00',
    '11:20',
    '11:40',
  ])
  expect(
    clocks(slots.filter(({ session }) => session === 'morning').map(({ startsAt }) => startsAt)).at(-1),
  ).toBe('12:40')
})

test('a pause after each visit keeps the time before and after it free', () => {
  const paused = { ...schedule, bufferMinutes: 10 }
  const day = bookingDays(paused, [heldBy(paused, at('2026-11-16', '11:00'))], early)[1]!
  expect(clocks(day.slots.filter(({ booked }) => booked).map(({ startsAt }) => startsAt))).toEqual([
    '10:40',
    '11:00',
    '11:20',
  ])
})

test('the hours of several weeks are listed once each, in order', () => {
  expect(
    hoursOfDay([
      { id: 'evening', opens: '17:30', closes: '19:00' },
      { id: 'morning', opens: '09:00', closes: '10:15', weekdays: [1] },
      { id: 'morning', opens: '10:00', closes: '12:00' },
    ]),
  ).toEqual([9, 10, 11, 17, 18])
})

test('a time is compared with the held times of its day alone, however full the weeks are', () => {
  const month = { ...schedule, days: 28 }
  let reads = 0
  const countingReads = ({ from, until }: Held): Held => ({
    from,
    get until() {
      reads++
      return until
    },
  })
  const offered = bookingDays(month, [], early)
  const held = offered.flatMap(({ slots }) => slots.map(({ startsAt }) => heldBy(month, startsAt)))
  expect(held.length).toBe(28 * 19)
  const days = bookingDays(month, held.map(countingReads), early)
  expect(days.every(({ free }) => free === 0)).toBe(true)
  expect(reads).toBeLessThan(held.length * 2 * 19)
})
