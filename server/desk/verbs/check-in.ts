import { sql } from 'kysely'
import { isConfirmed } from '#clinic/booking.ts'
import { dayOf } from '#clinic/time.ts'
import { whyNotCheckIn } from '#clinic/visit.ts'
import { recordAudit } from '../../bookings/audit.ts'
import type { Transaction } from '../../platform/db.ts'
import { sendLater } from '../../platform/pipeline.ts'
import { bookingVerb } from '../action/verb.ts'
import { nextToken, queueOf } from '../action/visits.ts'
import { receptionAndDoctors } from './fields.ts'

/** Records that the patient is here, and assigns a token. */
export const checkIn = bookingVerb({
  name: 'check-in',
  roles: receptionAndDoctors,
  fields: {},
  isDone: (booking, visit) => isConfirmed(booking) && visit !== null,
  whyNot: whyNotCheckIn,
  async perform(work, { booking }) {
    const { trx, now, staff } = work
    const [day, queue] = [dayOf(now), queueOf(booking)]
    const token = (await tokenBefore(trx, booking.id, day, queue)) ?? (await nextToken(trx, day, queue))
    const visit = { booking_id: booking.id, day, queue, token }
    await sendLater(
      trx,
      trx.insertInto('visits').values({ ...visit, checked_in_at: now, called_in_at: null, seen_at: null }),
    )
    await recordAudit(trx, work, staff.actor, 'checked-in', booking.id)
    return { ok: true, answer: { token, queue, day } }
  },
})

/** The token of an undone check-in: the patient may have heard it, and gets it again. */
async function tokenBefore(trx: Transaction, bookingId: string, day: string, queue: string) {
  const { rows } = await sql<{ token: number }>`
    select (result ->> 'token')::int as token from desk_actions
    where booking_ids @> array[${bookingId}]::uuid[] and verb = 'check-in' and undone_at is not null
      and result ->> 'queue' = ${queue} and result ->> 'day' = ${day}
    order by at desc limit 1`.execute(trx)
  return rows[0]?.token ?? null
}
