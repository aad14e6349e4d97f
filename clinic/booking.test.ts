import { expect, test } from 'vitest'
import {
  type BookingFacts,
  type BookingKind,
  type BookingState,
  type BookingVerb,
  bookingCan,
  bookingStates,
  bookingStatus,
  whyBookingCannot,
} from './booking.ts'

const startsAt = new Date('2026-11-16T04:50:00Z')
const before = new Date(startsAt.getTime() - 1)
const atStart = startsAt
const visits: BookingKind[] = ['appointment', 'home-collection', 'lab-test']
const visit = (state: BookingState, kind: BookingKind = 'appointment'): BookingFacts => ({
  kind,
  state,
  startsAt,
})
const enquiry = (state: BookingState): BookingFacts => ({ kind: 'enquiry', state, startsAt: null })

type Row = { ahead: BookingState[]; begun: BookingState[]; enquiry: BookingState[] }

const visitStates = bookingStates.filter((state) => state !== 'open' && state !== 'answered')
const enquiryStates = ['open', 'answered', 'cancelled'] as const

/** The states in which each verb is allowed: for a visit ahead, for a visit that has begun, for an enquiry. */
const table: Record<BookingVerb, Row> = {
  move: { ahead: ['booked', 'to-confirm'], begun: [], enquiry: [] },
  cancel: { ahead: ['booked', 'to-confirm'], begun: [], enquiry: ['open'] },
  // The desk may move and cancel until the day is over.
  'move-at-desk': { ahead: ['booked', 'to-confirm'], begun: ['booked', 'to-confirm'], enquiry: [] },
  'cancel-at-desk': { ahead: ['booked', 'to-confirm'], begun: ['booked', 'to-confirm'], enquiry: ['open'] },
  confirm: { ahead: ['to-confirm'], begun: [], enquiry: [] },
  remind: { ahead: ['booked'], begun: [], enquiry: [] },
  close: { ahead: [], begun: ['booked'], enquiry: [] },
  pay: {
    ahead: ['booked', 'to-confirm', 'attended', 'missed'],
    begun: ['booked', 'to-confirm', 'attended', 'missed'],
    enquiry: [],
  },
  answer: { ahead: [], begun: [], enquiry: ['open'] },
  erase: {
    ahead: ['booked', 'to-confirm', 'missed', 'cancelled'],
    begun: ['booked', 'to-confirm', 'missed', 'cancelled'],
    enquiry: ['cancelled', 'open', 'answered'],
  },
}

test.each(
  Object.entries(table) as [BookingVerb, Row][],
)('%s is allowed in these states and at these times only', (verb, row) => {
  for (const kind of visits) {
    const may = (now: Date) => visitStates.filter((state) => bookingCan(verb, visit(state, kind), now))
    expect(may(before), `${kind} ahead`).toEqual(row.ahead)
    expect(may(atStart), `${kind} begun`).toEqual(row.begun)
  }
  const may = enquiryStates.filter((state) => bookingCan(verb, enquiry(state), before))
  expect(may.toSorted(), 'enquiry').toEqual(row.enquiry.toSorted())
})

test.each([
  ['move', visit('cancelled'), before, 'cancelled'],
  ['move', visit('booked'), atStart, 'past'],
  ['move', enquiry('open'), before, 'enquiry'],
  ['cancel', visit('attended'), atStart, 'attended'],
  ['cancel', enquiry('answered'), before, 'answered'],
  ['confirm', visit('booked'), before, 'booked'],
  ['confirm', visit('to-confirm'), atStart, 'past'],
  ['confirm', enquiry('open'), before, 'enquiry'],
  ['close', visit('booked'), before, 'not-yet'],
  ['close', visit('to-confirm'), atStart, 'to-confirm'],
  ['close', enquiry('open'), before, 'enquiry'],
  ['pay', visit('cancelled'), before, 'cancelled'],
  ['pay', enquiry('open'), before, 'enquiry'],
  ['answer', visit('booked'), before, 'no-enquiry'],
  ['answer', enquiry('answered'), before, 'answered'],
  ['erase', visit('attended'), atStart, 'attended'],
] as const)('a refused %s has a reason that the desk can read: %o', (verb, booking, now, reason) => {
  expect(whyBookingCannot(verb, booking, now)).toBe(reason)
})

test.each([
  [visit('to-confirm'), before, null, 'received'],
  [visit('booked'), before, null, 'confirmed'],
  [visit('booked'), atStart, null, 'missed'],
  [visit('to-confirm'), atStart, null, 'missed'],
  [visit('missed'), atStart, null, 'missed'],
  [visit('attended'), atStart, null, 'attended'],
  [visit('cancelled'), before, 'patient', 'cancelled-by-patient'],
  [visit('cancelled'), atStart, 'clinic', 'cancelled-by-clinic'],
  [enquiry('open'), before, null, 'unanswered'],
  [enquiry('answered'), before, null, 'answered'],
] as const)('the patient reads the status of %o: at %o, %s: %s', (booking, now, cancelledBy, status) => {
  expect(bookingStatus({ ...booking, cancelledBy }, now)).toBe(status)
})
