import { isConfirmed } from '#clinic/booking.ts'
import { whyNotCallIn } from '#clinic/visit.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { bookingVerb } from '../action/verb.ts'
import { receptionAndDoctors } from './fields.ts'

/** Calls the patient in. The previous patient stays with the doctor until marked seen. */
export const callIn = bookingVerb({
  name: 'call-in',
  roles: receptionAndDoctors,
  fields: {},
  isDone: (booking, visit) => isConfirmed(booking) && Boolean(visit?.calledInAt),
  whyNot: whyNotCallIn,
  async perform(work, { booking, visit }) {
    const { trx, now, staff } = work
    await trx.updateTable('visits').set({ called_in_at: now }).where('booking_id', '=', booking.id).execute()
    await recordAudit(trx, work, staff.actor, 'called-in', booking.id)
    return { ok: true, answer: { token: visit!.token, queue: visit!.queue, bookingId: booking.id } }
  },
})
