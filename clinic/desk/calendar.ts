import type { BookingKind } from '../booking.ts'
import type { Channel } from '../contact-preferences.ts'
import type { SessionId } from '../slots.ts'
import type { Reach, WorkState } from './work-row.ts'

/**
 * Why nothing can be booked then: the clinic is closed, the doctor is on leave, or the weekly hours have no session.
 */
export type ClosedBy = 'clinic' | 'leave' | 'week'

/**
 * A visit in the calendar, without the reason for it and without a phone number. Its length is left out as well,
 * because it can reveal the service: the grid only shows which times are taken.
 */
export type CalendarVisit = {
  bookingId: string
  /** How often its time has changed. A request to move it carries the sequence that was on the screen. */
  sequence: number
  /** The newest change of the booking, as in the work list. */
  version: number
  at: string
  /** "Asha V."; the full name for the doctor of this visit. */
  name: string
  token: number | null
  state: WorkState
  reach: Reach
}

/**
 * One time of a doctor's grid. free: can be booked. taken: a visit begins here or still lasts. held: kept free while a
 * desk action can be undone. past: unused, and over. The visits are those that begin here; a requested visit takes no
 * place, so a free time may have some.
 */
export type CalendarCell = {
  at: string
  until: string
  session: SessionId
  state: 'free' | 'taken' | 'held' | 'past' | 'closed'
  closedBy: ClosedBy | null
  visits: CalendarVisit[]
}

export type CalendarColumn = {
  doctor: string
  initials: { en: string; hi: string }
  taken: number
  places: number
  cells: CalendarCell[]
}

/** The home collections of one hour. */
type CalendarWindow = {
  at: string
  until: string
  places: number
  taken: number
  names: string[]
}

export type CalendarDay = {
  day: string
  today: string
  columns: CalendarColumn[]
  rounds: { windows: CalendarWindow[]; isClosed: boolean }
}

/** One session of one day: how many visits it has, and how many more it could have. */
export type WeekCell = { taken: number; askedFor: number; free: number; closedBy: ClosedBy | null }

export type CalendarWeek = {
  from: string
  today: string
  days: string[]
  rows: { doctor: string; initials: { en: string; hi: string }; session: SessionId; cells: WeekCell[] }[]
  rounds: { taken: number; places: number; isClosed: boolean }[]
  /** The closures from today on, within the bookable days. */
  closures: ClosedDay[]
  notSettled: { toConfirm: number; testsToAgree: number }
}

/** A null doctor means the whole clinic; a null session means the whole day. */
export type ClosedDay = { day: string; session: SessionId | null; doctor: string | null }

/**
 * What a patient gets from a change of the calendar. message: on these channels, at that hour. call: the desk calls
 * within the allowed hours. waits: no contact is allowed, so the patient learns of it when calling or opening the page.
 * on-arrival: no allowed hour comes in time. here: the patient is at the clinic already. nothing: the form came without
 * a proof, and no message about it was ever sent.
 */
export type Gets = 'message' | 'call' | 'waits' | 'on-arrival' | 'here' | 'nothing'

/** A booking that a change of the calendar affects. */
export type Affected = {
  bookingId: string
  kind: BookingKind
  name: string
  reach: Reach
  /** The doctor's id; null for a test or a home collection. */
  doctor: string | null
  was: string
  /** Null: cancelled, or the visit keeps its time, because a later one does not fit before closing. */
  willBe: string | null
  gets: Gets
  channels: Channel[]
  leavesAt: string | null
  /** The clinic cancels with a full refund. The amount is in the booking, not in a list. */
  hasPaid: boolean
}

export type ClosingPreview = { affected: Affected[] }

export type DelayPreview = {
  affected: Affected[]
  /** How many visits of the session keep their time, because free time before them absorbs the delay. */
  spared: number
  /** When the session closes, and when its last visit ends after the delay. */
  closesAt: string
  endsAt: string
}

/** Why days are closed: one of three fixed sentences, never free text. */
export const closureReasons = ['doctor-away', 'clinic-closed', 'not-said'] as const
export type ClosureReason = (typeof closureReasons)[number]

/** How late a doctor may be. */
export const delayMinutes = { least: 5, most: 120 } as const
