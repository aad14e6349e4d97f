import type { BookingFacts } from '../booking.ts'
import type { WorkRow, WorkState } from './work-row.ts'

type Progress = Pick<BookingFacts, 'kind' | 'state'> & {
  checkedInAt: Date | null
  calledInAt: Date | null
  seenAt: Date | null
  leftAt?: Date | null
  /** When the phlebotomist opened the stop on the phone. */
  stopReadAt?: Date | null
}

/** The state of a booking at the desk, and since when where a row shows it. Work list and calendar share this rule. */
export function workStateOf(booking: Progress): { state: WorkState; since: Date | null } {
  const { kind, state, checkedInAt, calledInAt, seenAt, leftAt, stopReadAt } = booking
  if (state === 'cancelled' && leftAt) return { state: 'left', since: leftAt }
  if (state === 'cancelled' || state === 'missed') return { state, since: null }
  if (seenAt || state === 'attended') return { state: 'seen', since: seenAt }
  if (calledInAt) return { state: 'with-doctor', since: calledInAt }
  if (checkedInAt) return { state: 'waiting', since: checkedInAt }
  if (state === 'open') return { state: 'to-answer', since: null }
  // The phlebotomist has the stop on the phone and is on the way.
  if (state === 'booked' && stopReadAt) return { state: 'on-the-way', since: null }
  if (state === 'to-confirm' && kind === 'lab-test') return { state: 'time-to-agree', since: null }
  return { state, since: null }
}

type Row = Pick<WorkRow, 'state'>

/** The visit is booked, and the patient has not arrived. */
export const isExpected = ({ state }: Row) => state === 'booked'

/** The time was requested, and the clinic has not confirmed it. */
export const isAskedFor = ({ state }: Row) => state === 'to-confirm'

/** The patient is here and not yet with the doctor. */
export const isWaiting = ({ state }: Row) => state === 'waiting'

export const isWithDoctor = ({ state }: Row) => state === 'with-doctor'

export const isSeen = ({ state }: Row) => state === 'seen'

export const isCancelled = ({ state }: Row) => state === 'cancelled'

/** An enquiry without an answer. */
export const isToAnswer = ({ state }: Row) => state === 'to-answer'

/** The clinic has a message for a patient who may not be called. */
export const isWaitingForPatient = ({ state }: Row) => state === 'waits-for-patient'
