import type { BookingKind } from '../booking.ts'
import type { Channel, HourRange } from '../contact-preferences.ts'

/** What a row of the work list is about. A complaint is an enquiry about a booking; a call is a pending call task. */
export type WorkKind = BookingKind | 'complaint' | 'call'

/**
 * How the patient may be reached, in the order of the contact preferences. may-call: anyone who answers may be spoken
 * to. only-patient: the patient alone. write-only: write, never call. never: neither. unreadable: the stored details
 * cannot be opened; the row shows the reference and has no verbs.
 */
export type Reach = {
  rule: 'may-call' | 'only-patient' | 'write-only' | 'never' | 'unreadable'
  /** The only allowed channel, where there is exactly one. */
  channel: Channel | null
  /** The allowed hours, as clock times: 10:00 to 13:00. */
  hours: HourRange | null
}

export const workStates = [
  'booked',
  'to-confirm',
  'waiting',
  'with-doctor',
  'seen',
  'missed',
  // The patient was here and went home unseen.
  'left',
  'cancelled',
  'on-the-way',
  'time-to-agree',
  'to-answer',
  'answered',
  'message-undelivered',
  'call-owed',
  // The clinic has a message for a patient who may not be called: it waits until the patient calls or comes.
  'waits-for-patient',
  'called',
] as const
export type WorkState = (typeof workStates)[number]

/** The verbs of the desk. Each has one key (desk/app/keys). */
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

/** One row of the work list, without the reason for the visit, phone number or full name. */
export type WorkRow = {
  /** The booking's id; a pending call has the id of its task after it: <booking>/<task>. */
  id: string
  bookingId: string
  /** The newest change of the booking: a lower version never replaces a row. */
  version: number
  kind: WorkKind
  reference: string
  /** When it begins, or by when it is due. ISO 8601. */
  at: string | null
  /** The end of a collection window. */
  until: string | null
  /** `at` is a deadline: "by 11:00". */
  isDeadline: boolean
  /** By when the patient was promised an answer about an unsettled time. ISO 8601. */
  promisedBy: string | null
  token: number | null
  /** "Asha V."; the reference where it cannot be read. */
  name: string
  /** The initials of the doctor or phlebotomist. */
  with: string | null
  reach: Reach
  state: WorkState
  /** When this state began, where the row shows it: "Waiting 14 min". */
  since: string | null
  /** The verbs possible now, the most likely first. */
  verbs: Verb[]
}
