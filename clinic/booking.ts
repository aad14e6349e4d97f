/** What a visitor can send us by a form. An enquiry books an answer. */
export const bookingKinds = ['appointment', 'home-collection', 'test', 'enquiry'] as const
export type BookingKind = (typeof bookingKinds)[number]

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

/** A family shares one phone; more than this many visits ahead are agreed with the clinic. */
export const OPEN_BOOKINGS_PER_PHONE = 4
