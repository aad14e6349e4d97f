import { dayOf } from './time.ts'

/** What a visitor can submit. An enquiry is stored as a booking, too: it waits for an answer instead of a visit. */
export const bookingKinds = ['appointment', 'home-collection', 'lab-test', 'enquiry'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Every form of the site. A form token is valid only for the form that it was served with. */
export type Form = BookingKind | 'complaint' | 'basket' | 'find'

/** The kinds that occupy a place: one booking alone can have it. */
export type PlaceKind = Extract<BookingKind, 'appointment' | 'home-collection'>

/**
 * booked: the patient has the time. to-confirm: stored, but the time is not held until the clinic has called. open,
 * answered: an enquiry. A cancelled booking frees its time; the unique index in the database follows the same rule.
 */
export const bookingStates = [
  'booked',
  'to-confirm',
  'attended',
  'missed',
  'cancelled',
  'open',
  'answered',
] as const
export type BookingState = (typeof bookingStates)[number]

/**
 * The states of a booking that is neither cancelled, nor answered, nor recorded as a visit. Its time may have passed.
 */
export const openStates = ['booked', 'to-confirm', 'open'] as const satisfies readonly BookingState[]

/** What the rules need to know of a booking. */
export type BookingFacts = { kind: BookingKind; state: BookingState; startsAt: Date | null }
type Stated = Pick<BookingFacts, 'state'>

export const isOpen = ({ state }: Stated) => openStates.some((open) => open === state)

/** Why a verb is refused. A state means: the booking has this state already, or needs another one. */
export type BookingRefusal = BookingState | 'enquiry' | 'no-enquiry' | 'past' | 'not-yet'

type Rule = (booking: BookingFacts, now: Date) => BookingRefusal | null

const unlessAhead: Rule = ({ kind, state, startsAt }, now) => {
  if (!isOpen({ state })) return state
  if (kind === 'enquiry') return 'enquiry'
  return startsAt && startsAt > now ? null : 'past'
}

/** Allowed until the day of the visit is over: a patient who is late calls and gets another time. */
const unlessDayIsOver: Rule = ({ kind, state, startsAt }, now) => {
  if (!isOpen({ state })) return state
  if (kind === 'enquiry') return 'enquiry'
  return startsAt && dayOf(startsAt) >= dayOf(now) ? null : 'past'
}

const unless = (needed: BookingState, { state }: BookingFacts) => (state === needed ? null : state)

const rules = {
  move: unlessAhead,
  'move-at-desk': unlessDayIsOver,
  'cancel-at-desk': (booking, now) =>
    booking.kind === 'enquiry' ? unless('open', booking) : unlessDayIsOver(booking, now),
  // The patient can withdraw an enquiry until it is answered.
  cancel: (booking, now) =>
    booking.kind === 'enquiry' ? unless('open', booking) : unlessAhead(booking, now),
  confirm: (booking, now) => unlessAhead(booking, now) ?? unless('to-confirm', booking),
  remind: (booking, now) => unlessAhead(booking, now) ?? unless('booked', booking),
  // Before the visit has begun, attendance is unknown.
  close: (booking, now) => {
    if (booking.kind === 'enquiry') return 'enquiry'
    return unless('booked', booking) ?? (booking.startsAt && booking.startsAt <= now ? null : 'not-yet')
  },
  // The refund of a cancelled booking is decided already.
  pay: ({ kind, state }) => {
    if (kind === 'enquiry') return 'enquiry'
    return state === 'cancelled' ? state : null
  },
  answer: (booking) => (booking.kind === 'enquiry' ? unless('open', booking) : 'no-enquiry'),
  // Allowed at once, when the patient asks for it. The record of a visit stays, because the law requires it.
  erase: ({ state }) => (state === 'attended' ? state : null),
} satisfies Record<string, Rule>

/** The verbs of a booking. `close` records whether the patient came. */
export type BookingVerb = keyof typeof rules

/** Why the verb is refused now; null when it is allowed. */
export const whyBookingCannot = (
  verb: BookingVerb,
  booking: BookingFacts,
  now: Date,
): BookingRefusal | null => rules[verb](booking, now)

/** Whether the verb is allowed now. Pages, verbs and the desk all use this rule. */
export const bookingCan = (verb: BookingVerb, booking: BookingFacts, now: Date): boolean =>
  whyBookingCannot(verb, booking, now) === null

/** The patient has the time. */
export const isConfirmed = ({ state }: Stated) => state === 'booked'

/** The time is only a wish until the clinic has called. */
export const isToConfirm = ({ state }: Stated) => state === 'to-confirm'

export const isCancelled = ({ state }: Stated) => state === 'cancelled'

export const isMissed = ({ state }: Stated) => state === 'missed'

/** The patient came and was seen. */
export const isAttended = ({ state }: Stated) => state === 'attended'

/** The status of a booking as the patient reads it. */
export type BookingStatus =
  | 'received'
  | 'confirmed'
  | 'attended'
  | 'missed'
  | 'cancelled-by-patient'
  | 'cancelled-by-clinic'
  | 'unanswered'
  | 'answered'

export function bookingStatus(
  booking: BookingFacts & { cancelledBy: 'patient' | 'clinic' | null },
  now: Date,
): BookingStatus {
  const { state, startsAt, cancelledBy } = booking
  if (state === 'cancelled') return cancelledBy === 'clinic' ? 'cancelled-by-clinic' : 'cancelled-by-patient'
  if (state === 'open') return 'unanswered'
  if (state === 'answered' || state === 'attended') return state
  if (state === 'missed' || (startsAt && startsAt <= now)) return 'missed'
  return state === 'booked' ? 'confirmed' : 'received'
}

/** Why the desk books a time that is taken. The site never does. */
export const overbookingReasons = ['emergency', 'doctor-asked', 'returning-today'] as const
export type OverbookingReason = (typeof overbookingReasons)[number]

/**
 * A family shares one phone. With more open visits than this for one number, the clinic is alerted; the visitor notices
 * nothing.
 */
export const OPEN_BOOKINGS_PER_PHONE = 4
