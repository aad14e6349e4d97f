import { personOfAppointment } from '#clinic/appointment.ts'
import { heldBy } from '#clinic/slots.ts'
import { asksService } from '#content/clinic/visits.ts'
import { hoursOf } from '#content/facts.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { cancelLocked } from '#server/bookings/cancel-booking.ts'
import { storeBooking } from '#server/bookings/store-booking.ts'
import { closeVisit } from '#server/desk/action/visits.ts'
import type { Transaction } from '#server/platform/db.ts'
import type { Lane } from './lane.ts'
import type { Visit } from './plan-visits.ts'
import { type Clinic, formOptions, requestOf, stored } from './seed-visit.ts'

/** Books like the website, but without its limits, which do not apply to the past. */
async function bookIn(trx: Transaction, lane: Lane, visit: Visit) {
  const { doctor, service, startsAt, patient, bookedAt } = visit
  const { until } = heldBy(hoursOf(doctor, 1), startsAt, service.minutes)
  // Nobody else books times of the past, so no place is searched: the database still refuses a taken time.
  const place = { state: 'booked' as const, seat: 1, doctor: doctor.id, held_until: until }
  const person = personOfAppointment(requestOf(visit))
  const { vault, queue } = lane
  const details = {
    kind: 'appointment' as const,
    ...place,
    service: asksService() ? service.id : null,
    startsAt,
    person,
    language: patient.language,
    consent_notice: appointmentPrivacyNotice.version,
  }
  const options = { ...formOptions('appointment'), ...lane.given(), now: bookedAt, vault }
  const outcome = await storeBooking(trx, queue, details, options)
  const booked = stored(outcome ?? { ok: false, reason: 'taken' })
  return { ...booked, seat: place.seat, paid: 0, trust: options.trust, person }
}

/** The visits of an earlier day: only whether the patient came matters. */
export const seedPastDay = (lane: Lane, clinic: Clinic, visits: readonly Visit[]): Promise<void> =>
  lane.inOneTransaction(async (trx, to) => {
    const { queue } = lane
    for (const visit of visits) {
      const { fate } = visit
      await to(visit.bookedAt)
      const booking = await bookIn(trx, lane, visit)
      if (fate.kind === 'cancels') {
        await cancelLocked(trx, queue, booking, { ...lane.given(), now: await to(fate.at), by: 'patient' })
        continue
      }
      const comes = fate.kind === 'comes'
      await to(comes ? fate.seen : fate.kind === 'leaves' ? fate.leaves : fate.notedAt)
      const { actor: staff } = comes ? clinic.memberOf(visit.doctor) : clinic.receptionist
      await closeVisit(trx, lane.given(), booking.id, comes ? 'attended' : 'missed', staff)
    }
  })
