import { minutesHeld } from '#clinic/slots.ts'
import { whyNotHandOver } from '#clinic/visit.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { doctorsAt } from '../../bookings/closures.ts'
import { placeAt, takePlace } from '../../bookings/take-place.ts'
import { notifyBookingEvent } from '../../messages/notify-booking-event.ts'
import { bookingVerb, refused } from '../action/verb.ts'
import { followInQueue } from '../action/visits.ts'
import { hoursFor } from './desk-hours.ts'
import { doctorName, receptionAndDoctors } from './fields.ts'

/**
 * Hands the visit to another doctor at the same time. A waiting patient whose time has passed can be handed over as
 * well: then the other doctor's queue counts, not the hours.
 */
export const handOver = bookingVerb({
  name: 'hand-over',
  roles: receptionAndDoctors,
  fields: { doctor: doctorName },
  whyNot: whyNotHandOver,
  async perform(work, { booking, visit }, { doctor }, desk) {
    const { trx, queue, now, heldUntil, staff } = work
    const { id, startsAt, heldUntil: until } = booking
    if (!startsAt || !until) return refused('not-a-visit')
    const [hours] = hoursFor(desk, doctor)
    if (!hours || doctor === booking.doctor) return refused('not-offered')
    if (startsAt > now) {
      const minutes = minutesHeld(hours, { from: startsAt, until })
      const offered = await doctorsAt(trx, [hours], startsAt, now, minutes)
      if (!offered.ok) return refused('not-offered')
    }
    const place = await takePlace(
      trx,
      'booked',
      placeAt(booking, startsAt, { perWindow: 0, doctors: [doctor] }),
    )
    if (!place) return refused('taken')
    // A patient who is here knows it, and gets no message; a pending one stays true. Others get the message of a moved
    // visit, which names the time and no doctor.
    const change = visit ? place : { ...place, sequence: booking.sequence + 1 }
    await trx.updateTable('bookings').set(change).where('id', '=', id).execute()
    await followInQueue(trx, id, visit, { to: startsAt, doctor })
    if (!visit)
      await notifyBookingEvent(
        trx,
        queue,
        { ...booking, ...change, movedFrom: startsAt },
        'moved-by-clinic',
        work,
        { heldUntil },
      )
    await recordAudit(trx, work, staff.actor, 'handed-over', id)
    return { ok: true }
  },
})
