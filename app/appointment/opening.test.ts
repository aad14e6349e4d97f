import { expect, test } from 'vitest'
import { dayWords } from '../forms/picker/day-words.ts'
import { pickerDay } from '../forms/picker/picker-day.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import { openingOf, timeOffered } from './opening.ts'

const nothing = { date: null, time: null }

/** A day whose only two times are free or taken. */
const dayOf = (day: string, ...states: ('free' | 'booked')[]): PickerDay =>
  pickerDay(dayWords('en'), {
    day,
    isToday: day === '2026-11-15',
    groups: [
      {
        id: 'morning',
        name: 'Morning',
        range: '',
        times: states.map((state, index) => ({
          value: `${day}T1${index}:00:00+05:30`,
          label: `1${index}:00`,
          at: `1${index}:00 am`,
          when: day,
          ...(state === 'booked' && { taken: 'booked' as const }),
        })),
      },
    ],
  })

test('a day says how many times are free, that it is full, or that it is closed', () => {
  const notes = [dayOf('2026-11-15', 'free', 'booked'), dayOf('2026-11-16', 'booked'), dayOf('2026-11-17')]
  expect(notes.map(({ note }) => note)).toEqual(['1 free', 'Full', 'Closed'])
  expect(notes.map(({ count }) => count)).toEqual(['1 time free', 'Full', 'Closed'])
  expect(notes[0]).toMatchObject({ weekday: 'Today', name: 'Sunday 15 November' })
})

test('the form opens on today, or on the first day that has a free time when today has none left', () => {
  const tomorrow = dayOf('2026-11-16', 'free')
  expect(openingOf([dayOf('2026-11-15', 'free'), tomorrow], nothing, undefined).day).toBe('2026-11-15')
  expect(openingOf([dayOf('2026-11-15'), tomorrow], nothing, undefined).day).toBe('2026-11-16')
  expect(openingOf([dayOf('2026-11-15', 'booked')], nothing, undefined).day).toBe('2026-11-15')
})

test('a link may name a day, full or not, or a free time, which is chosen; a taken time is reported', () => {
  const days = [dayOf('2026-11-15', 'free'), dayOf('2026-11-16', 'booked', 'free')]
  expect(openingOf(days, { date: '2026-11-16', time: null }, undefined)).toMatchObject({ day: '2026-11-16' })
  expect(openingOf(days, { date: null, time: '2026-11-16T11:00:00+05:30' }, undefined)).toEqual({
    day: '2026-11-16',
    time: '2026-11-16T11:00:00+05:30',
    step: 2,
    isGone: false,
  })
  expect(openingOf(days, { date: null, time: '2026-11-16T10:00:00+05:30' }, undefined)).toEqual({
    day: '2026-11-15',
    time: '',
    step: 1,
    isGone: true,
  })
})

test('the link names a free time by a token that only the server reads; a taken time is not offered', () => {
  const days = [dayOf('2026-11-15', 'free'), dayOf('2026-11-16', 'booked', 'free')]
  const offerOf = (startsAt: Date) => `offer ${startsAt.getTime()}`
  const offered = (time: string) => timeOffered(days, offerOf(new Date(time)), offerOf)
  expect(offered('2026-11-16T11:00:00+05:30')).toBe('2026-11-16T11:00:00+05:30')
  expect(offered('2026-11-16T10:00:00+05:30')).toBe('')
  expect(timeOffered(days, '2026-11-16T11:00:00+05:30', offerOf)).toBe('')
  expect(timeOffered(days, null, offerOf)).toBeNull()
  expect(timeOffered(null, 'offer', offerOf)).toBe('')
})

test('a form that comes back opens with its values, whatever the link named', () => {
  const days = [dayOf('2026-11-15', 'free'), dayOf('2026-11-16', 'free')]
  const reply = { values: { dateTime: '2026-11-16T10:00:00+05:30' }, rejected: null, step: 3 as const }
  expect(openingOf(days, { date: null, time: '2026-11-15T10:00:00+05:30' }, reply)).toEqual({
    day: '2026-11-16',
    time: '2026-11-16T10:00:00+05:30',
    step: 3,
    isGone: false,
  })
})
