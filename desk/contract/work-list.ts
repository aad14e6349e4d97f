import type { WorkRow } from './work-row.ts'

/** What is owed on a day, true for this change: follow /api/events?after=<change>. */
export type WorkList = {
  day: string
  change: number
  rows: WorkRow[]
  /** Bookings that wait and are not listed, because there are so many. */
  more: number
}

/** Refused with 'too-many' {minutes}. The likeliest first, at most 20. */
export type Found = { rows: WorkRow[] }

/** What stands beside the list; no name. */
export type ClinicNow = {
  rooms: {
    doctor: string
    /** The doctor's initials. */
    with: string
    room: number
    /** Who is inside, and who is next. */
    token: number | null
    waiting: number
    nextToken: number | null
    behindMinutes: number
  }[]
  nextFree: { at: string; with: string | null }[]
  nextCollection: { at: string; until: string; left: number; of: number } | null
}

/** Who has a desk open, and on which row. */
export type People = { id: string; name: string; row: string | null }[]

/**
 * The events of a desk that is open, by name. Their id is where to go on. `booking`: its rows as they are
 * now, none when it is gone or is another's work. `reset`: load the list anew. `presence` has no id. `beat`: the
 * connection lives; it comes so often.
 */
export type DeskEvents = {
  booking: { bookingId: string; version: number; rows: WorkRow[] }
  calendar: Record<string, never>
  'lab-tests': Record<string, never>
  presence: { people: People }
  reset: Record<string, never>
  beat: { everyMs: number }
}
export type DeskEvent = {
  [Name in keyof DeskEvents]: { id?: number; event: Name; data: DeskEvents[Name] }
}[keyof DeskEvents]
