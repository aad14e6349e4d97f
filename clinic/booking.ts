import { dayOf } from './time.ts'

/** What a visitor can submit. An enquiry is stored as a booking, too: it waits for an answer instead of a visit. */
export const bookingKinds = ['appointment', 'home-collection', 'lab-test', 'enquiry'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Every form of the site. A form token is valid only for the form that it was served with. */
export type Form = BookingKind | 'complaint' | 'basket' | 'find'

/** The kinds that occupy a place: nobody else can book it. */
export type PlaceKind = Extract<BookingKind, 'appointment' | 'home-collection'>

/**
 * booked: the time is the patient's. to-confirm: stored, but the time is not held until the clinic has called.
 * open, answered: an enquiry. Cancelled bookings free their time; the unique index in the database says the same.
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

/** Nobody has closed it: neither cancelled, nor answered, nor noted as a visit. Its time may have passed. */
export const openStates = ['booked', 'to-confirm', 'open'] as const satisfies readonly BookingState[]

/** What the rules need to know of a booking. */
export type BookingFacts = { kind: BookingKind; state: BookingState; startsAt: Date | null }
type Stated = Pick<BookingFacts, 'state'>

export const isOpen = ({ state }: Stated) => openStates.some((open) => open === state)

/** Why something cannot be done. A state means: it is so already, or is not the state that it needs. */
export type BookingRefusal = BookingState | 'enquiry' | 'no-enquiry' | 'past' | 'not-yet'

type Rule = (booking: BookingFacts, now: Date) => BookingRefusal | null

const unlessAhead: Rule = ({ kind, state, startsAt }, now) => {
  if (!isOpen({ state })) return state
  if (kind === 'enquiry') return 'enquiry'
  return startsAt && startsAt > now ? null : 'past'
}

/** The clinic may do it until the visit's day is over: who is late calls, and is given another time. */
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
  // An enquiry can be withdrawn until it is answered.
  cancel: (booking, now) =>
    booking.kind === 'enquiry' ? unless('open', booking) : unlessAhead(booking, now),
  confirm: (booking, now) => unlessAhead(booking, now) ?? unless('to-confirm', booking),
  remind: (booking, now) => unlessAhead(booking, now) ?? unless('booked', booking),
  // Nobody can know whether the patient came before the visit has begun.
  close: (booking, now) => {
    if (booking.kind === 'enquiry') return 'enquiry'
    return unless('booked', booking) ?? (booking.startsAt && booking.startsAt <= now ? null : 'not-yet')
  },
  // The refund was decided when it was cancelled.
  pay: ({ kind, state }) => {
    if (kind === 'enquiry') return 'enquiry'
    return state === 'cancelled' ? state : null
  },
  answer: (booking) => (booking.kind === 'enquiry' ? unless('open', booking) : 'no-enquiry'),
  // At once, when the patient asks for it. The record of a visit stays, because the law requires it.
  erase: ({ state }) => (state === 'attended' ? state : null),
} satisfies Record<string, Rule>

/** What can be done to a booking. `close` is to note whether the patient came. */
export type BookingVerb = keyof typeof rules

/** Why this cannot be done to the booking now; null when it can. */
export const whyBookingCannot = (
  verb: BookingVerb,
  booking: BookingFacts,
  now: Date,
): BookingRefusal | null => rules[verb](booking, now)

/** Whether this can be done to the booking now. Pages, verbs and the desk all ask here. */
export const bookingCan = (verb: BookingVerb, booking: BookingFacts, now: Date): boolean =>
  whyBookingCannot(verb, booking, now) === null

/** The time is the patient's. */
export const isConfirmed = ({ state }: Stated) => state === 'booked'

/** The time counts only once the clinic has called. */
export const isToConfirm = ({ state }: Stated) => state === 'to-confirm'

export const isCancelled = ({ state }: Stated) => state === 'cancelled'

export const isMissed = ({ state }: Stated) => state === 'missed'

/** The patient came, and was seen. */
export const isAttended = ({ state }: Stated) => state === 'attended'

/** What a booking has come to, as it is shown to the patient. */
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

/** Why the clinic gives a time that is taken. Only the desk does. */
export const overbookingReasons = ['emergency', 'doctor-asked', 'returning-today'] as const
export type OverbookingReason = (typeof overbookingReasons)[number]

/** A family shares one phone. Of more visits ahead than this the clinic is alerted, and nobody else. */
export const OPEN_BOOKINGS_PER_PHONE = 4
