/** What a visitor can send us by a form. An enquiry books an answer. */
export const bookingKinds = ['appointment', 'home-collection', 'lab-test', 'enquiry'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** What takes a place of a time away from others. */
export type PlaceKind = Extract<BookingKind, 'appointment' | 'home-collection'>

/**
 * booked: hers. to-confirm: kept, but the time is not held until the clinic has called. open, answered: an enquiry.
 * Cancelled bookings free their time. The database says the same in its index.
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

/** Whether it still lies ahead of someone: it can be moved or cancelled. */
export const isOpen = (state: BookingState) =>
  state === 'booked' || state === 'to-confirm' || state === 'open'

/** A family shares one phone. Of more visits ahead than this the clinic is told, and nobody else. */
export const OPEN_BOOKINGS_PER_PHONE = 4
