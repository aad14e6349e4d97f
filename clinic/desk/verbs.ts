import { type BookingFacts, type BookingState, bookingCan } from '../booking.ts'
import type { StaffRole } from '../staff-roles.ts'
import { dayOf } from '../time.ts'
import { mayCallNow } from './reach.ts'
import type { Verb, WorkRow, WorkState } from './work-row.ts'

type Row = Pick<WorkRow, 'kind' | 'state' | 'at' | 'reach'>
type Clinic = { role: StaffRole; now: Date; hasSeveralDoctors: boolean }

/** The booking state that a row's state implies. A call belongs to a booking of any state, so it has none. */
const bookingState: Record<WorkState, BookingState> = {
  booked: 'booked',
  'to-confirm': 'to-confirm',
  'time-to-agree': 'to-confirm',
  waiting: 'booked',
  'with-doctor': 'booked',
  'on-the-way': 'booked',
  seen: 'attended',
  missed: 'missed',
  left: 'cancelled',
  cancelled: 'cancelled',
  'to-answer': 'open',
  answered: 'answered',
  'message-undelivered': 'cancelled',
  'call-owed': 'cancelled',
  'waits-for-patient': 'cancelled',
  called: 'cancelled',
}

const factsOf = ({ kind, state, at }: Row): BookingFacts => ({
  kind: kind === 'complaint' || kind === 'call' ? 'enquiry' : kind,
  state: bookingState[state],
  startsAt: at ? new Date(at) : null,
})

const isToday = ({ at }: Row, now: Date) => at !== null && dayOf(new Date(at)) === dayOf(now)
const isInClinic = ({ kind }: Row) => kind === 'appointment' || kind === 'lab-test'
const isHere = ({ state }: Row) => state === 'waiting' || state === 'with-doctor'
const isPendingCall = ({ state }: Row) => state === 'call-owed' || state === 'message-undelivered'

/** When each verb is possible. Verbs of a booking follow the rules of clinic/booking.ts. */
const rules: Record<Exclude<Verb, 'open'>, (row: Row, clinic: Clinic) => boolean> = {
  'check-in': (row, { now }) => row.state === 'booked' && isInClinic(row) && isToday(row, now),
  'call-in': ({ state }) => state === 'waiting',
  seen: ({ state }) => state === 'with-doctor',
  // A patient who waits or is with the doctor has come.
  missed: (row, { now }) => !isHere(row) && bookingCan('close', factsOf(row), now),
  left: ({ state }) => state === 'waiting',
  move: (row, { now }) =>
    (row.state === 'booked' || row.state === 'to-confirm') && bookingCan('move-at-desk', factsOf(row), now),
  'hand-over': (row, { now, hasSeveralDoctors }) =>
    hasSeveralDoctors &&
    row.kind === 'appointment' &&
    row.state === 'booked' &&
    bookingCan('move', factsOf(row), now),
  confirm: (row, { now }) => row.state === 'to-confirm' && bookingCan('confirm', factsOf(row), now),
  'agree-time': (row, { now }) => row.state === 'time-to-agree' && bookingCan('confirm', factsOf(row), now),
  cancel: (row, { now }) =>
    isInClinic(row) || row.kind === 'home-collection'
      ? !isHere(row) && bookingCan('cancel-at-desk', factsOf(row), now)
      : false,
  call: (row, { now }) => !isOver(row) && mayCallNow(row.reach, now),
  answer: (row, { now }) => bookingCan('answer', factsOf(row), now),
}

/** Nothing is pending any more: the screen folds the row. */
export const isOver = ({ state }: Pick<WorkRow, 'state'>): boolean =>
  state === 'seen' ||
  state === 'missed' ||
  state === 'left' ||
  state === 'cancelled' ||
  state === 'answered' ||
  state === 'called'

/** The verbs of each role, the usual next one first. */
const verbsOfRole: Record<StaffRole, readonly Verb[]> = {
  receptionist: [
    'answer',
    'agree-time',
    'confirm',
    'seen',
    'call-in',
    'check-in',
    'missed',
    'left',
    'move',
    'hand-over',
    'call',
    'open',
    'cancel',
  ],
  doctor: ['seen', 'call-in', 'open'],
  phlebotomist: ['open'],
  owner: [],
}

/**
 * The first verb of a row, where it is not the first of the list: the outcome of a collection is recorded in the round.
 */
const nextOf = (row: Row): Verb | null =>
  isPendingCall(row)
    ? 'call'
    : row.kind === 'home-collection' && !isOver(row) && row.state !== 'to-confirm'
      ? 'open'
      : null

/**
 * The verbs that this role can use on the row now, the most likely first. The browser computes them again as time
 * passes: "missed" becomes possible only once the visit should have begun.
 */
export function verbsOf(row: Row, clinic: Clinic): Verb[] {
  // Every verb opens the booking first.
  if (row.reach.rule === 'unreadable') return []
  const possible = verbsOfRole[clinic.role].filter((verb) => verb === 'open' || rules[verb](row, clinic))
  const next = nextOf(row)
  return [...possible.filter((verb) => verb === next), ...possible.filter((verb) => verb !== next)]
}
