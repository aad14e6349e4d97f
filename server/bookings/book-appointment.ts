import { type BookingRequest, personOfAppointment } from '#clinic/appointment.ts'
import { isToConfirm } from '#clinic/booking.ts'
import { FIRST_DOCTOR, heldBy, type SlotRefusal, type WeeklyHours } from '#clinic/slots.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { isAgreeable } from '../messages/promised-call.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { doctorsAt } from './closures.ts'
import {
  type Attempt,
  bookOnce,
  findLimit,
  type PlaceOptions,
  type Stored,
  storeBooking,
} from './store-booking.ts'
import { takePlace } from './take-place.ts'

/** Too soon: it would have to be agreed on the phone, and nobody is at the desk in time. */
export type AppointmentRefusal = 'slot-taken' | 'slot-too-soon' | SlotRefusal
type BookOutcome = Stored | { ok: false; reason: AppointmentRefusal }
type AppointmentOptions = PlaceOptions & {
  schedule: WeeklyHours
  /** Other doctors who may take the visit: then one who is free gets it. */
  others?: readonly WeeklyHours[]
  /** The chosen service, where there are several. */
  service?: string | null
  /** How long the visit takes; by default a step of the grid. */
  minutes?: number
}

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
  const { schedule, others = [], minutes, service = null } = options
  const offered = await doctorsAt(trx, [schedule, ...others], startsAt, options.now, minutes)
  if (!offered.ok) return offered
  const asked = [schedule, ...others].map(({ doctor = FIRST_DOCTOR }) => doctor)
  const limitedBy = await findLimit(trx, 'appointment', options, asked)
  const state = limitedBy ? 'to-confirm' : 'booked'
  if (isToConfirm({ state }) && !(await isAgreeable(trx, { startsAt, tests: [] }, options.now)))
    return { ok: false, reason: 'slot-too-soon' }
  const [doctor, ...otherDoctors] = offered.doctors
  const { until } = heldBy(schedule, startsAt, minutes)
  const place = await takePlace(trx, state, {
    kind: 'appointment',
    doctor,
    others: otherDoctors,
    startsAt,
    until,
  })
  if (!place) return { ok: false, reason: 'slot-taken' }
  return storeBooking(
    trx,
    queue,
    {
      kind: 'appointment',
      ...place,
      service,
      startsAt,
      person: personOfAppointment(request),
      language: request.language,
      consent_notice: appointmentPrivacyNotice.version,
    },
    { ...options, limitedBy },
  )
}
