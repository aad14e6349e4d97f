import { expect, test } from 'vitest'
import type { CalendarCell, CalendarColumn } from '../../contract/calendar.ts'
import { canPut, firstSpot, isBreak, nextFree, rowsOf, stepFrom } from './day-rows.ts'

const iso = (clock: string) => new Date(`2026-11-16T${clock}:00+05:30`).toISOString()
const cell = (clock: string, state: CalendarCell['state'] = 'free'): CalendarCell => ({
  at: iso(clock),
  until: new Date(Date.parse(iso(clock)) + 20 * 60_000).toISOString(),
  session: 'morning',
  state,
  closedBy: null,
  visits: [],
})
const column = (...cells: CalendarCell[]): CalendarColumn => ({
  doctor: 'doctor-1',
  initials: { en: 'KM', hi: 'क.म.' },
  taken: 0,
  places: cells.length,
  cells,
})
const columns = [
  column(cell('10:00', 'taken'), cell('10:20'), cell('18:00')),
  column(cell('10:00', 'closed'), cell('10:30'), cell('18:00')),
]
const isFree = ({ state }: CalendarCell) => state === 'free'

test('the times of all doctors stand in one order, with the break between the sessions', () => {
  const rows = rowsOf({ columns })
  expect(rows.map((row) => (isBreak(row) ? 'break' : row.at))).toEqual([
    iso('10:00'),
    iso('10:20'),
    iso('10:30'),
    'break',
    iso('18:00'),
  ])
  const [, second] = rows
  expect(second && !isBreak(second) && second.cells.map((found) => found?.at ?? null)).toEqual([
    iso('10:20'),
    null,
  ])
})

test('arrows walk the column, and go to the nearest time of the other doctor', () => {
  const start = { column: 0, at: iso('10:00') }
  expect(stepFrom(columns, start, 'down').at).toBe(iso('10:20'))
  expect(stepFrom(columns, start, 'up')).toEqual(start)
  expect(stepFrom(columns, { column: 0, at: iso('10:20') }, 'right')).toEqual({ column: 1, at: iso('10:30') })
  expect(stepFrom(columns, start, 'left')).toEqual(start)
})

test('a carried visit stops only where it can be put down', () => {
  const start = { column: 0, at: iso('10:20') }
  expect(stepFrom(columns, start, 'down', isFree).at).toBe(iso('18:00'))
  expect(nextFree(columns, start, isFree)).toEqual({ column: 1, at: iso('10:30') })
  expect(nextFree(columns, { column: 1, at: iso('18:00') }, isFree)).toEqual(start)
  const now = new Date(iso('10:25'))
  expect(canPut(cell('10:20'), { at: iso('10:00') }, now)).toBe(false)
  expect(canPut(cell('10:30'), { at: iso('10:30') }, now)).toBe(false)
  expect(canPut(cell('10:30'), { at: iso('10:00') }, now)).toBe(true)
})

test('focus starts at the next time', () => {
  expect(firstSpot(columns, new Date(iso('10:10')))).toEqual({ column: 0, at: iso('10:20') })
  expect(firstSpot(columns, new Date(iso('21:00')))).toEqual({ column: 0, at: iso('10:00') })
  expect(firstSpot([], new Date())).toBeNull()
})
