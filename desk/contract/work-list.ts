import type { WorkRow } from './work-row.ts'

/** The open work of a day, as of this change: follow /api/events?after=<change>. */
export type WorkList = {
  day: string
  change: number
  rows: WorkRow[]
  /** How many more bookings wait that the list leaves out. */
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
    /** The patient inside, and the next one. */
    token: number | null
    waiting: number
    nextToken: number | null
    behindMinutes: number
  }[]
  nextFree: { at: string; with: string | null }[]
  nextCollection: { at: string; until: string; left: number; of: number } | null
}

/** The people who have the desk open, each with the open row. */
export type People = { id: string; name: string; row: string | null }[]

/**
 * The events of an open desk, by name; the id of an event is where to go on. `booking`: its current rows, none
 * when it is gone or the person no longer works with it. `reset`: reload the list. `presence` has no id. `beat`: the
 * connection lives; sent at this interval.
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
