import { expect, test } from 'vitest'
import { bookingDays, type Calendar, daysOfAny, heldBy, minutesHeld } from './slots.ts'
import { addDays, type Day, instantAt, minutesFrom } from './time.ts'

const monday: Day = '2026-11-16'
const now = instantAt(monday, 0)
const at = (day: number, clock: string) => instantAt(addDays(monday, day), minutesFrom(clock))

/** A doctor who sees patients on these weekdays and has these visits already. */
const doctor = (weekdays: number[], opens: string, booked: Date[] = []): Calendar => ({
  sessions: [{ id: 'morning', opens, closes: '12:00', weekdays }],
  slotMinutes: 15,
  days: 7,
  closures: [],
  booked: booked.map((startsAt) => heldBy({ slotMinutes: 15 }, startsAt)),
})
const first = doctor([1, 2, 3], '10:00', [at(0, '10:00'), at(0, '10:30'), at(1, '11:00')])
const second = doctor([1, 4], '09:30', [at(0, '10:00'), at(3, '09:30')])

test.each([
  15, 30, 45,
])('with several doctors, a time is free if one of them is free: %i minutes', (minutes) => {
  const each = [first, second].map((calendar) => bookingDays(calendar, calendar.booked, now, minutes))
  const any = daysOfAny([first, second], now, minutes)
  expect(any).toHaveLength(7)
  for (const [index, { day, slots, free }] of any.entries()) {
    const theirs = each.map((days) => days[index]!)
    expect(theirs.map((other) => other.day)).toEqual([day, day])
    const times = new Set(theirs.flatMap((other) => other.slots).map(({ startsAt }) => startsAt.getTime()))
    expect(slots.map(({ startsAt }) => startsAt.getTime())).toEqual([...times].sort((a, b) => a - b))
    for (const { startsAt, booked } of slots) {
      const same = theirs.flatMap((other) => other.slots).filter((slot) => +slot.startsAt === +startsAt)
      expect(booked, startsAt.toISOString()).toBe(same.every((slot) => slot.booked))
    }
    expect(free).toBe(slots.filter(({ booked }) => !booked).length)
  }
})

test('one doctor alone has the same days as before', () => {
  expect(daysOfAny([first], now, 15)).toEqual(bookingDays(first, first.booked, now, 15))
  expect(daysOfAny([], now, 15)).toEqual([])
})

test('the length of a visit is read from the time that it holds, without the pause after it', () => {
  const hours = { slotMinutes: 15, bufferMinutes: 5 }
  expect(minutesHeld(hours, heldBy(hours, now, 45))).toBe(45)
})
