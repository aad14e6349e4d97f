import { isCancelled } from '#clinic/booking.ts'
import { whyNotLeft } from '#clinic/visit.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { bookingVerb } from '../action/verb.ts'
import { receptionAndDoctors } from './fields.ts'

/**
 * Records that the patient went home unseen: neither seen nor missed. The time is free again and the payment is
 * refunded. No message is sent: the patient knows.
 */
export const left = bookingVerb({
  name: 'left',
  roles: receptionAndDoctors,
  fields: {},
  isDone: (booking, visit) => isCancelled(booking) && Boolean(visit?.leftAt),
  whyNot: whyNotLeft,
  async perform(work, { booking }) {
    const { trx, now, staff } = work
    await trx.updateTable('visits').set({ left_at: now }).where('booking_id', '=', booking.id).execute()
    await trx
      .updateTable('bookings')
      .set({
        state: 'cancelled',
        seat: null,
        cancelled_by: 'patient',
        cancelled_at: now,
        refund: booking.paid,
        sequence: booking.sequence + 1,
      })
      .where('id', '=', booking.id)
      .execute()
    await recordAudit(trx, work, staff.actor, 'left', booking.id)
    return { ok: true }
  },
})
