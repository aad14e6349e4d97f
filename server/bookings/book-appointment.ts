import type { BookingRequest } from '#clinic/appointment.ts'
import { contactRulesFrom } from '#clinic/contact-preferences.ts'
import { refuseSlot, type Schedule, type SlotRefusal } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { nobody } from '../platform/vault.ts'
import { isSlotTaken } from './bookings.ts'
import { findClosures } from './closures.ts'
import {
  type Attempt,
  bookOnce,
  mayHold,
  type PlaceOptions,
  type Stored,
  storeBooking,
} from './store-booking.ts'

export type AppointmentRefusal = 'slot-taken' | SlotRefusal
export type BookOutcome = Stored | { ok: false; reason: AppointmentRefusal }
export type AppointmentOptions = PlaceOptions & { schedule: Omit<Schedule, 'closures'> }

export const bookAppointment = (
  db: Database,
  queue: Queue,
  request: BookingRequest,
  options: AppointmentOptions,
): Promise<BookOutcome> =>
  bookOnce<AppointmentRefusal>(
    db,
    queue,
    options,
    (trx) => tryToBook(trx, queue, request, options),
    // The time may also be free again by now, or the drawn reference was in use: then the next try decides.
    async () => ((await isSlotTaken(db, request.dateTime)) ? 'slot-taken' : null),
  )

async function tryToBook(
  trx: Transaction,
  queue: Queue,
  request: BookingRequest,
  options: AppointmentOptions,
): Promise<Attempt<AppointmentRefusal>> {
  const { schedule, now } = options
  // Years that the database's calendar does not know are far from any week of ours: it is not asked about them.
  const never = refuseSlot({ ...schedule, closures: [] }, request.dateTime, now)
  if (never) return { ok: false, reason: never }
  const day = dayOf(request.dateTime)
  const closures = await findClosures(trx, day, day)
  const refusal = refuseSlot({ ...schedule, closures }, request.dateTime, now)
  if (refusal) return { ok: false, reason: refusal }

  const holds = await mayHold(trx, 'appointment', options)
  // Only a time that is still free is worth a call.
  if (!holds && (await isSlotTaken(trx, request.dateTime))) return { ok: false, reason: 'slot-taken' }
  return storeBooking(
    trx,
    queue,
    {
      kind: 'appointment',
      state: holds ? 'booked' : 'to-confirm',
      seat: holds ? 1 : null,
      startsAt: request.dateTime,
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
