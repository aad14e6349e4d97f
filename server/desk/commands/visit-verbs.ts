import { sql } from 'kysely'
import { dayOf } from '#clinic/time.ts'
import {
  type VisitRefusal,
  whyNotCallIn,
  whyNotCheckIn,
  whyNotLeft,
  whyNotMissed,
  whyNotSeen,
} from '#clinic/visit.ts'
import { recordAudit } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Transaction } from '../../platform/db.ts'
import { closeLocked } from '../desk-verbs.ts'
import type { Performed, Work } from './run-action.ts'

const refused = (reason: VisitRefusal): Performed => ({ ok: false, reason })

/** Whose queue: of the doctor, or of those whose sample is taken at the clinic. */
export const queueOf = ({ doctor }: Pick<LockedBooking, 'doctor'>) => doctor ?? 'tests'

export async function visitOf(trx: Transaction, bookingId: string) {
  const visit = await trx
    .selectFrom('visits')
    .select(['day', 'queue', 'token', 'called_in_at as calledInAt', 'seen_at as seenAt', 'left_at as leftAt'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return visit ?? null
}

/** The row of the queue is locked until the transaction ends: two who come at once get two tokens. */
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

/** The token that a check-in gave which was taken back: the patient may have heard it, and has it again. */
async function tokenBefore(trx: Transaction, bookingId: string, day: string, queue: string) {
  const { rows } = await sql<{ token: number }>`
    select (result ->> 'token')::int as token from desk_actions
    where booking_ids @> array[${bookingId}]::uuid[] and verb = 'check-in' and undone_at is not null
      and result ->> 'queue' = ${queue} and result ->> 'day' = ${day}
    order by at desc limit 1`.execute(trx)
  return rows[0]?.token ?? null
}

export async function checkIn({ trx, now, staff }: Work, booking: LockedBooking): Promise<Performed> {
  const reason = whyNotCheckIn(booking, await visitOf(trx, booking.id), now)
  if (reason) return refused(reason)
  const [day, queue] = [dayOf(now), queueOf(booking)]
  const token = (await tokenBefore(trx, booking.id, day, queue)) ?? (await nextToken(trx, day, queue))
  await trx
    .insertInto('visits')
    .values({
      booking_id: booking.id,
      day,
      queue,
      token,
      checked_in_at: now,
      called_in_at: null,
      seen_at: null,
    })
    .execute()
  await recordAudit(trx, staff.actor, 'checked-in', booking.id)
  return { ok: true, answer: { token, queue, day } }
}

/** The one before stays with the doctor until somebody says that they were seen. */
export async function callIn({ trx, now, staff }: Work, booking: LockedBooking): Promise<Performed> {
  const visit = await visitOf(trx, booking.id)
  const reason = whyNotCallIn(booking, visit)
  if (reason) return refused(reason)
  await trx.updateTable('visits').set({ called_in_at: now }).where('booking_id', '=', booking.id).execute()
  await recordAudit(trx, staff.actor, 'called-in', booking.id)
  return { ok: true, answer: { token: visit!.token, queue: visit!.queue, bookingId: booking.id } }
}

/** The next token of a queue, whoever has it. */
export async function callNext(work: Work, queue: string): Promise<Performed> {
  const next = await work.trx
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select('booking_id as id')
    .where('day', '=', dayOf(work.now))
    .where('queue', '=', queue)
    .where('called_in_at', 'is', null)
    .where('state', '=', 'booked')
    .orderBy('token')
    .limit(1)
    .executeTakeFirst()
  const booking = next && (await work.lock(next.id))
  return booking ? callIn(work, booking) : { ok: false, reason: 'nobody-waits' }
}

export async function markSeen(work: Work, booking: LockedBooking): Promise<Performed> {
  const { trx, now, queue, vault, staff } = work
  const visit = await visitOf(trx, booking.id)
  const reason = whyNotSeen(booking, visit, now)
  if (reason) return refused(reason)
  // Seen without a call: whoever stood at the door has gone in.
  if (visit)
    await trx
      .updateTable('visits')
      .set({ seen_at: now, called_in_at: sql<Date>`coalesce(called_in_at, ${now})` })
      .where('booking_id', '=', booking.id)
      .execute()
  return closeLocked(trx, queue, booking, 'attended', { now, vault, perWindow: 0, staff: staff.actor })
}

export async function markMissed(work: Work, booking: LockedBooking): Promise<Performed> {
  const { trx, now, queue, vault, staff } = work
  const reason = whyNotMissed(booking, await visitOf(trx, booking.id), now)
  if (reason) return refused(reason)
  return closeLocked(trx, queue, booking, 'missed', { now, vault, perWindow: 0, staff: staff.actor })
}

/**
 * Went home unseen: neither seen nor stayed away. The time is free again and what was paid comes back. No message leaves:
 * the patient knows.
 */
export async function markLeft({ trx, now, staff }: Work, booking: LockedBooking): Promise<Performed> {
  const reason = whyNotLeft(booking, await visitOf(trx, booking.id))
  if (reason) return refused(reason)
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
  await recordAudit(trx, staff.actor, 'left', booking.id)
  return { ok: true }
}
