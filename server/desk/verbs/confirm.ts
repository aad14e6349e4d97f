import { isConfirmed, whyBookingCannot } from '#clinic/booking.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { verified } from '../../bookings/bookings.ts'
import { placeAt, takePlace } from '../../bookings/take-place.ts'
import { notifyBookingEvent } from '../../messages/notify-booking-event.ts'
import { bookingVerb, refused } from '../action/verb.ts'
import { reception } from './fields.ts'

/** Confirms a request for its time, if that is still free. */
export const confirm = bookingVerb({
  name: 'confirm',
  roles: reception,
  fields: {},
  isDone: isConfirmed,
  whyNot: (booking, _, now) => whyBookingCannot('confirm', booking, now),
  async perform(work, { booking }, _, { perWindow }) {
    const { trx, queue, now, heldUntil, staff } = work
    const place = await takePlace(trx, 'booked', placeAt(booking, booking.startsAt!, { perWindow }))
    if (!place) return refused('taken')
    const change = { ...place, sequence: booking.sequence + 1 }
    await trx
      .updateTable('bookings')
      .set({ ...change, ...verified(now) })
      .where('id', '=', booking.id)
      .execute()
    await notifyBookingEvent(trx, queue, { ...booking, ...change }, 'confirmed-by-clinic', work, {
      heldUntil,
    })
    await recordAudit(trx, work, staff.actor, 'confirmed', booking.id)
    return { ok: true }
  },
})
