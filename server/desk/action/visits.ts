import { sql } from 'kysely'
import { dayOf } from '#clinic/time.ts'
import { recordAudit, type Staff } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db.ts'

export type Visit = NonNullable<Awaited<ReturnType<typeof visitOf>>>

/** The queue of a booking: the doctor's, or that of samples taken at the clinic. */
export const queueOf = ({ doctor }: Pick<LockedBooking, 'doctor'>) => doctor ?? 'tests'

export const selectVisit = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('visits')
    .select(['day', 'queue', 'token', 'called_in_at as calledInAt', 'seen_at as seenAt', 'left_at as leftAt'])
    .where('booking_id', '=', bookingId)

export const visitOf = async (trx: Transaction, bookingId: string) =>
  (await selectVisit(trx, bookingId).executeTakeFirst()) ?? null

/** Locks the row of the queue until the transaction ends, so that two check-ins at once get two tokens. */
export async function nextToken(trx: Transaction, day: string, queue: string): Promise<number> {
  const { last } = await trx
    .insertInto('queue_tokens')
    .values({ day, queue, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'queue']).doUpdateSet({ last: sql<number>`queue_tokens.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Moves a patient who is here to the end of the other queue. A visit on another day ends the check-in. */
export async function followInQueue(
  trx: Transaction,
  bookingId: string,
  visit: Visit | null,
  { to, doctor }: { to: Date; doctor: string | null },
) {
  if (!visit) return
  if (dayOf(to) !== visit.day) {
    await trx.deleteFrom('visits').where('booking_id', '=', bookingId).execute()
    return
  }
  const queue = queueOf({ doctor })
  if (queue === visit.queue) return
  const token = await nextToken(trx, visit.day, queue)
  await trx
    .updateTable('visits')
    .set({ queue, token, called_in_at: null })
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Records whether the patient came. */
export async function closeVisit(
  trx: Transaction,
  given: Pick<Context, 'id'>,
  bookingId: string,
  state: 'attended' | 'missed',
  staff: Staff,
) {
  await trx.updateTable('bookings').set({ state }).where('id', '=', bookingId).execute()
  await recordAudit(trx, given, staff, state, bookingId)
}
