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
      // The booking does not change, but every open desk must show the step.
      await trx
        .updateTable('bookings')
        .set((row) => ({ sequence: row.ref('sequence') }))
        .where('id', '=', id)
        .execute()
      return { ok: true }
    },
    // The audit trail records a step of its own.
    isUndoneForGood: true,
  })

/** One verb for each step of a patient's request about stored data. */
export const privacyVerbs = privacySteps.map(verbOf)
