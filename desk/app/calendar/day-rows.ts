import { isAskedFor, isExpected } from '#clinic/desk/work-state.ts'
import type { CalendarCell, CalendarColumn, CalendarDay, CalendarVisit } from '../../contract/calendar.ts'

/** One line of the table: a time, and the cell of each doctor. Null: the doctor's grid has no such time. */
export type DayRow = { at: string; cells: (CalendarCell | null)[] }
/** Hours without any session. */
type DayBreak = { from: string; until: string }

/** The times of all doctors in one order, with the breaks between their sessions. */
export function rowsOf({ columns }: Pick<CalendarDay, 'columns'>): (DayRow | DayBreak)[] {
  const times = [...new Set(columns.flatMap(({ cells }) => cells.map(({ at }) => at)))].sort()
  const rows: (DayRow | DayBreak)[] = []
  let end: string | null = null
  for (const at of times) {
    if (end && at > end && minutesBetween(end, at) >= LONGEST_PAUSE) rows.push({ from: end, until: at })
    const cells = columns.map((column) => column.cells.find((cell) => cell.at === at) ?? null)
    rows.push({ at, cells })
    const last = cells
      .flatMap((cell) => (cell ? [cell.until] : []))
      .sort()
      .at(-1)!
    if (!end || last > end) end = last
  }
  return rows
}

/** Minutes. A shorter gap is not drawn as a break. */
const LONGEST_PAUSE = 30
const minutesBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 60_000

export const isBreak = (row: DayRow | DayBreak): row is DayBreak => 'from' in row

/** A place in the table: doctor and time. */
export type Spot = { column: number; at: string }

export const cellAt = (columns: readonly CalendarColumn[], { column, at }: Spot): CalendarCell | undefined =>
  columns[column]?.cells.find((cell) => cell.at === at)

/** A visit can be moved to free times other than its own. */
export const canPut = (cell: CalendarCell, visit: Pick<CalendarVisit, 'at'>, now: Date) =>
  cell.state === 'free' && Date.parse(cell.at) > now.getTime() && cell.at !== visit.at

export const mayMove = (visit: CalendarVisit, now: Date) =>
  (isExpected(visit) || isAskedFor(visit)) && Date.parse(visit.at) > now.getTime()

type Step = 'up' | 'down' | 'left' | 'right'

/** The next matching spot in that direction; the same one where there is none. */
export function stepFrom(
  columns: readonly CalendarColumn[],
  spot: Spot,
  step: Step,
  isWanted: (cell: CalendarCell) => boolean = () => true,
): Spot {
  if (step === 'up' || step === 'down') {
    const cells = columns[spot.column]?.cells.filter(isWanted) ?? []
    const found =
      step === 'down' ? cells.find(({ at }) => at > spot.at) : cells.findLast(({ at }) => at < spot.at)
    return found ? { ...spot, at: found.at } : spot
  }
  const column = spot.column + (step === 'right' ? 1 : -1)
  const near = nearest(columns[column]?.cells.filter(isWanted) ?? [], spot.at)
  return near ? { column, at: near.at } : spot
}

/** The nearest matching spot of the next doctor, after the last one of the first; null where there is none. */
export function ofNextDoctor(
  columns: readonly CalendarColumn[],
  spot: Spot,
  isWanted: (cell: CalendarCell) => boolean,
): Spot | null {
  if (columns.length < 2) return null
  const column = (spot.column + 1) % columns.length
  const near = nearest(columns[column]!.cells.filter(isWanted), spot.at)
  return near ? { column, at: near.at } : null
}

const nearest = (cells: readonly CalendarCell[], at: string): CalendarCell | undefined =>
  cells.toSorted((a, b) => distance(a, at) - distance(b, at))[0]
const distance = (cell: CalendarCell, at: string) => Math.abs(Date.parse(cell.at) - Date.parse(at))

/** Where focus starts: the next time of today, or the first time of another day. */
export function firstSpot(columns: readonly CalendarColumn[], now: Date): Spot | null {
  const cells = columns[0]?.cells ?? []
  const next = cells.find(({ at }) => Date.parse(at) > now.getTime()) ?? cells[0]
  return next ? { column: 0, at: next.at } : null
}

/** The first free time after this one, of any doctor. */
export function nextFree(
  columns: readonly CalendarColumn[],
  spot: Spot,
  isWanted: (cell: CalendarCell) => boolean,
): Spot {
  const all = columns
    .flatMap(({ cells }, column) => cells.filter(isWanted).map(({ at }) => ({ column, at })))
    .sort((a, b) => a.at.localeCompare(b.at) || a.column - b.column)
  const isAfter = (other: Spot) => other.at > spot.at || (other.at === spot.at && other.column > spot.column)
  return all.find(isAfter) ?? all[0] ?? spot
}
