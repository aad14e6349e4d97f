import type { BookingRequest } from '#clinic/appointment.ts'
import { contactRulesFrom } from '#clinic/contact-preferences.ts'
import type { SlotRefusal, WeeklyHours } from '#clinic/slots.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { nobody } from '../platform/vault.ts'
import { refuseAppointmentAt } from './closures.ts'
import {
  type Attempt,
  bookOnce,
  mayHold,
  type PlaceOptions,
  type Stored,
  storeBooking,
} from './store-booking.ts'
import { takePlace } from './take-place.ts'

type AppointmentRefusal = 'slot-taken' | SlotRefusal
type BookOutcome = Stored | { ok: false; reason: AppointmentRefusal }
type AppointmentOptions = PlaceOptions & { schedule: WeeklyHours }

export const bookAppointment = (
  db: Database,
  queue: Queue,
  request: BookingRequest,
  options: AppointmentOptions,
): Promise<BookOutcome> =>
  bookOnce<AppointmentRefusal>(db, queue, options, (trx) => tryToBook(trx, queue, request, options))

async function tryToBook(
  trx: Transaction,
  queue: Queue,
  request: BookingRequest,
  options: AppointmentOptions,
): Promise<Attempt<AppointmentRefusal>> {
  const startsAt = request.dateTime
  const refusal = await refuseAppointmentAt(trx, options.schedule, startsAt, options.now)
  if (refusal) return { ok: false, reason: refusal }
  const state = (await mayHold(trx, 'appointment', options)) ? 'booked' : 'to-confirm'
  const place = await takePlace(trx, state, { kind: 'appointment', startsAt })
  if (!place) return { ok: false, reason: 'slot-taken' }
  return storeBooking(
    trx,
    queue,
    {
      kind: 'appointment',
      ...place,
      startsAt,
      person: {
        ...nobody,
        name: request.patientName,
        phone: request.phoneNumber,
        email: request.email,
        address: request.address,
        contact: contactRulesFrom(request, request.email !== null),
      },
      language: request.language,
      consent_notice: appointmentPrivacyNotice.version,
    },
    options,
  )
}
