import type { BookingKind } from '../booking.ts'
import type { Channel } from '../contact-preferences.ts'
import type { SessionId } from '../slots.ts'
import type { Reach, WorkState } from './work-row.ts'

/** Why nobody can be booked then: the clinic is closed, the doctor is on leave, or the week has no such hours. */
export type ClosedBy = 'clinic' | 'leave' | 'week'

/**
 * A visit as the calendar shows it: nothing about why the patient comes, no number. Nor how long it lasts, which can tell
 * the service: the times that it takes are taken.
 */
export type CalendarVisit = {
  bookingId: string
  /** How often its time was changed: whoever moves it says which time they saw. */
  sequence: number
  /** The newest change of the booking, as in the work list. */
  version: number
  at: string
  /** "Asha V."; the whole name for the doctor whose visit it is. */
  name: string
  token: number | null
  state: WorkState
  reach: Reach
}

/**
 * One time of a doctor's grid. free: can be booked. taken: a visit begins here or still lasts. held: kept free for
 * somebody who may still undo. past: nobody came, and it is over. The visits are those that begin here; what is only
 * asked for takes no place, so that a free time may have some.
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
  /** What is closed from today on, in the days that can be booked. */
  closures: ClosedDay[]
  notSettled: { toConfirm: number; testsToAgree: number }
}

/** Doctor null: the whole clinic; session null: the whole day. */
export type ClosedDay = { day: string; session: SessionId | null; doctor: string | null }

/**
 * What a patient gets from a change of the calendar. message: on these channels, at that hour. call: somebody calls, in
 * the hours that the patient allows. waits: may not be contacted and is told when they call or open their page.
 * on-arrival: no hour that the patient allows comes in time. here: at the clinic already. nothing: the form came without
 * proof, and nobody was ever told of it.
 */
export type Gets = 'message' | 'call' | 'waits' | 'on-arrival' | 'here' | 'nothing'

/** Somebody whom a change of the calendar affects. */
export type Affected = {
  bookingId: string
  kind: BookingKind
  name: string
  reach: Reach
  /** The doctor's id; null for a test or a home collection. */
  doctor: string | null
  was: string
  /** Null: cancelled, or, where a doctor is late, the time that it keeps because a later one does not fit. */
  willBe: string | null
  gets: Gets
  channels: Channel[]
  leavesAt: string | null
  /** All of it is given back when the clinic cancels. How much stands in the booking, not in a list. */
  hasPaid: boolean
}

export type ClosingPreview = { affected: Affected[] }

export type DelayPreview = {
  affected: Affected[]
  /** How many visits of the session keep their time, because free time before them absorbs the delay. */
  spared: number
  /** When the session closes, and when its last visit ends then. */
  closesAt: string
  endsAt: string
}

/** Why days are closed: one of three fixed sentences, never free text. */
export const closureReasons = ['doctor-away', 'clinic-closed', 'not-said'] as const
export type ClosureReason = (typeof closureReasons)[number]

/** How late a doctor may be. */
export const delayMinutes = { least: 5, most: 120 } as const
