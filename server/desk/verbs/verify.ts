import { bookingVerb } from '../action/verb.ts'
import { verifyIn } from '../suspects.ts'
import { reception } from './fields.ts'

/** The clinic knows the patient: the booking no longer counts against the limits for unverified ones. */
export const verify = bookingVerb({
  name: 'verify',
  roles: reception,
  fields: {},
  async perform(work, { booking }) {
    await verifyIn(work.trx, booking.id, { ...work, staff: work.staff.actor })
    return { ok: true }
  },
})
