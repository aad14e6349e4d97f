/** What a visitor can submit. An enquiry is stored as a booking, too: it waits for an answer instead of a visit. */
export const bookingKinds = ['appointment', 'home-collection', 'lab-test', 'enquiry'] as const
export type BookingKind = (typeof bookingKinds)[number]

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

/** Still ahead: it can be moved or cancelled. */
export const isOpen = (state: BookingState) =>
  state === 'booked' || state === 'to-confirm' || state === 'open'

/** A family shares one phone. Above this number the clinic is notified; the patient is not refused. */
export const OPEN_BOOKINGS_PER_PHONE = 4
