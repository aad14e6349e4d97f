import { sql } from 'kysely'
import { isAttended } from '#clinic/booking.ts'
import { whyNotSeen } from '#clinic/visit.ts'
import { bookingVerb } from '../action/verb.ts'
import { closeVisit } from '../action/visits.ts'
import { receptionAndDoctors } from './fields.ts'

export const seen = bookingVerb({
  name: 'seen',
  roles: receptionAndDoctors,
  fields: {},
  isDone: isAttended,
  whyNot: whyNotSeen,
  async perform(work, { booking, visit }) {
    const { trx, now } = work
    // Seen without being called in: the waiting patient has gone in.
    if (visit)
      await trx
        .updateTable('visits')
        .set({ seen_at: now, called_in_at: sql<Date>`coalesce(called_in_at, ${now})` })
        .where('booking_id', '=', booking.id)
        .execute()
    await closeVisit(trx, work, booking.id, 'attended', work.staff.actor)
    return { ok: true }
  },
})
