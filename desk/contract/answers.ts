import type { Channel } from '#clinic/contact-preferences.ts'
import type { Speaker } from '#clinic/messages/call-promise.ts'
import type { Language } from '#content/language.ts'
import type { Reach, WorkRow } from './work-row.ts'

/** What the clinic answers or settles: a letter, a request about stored details, or a call. */
type AnswerKind = 'enquiry' | 'complaint' | 'privacy' | 'call'

type CallReason =
  | 'undelivered'
  | 'cancelled'
  | 'moved'
  | 'answered'
  | 'confirmed'
  | 'to-confirm'
  | 'many-bookings'

/** One line of the list. Nothing of the text, no number, no full name. */
export type AnswerRow = {
  /** The booking's id; for a call or a privacy request followed by its own id. */
  id: string
  bookingId: string
  version: number
  kind: AnswerKind
  reference: string
  /** "Neha T." */
  name: string
  /** Since when it waits. ISO 8601. */
  since: string
  /** The promised deadline; null for a call without one, which has the patient's hours instead. */
  due: string | null
  /**
   * A privacy request is acknowledged first, within 48 hours; null once it is. A complaint then has the later
   * deadline.
   */
  confirmBy: string | null
  reason: CallReason | null
  reach: Reach
  /** When the patient's hours begin (now or later) and end; null where any hour is fine. */
  hours: { from: string; until: string } | null
  /** A complaint may say what happened at a visit: only its doctor opens it. */
  mayOpen: boolean
  /** Somebody may be in danger: it comes first. */
  isUrgent: boolean
}

export type Answers = {
  rows: AnswerRow[]
  /** How many more wait that the list leaves out. */
  more: number
  now: string
}

/** An opened letter; opening is audited. */
export type Letter = {
  bookingId: string
  version: number
  kind: 'enquiry' | 'complaint'
  reference: string
  name: string
  at: string
  due: string
  language: Language
  text: string
  reach: Reach
  channels: Channel[]
  /** The booking that a complaint is about. */
  about: string | null
  /** Somebody may be in danger: a doctor reads it at once. */
  isDanger: boolean
  /** The acknowledgement of a complaint that is not settled yet. */
  answered: string | null
}

/** A call to make: the number is shown by another press. */
export type Call = {
  bookingId: string
  version: number
  reference: string
  name: string
  reason: CallReason
  since: string
  /** While the time is not settled: the promised deadline, and who was to speak first. */
  promised: { by: string; speaker: Speaker } | null
  /** The time of the visit in words, in both languages. */
  when: Record<Language, string> | null
  /** What the call can settle. */
  settles: { keep: boolean; move: boolean; cancel: boolean }
  /** The booking's own row, for the choice of another time. */
  row: WorkRow | null
  language: Language
  reach: Reach
  hours: { from: string; until: string } | null
  sharedPhone: boolean
  /** The patient's own words for other people who answer. */
  wordsForOthers: string | null
}

/** What the patient will get, composed by the code that sends it. */
export type AnswerPreview = {
  language: Language
  /** As the patient's booking page shows it. */
  page: { title: string; text: string }
  messages: { channel: Channel; subject: string | null; text: string; leavesAt: string }[]
  /** No message may be sent: a call task is created instead. */
  isCall: boolean
}
