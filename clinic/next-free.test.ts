import { expect, test } from 'vitest'
import { firstFree, freeTimes } from './next-free.ts'
import { type Closure, heldBy } from './slots.ts'

const hours = {
  sessions: [
    { id: 'morning', opens: '10:00', closes: '13:30' },
    { id: 'evening', opens: '18:00', closes: '20:30' },
  ] as const,
  slotMinutes: 20,
  days: 2,
}
const at = (time: string) => new Date(`${time}+05:30`)
const first = (now: string, booked: string[] = [], closures: Closure[] = []) =>
  firstFree(
    freeTimes([{ ...hours, closures, booked: booked.map((time) => heldBy(hours, at(time))) }], at(now)),
    at(now),
  )

test('it is the first free time of the day', () => {
  expect(first('2026-11-16T09:00')).toEqual(at('2026-11-16T10:00'))
  expect(first('2026-11-16T09:00', ['2026-11-16T10:00', '2026-11-16T10:20'])).toEqual(at('2026-11-16T10:40'))
})

test('a time that begins before the form can be filled in is not offered', () => {
  expect(first('2026-11-16T10:09')).toEqual(at('2026-11-16T10:20'))
  expect(first('2026-11-16T10:10')).toEqual(at('2026-11-16T10:40'))
})

test('after hours and on closed days it is the next open day; beyond the bookable days there is none', () => {
  expect(first('2026-11-16T21:00')).toEqual(at('2026-11-17T10:00'))
  expect(first('2026-11-16T09:00', [], [{ day: '2026-11-16', session: 'morning' }])).toEqual(
    at('2026-11-16T18:00'),
  )
  const closed = [
    { day: '2026-11-16', session: null },
    { day: '2026-11-17', session: null },
  ]
  expect(first('2026-11-16T09:00', [], closed)).toBeNull()
})
