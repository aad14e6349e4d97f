import { defaultPreferences } from '#clinic/contact-preferences.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'

/** An invented booking as the database would return it. */
export const readBookingOf = (changes: Partial<ReadBooking>): ReadBooking => ({
  id: '01a1dd14-a6c1-78c7-841f-63aa292684c5',
  kind: 'appointment',
  reference: 'KW-7KQ2-9F',
  state: 'booked',
  language: 'en',
  startsAt: new Date('2026-11-20T05:00:00Z'),
  heldUntil: new Date('2026-11-20T05:45:00Z'),
  doctor: 'doctor-of-the-past',
  service: 'visit-of-the-past',
  answerBy: null,
  callBy: null,
  sequence: 0,
  trust: 'normal',
  accessClosedAt: null,
  paid: 0,
  refund: null,
  verifiedAt: null,
  aboutId: null,
  cancelledBy: null,
  cancelledAt: null,
  consentNotice: 'test',
  consentedAt: new Date('2026-11-15T05:00:00Z'),
  tests: [],
  complaints: [],
  person: { name: 'Asha Verma', phone: '+919800000001', email: null, contact: defaultPreferences },
  ...changes,
})
