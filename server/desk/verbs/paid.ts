import { whyBookingCannot } from '#clinic/booking.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { bookingVerb } from '../action/verb.ts'
import { reception, rupees } from './fields.ts'

/** Records a payment before the visit: refunds are computed from it. */
export const paid = bookingVerb({
  name: 'paid',
  roles: reception,
  fields: { rupees },
  whyNot: (booking, _, now) => whyBookingCannot('pay', booking, now),
  async perform(work, { booking }, { rupees }) {
    const { trx, staff } = work
    await trx.updateTable('bookings').set({ paid: rupees }).where('id', '=', booking.id).execute()
    await recordAudit(trx, work, staff.actor, 'paid', booking.id)
    return { ok: true }
  },
})
