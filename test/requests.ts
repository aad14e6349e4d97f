import { type BookingRequest, parseBooking } from '#clinic/appointment.ts'
import type { Parsed } from '#clinic/fields.ts'
import { type CollectionRequest, parseCollection } from '#clinic/home-collection.ts'
import { clockFrom, dayOf, minutesOf, toIso } from '#clinic/time.ts'
import { servedPincodes } from '#content/facts.ts'
import { appointmentAnswers, collectionAnswers } from './answers.ts'

/** Parsed forms: a test names only the fields that it is about, and a new field needs no change here. */

function requestIn<Request>(parsed: Parsed<Request>): Request {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.request
}

export const appointmentRequest = (
  dateTime: Date,
  changes: Partial<BookingRequest> = {},
): BookingRequest => ({
  ...requestIn(parseBooking(appointmentAnswers(toIso(dateTime)), 'test')),
  ...changes,
})

export function collectionRequest(
  startsAt: Date,
  changes: Partial<CollectionRequest> = {},
): CollectionRequest {
  const answers = collectionAnswers(dayOf(startsAt), clockFrom(minutesOf(startsAt)))
  return { ...requestIn(parseCollection(answers, servedPincodes, 'test')), ...changes }
}
