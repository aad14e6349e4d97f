import { isCancelled, whyBookingCannot } from '#clinic/booking.ts'
import { cancelLocked } from '../../bookings/cancel-booking.ts'
import { bookingVerb } from '../action/verb.ts'
import { receptionAndDoctors } from './fields.ts'

/** Cancels for the clinic: the whole payment is refunded. */
export const cancel = bookingVerb({
  name: 'cancel',
  roles: receptionAndDoctors,
  fields: {},
  isDone: (booking, visit) => isCancelled(booking) && !visit?.leftAt,
  whyNot: (booking, _, now) => whyBookingCannot('cancel-at-desk', booking, now),
  async perform(work, { booking }) {
    const { trx, queue, staff } = work
    await trx.deleteFrom('visits').where('booking_id', '=', booking.id).execute()
    const refund = await cancelLocked(trx, queue, booking, {
      ...work,
      by: staff.actor,
      staff: staff.actor,
    })
    return { ok: true, answer: { refund } }
  },
})
