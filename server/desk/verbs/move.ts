import { isConfirmed, whyBookingCannot } from '#clinic/booking.ts'
import { clinicHours } from '#content/facts.ts'
import { moveLocked } from '../../bookings/move-booking.ts'
import { performOn } from '../action/run-verb.ts'
import { bookingVerb, refused } from '../action/verb.ts'
import { followInQueue } from '../action/visits.ts'
import { DESK_DAYS, hoursFor } from './desk-hours.ts'
import { doctorName, moment, receptionAndDoctors } from './fields.ts'
import { handOver } from './hand-over.ts'

/** Moves the booking to another time, and to another doctor where one is named. */
export const move = bookingVerb({
  name: 'move',
  roles: receptionAndDoctors,
  fields: { to: moment, doctor: doctorName.optional() },
  isDone: (booking, _, { to, doctor }) =>
    isConfirmed(booking) &&
    booking.startsAt?.getTime() === to.getTime() &&
    (doctor === undefined || doctor === booking.doctor),
  whyNot: (booking, _, now) => whyBookingCannot('move-at-desk', booking, now),
  async perform(work, { booking, visit }, { to, doctor }, desk) {
    const toWhom = booking.kind === 'appointment' ? (doctor ?? booking.doctor) : null
    if (booking.startsAt!.getTime() === to.getTime())
      return toWhom === booking.doctor
        ? refused('not-offered')
        : performOn(handOver, work, booking, { doctor: toWhom! }, desk)
    const doctors = hoursFor(desk, toWhom)
    if (doctor && doctors.length === 0) return refused('not-offered')
    const { trx, queue, staff } = work
    const failure = await moveLocked(trx, queue, booking, to, {
      ...work,
      perWindow: desk.perWindow,
      by: staff.actor,
      schedule: clinicHours(DESK_DAYS),
      ...(doctors.length > 0 && { doctors }),
    })
    if (failure) return refused(failure)
    await followInQueue(trx, booking.id, visit, { to, doctor: toWhom })
    return { ok: true }
  },
})
