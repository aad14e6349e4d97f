import type { BookingKind } from '../booking.ts'
import type { Channel, HourRange } from '../contact-preferences.ts'

/** What a row of the work list is about. A complaint is an enquiry about a booking; a call is owed for one. */
export type WorkKind = BookingKind | 'complaint' | 'call'

/**
 * How the patient may be reached, in the order of the contact preferences: may-call: whoever answers may be spoken to;
 * only-patient: the patient alone; write-only: write, never call; never: neither. unreadable: the stored details cannot be
 * opened, so nobody knows; the row is called by its reference, and nothing is done to it.
 */
export type Reach = {
  rule: 'may-call' | 'only-patient' | 'write-only' | 'never' | 'unreadable'
  /** The only channel that may be written on, where there is one only. */
  channel: Channel | null
  /** In these hours of the clinic's clock only: 10:00 to 13:00. */
  hours: HourRange | null
}

export const workStates = [
  'booked',
  'to-confirm',
  'waiting',
  'with-doctor',
  'seen',
  'missed',
  // Was here, and went home unseen.
  'left',
  'cancelled',
  'on-the-way',
  'time-to-agree',
  'to-answer',
  'answered',
  'message-undelivered',
  'call-owed',
  // There is something to say to somebody who may not be called: when the patient calls or comes.
  'waits-for-patient',
  'called',
] as const
export type WorkState = (typeof workStates)[number]

/** The verbs of the desk. One key each (desk/app). */
export const verbs = [
  'check-in',
  'call-in',
  'seen',
  'missed',
  'left',
  'move',
  'hand-over',
  'confirm',
  'agree-time',
  'cancel',
  'call',
  'answer',
  'open',
] as const
export type Verb = (typeof verbs)[number]

/** One line of the work list: nothing about why the patient comes, no number, no full name. */
export type WorkRow = {
  /** The booking's id; a call that is owed has the id of its task after it: <booking>/<task>. */
  id: string
  bookingId: string
  /** The newest change of the booking: a row is never replaced by one with a lower version. */
  version: number
  kind: WorkKind
  reference: string
  /** When it begins, or by when it is owed. ISO 8601. */
  at: string | null
  /** The end of a collection window. */
  until: string | null
  /** "by 11:00": it is owed by then. */
  isDeadline: boolean
  /** By when the patient was promised to hear from us about a time that is not settled. ISO 8601. */
  promisedBy: string | null
  token: number | null
  /** "Asha V."; the reference where it cannot be read. */
  name: string
  /** The initials of the doctor or phlebotomist. */
  with: string | null
  reach: Reach
  state: WorkState
  /** Since when it is in this state, where the row says so: "Waiting 14 min". */
  since: string | null
  /** What can be done now; the first is the next thing to do. */
  verbs: Verb[]
}
