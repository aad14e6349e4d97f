import { recordAudit } from '../../bookings/audit.ts'
import { bookingVerb, refused } from '../action/verb.ts'
import { openRequests, type PrivacyStep, privacySteps } from '../answers/privacy-request.ts'
import { receptionAndDoctors } from './fields.ts'

const verbOf = (step: PrivacyStep) =>
  bookingVerb({
    name: step,
    roles: receptionAndDoctors,
    fields: {},
    async perform(work, { booking: { id } }) {
      const { trx, staff } = work
      const request = await openRequests(trx).where('asked.booking_id', '=', id).executeTakeFirst()
      if (!request || (step === 'privacy-confirmed' && request.isConfirmed)) return refused('no-request')
      await recordAudit(trx, work, staff.actor, step, id)
      // Nothing of the booking differs; every open desk shall show it all the same.
      await trx
        .updateTable('bookings')
        .set((row) => ({ sequence: row.ref('sequence') }))
        .where('id', '=', id)
        .execute()
      return { ok: true }
    },
    // What the trail says is a step of its own.
    isUndoneForGood: true,
  })

/** The steps of a patient's request about the stored data, one verb each. */
export const privacyVerbs = privacySteps.map(verbOf)
