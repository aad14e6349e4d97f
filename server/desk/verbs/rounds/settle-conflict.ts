import { sql } from 'kysely'
import { z } from 'zod'
import { isAttended } from '#clinic/booking.ts'
import { type Settlement, settlements } from '#clinic/round.ts'
import { recordAudit } from '../../../bookings/audit.ts'
import { takePlace } from '../../../bookings/take-place.ts'
import { dropCalls } from '../../../messages/call-tasks.ts'
import type { Work } from '../../action/run-action.ts'
import { freeVerb, refused } from '../../action/verb.ts'
import { openCalls } from '../../rounds/record-outcome.ts'
import { reception } from '../fields.ts'

/** Null where a colleague was first. */
type Settled = { outcomeId: string; as: Settlement; isSettled: boolean } | null

/**
 * Reception settles an outcome that came too late or was refused: the booking stays as it is, or the sample was taken
 * and the booking is a visit. The first decision counts.
 */
export const settleConflict = freeVerb({
  name: 'settle-conflict',
  roles: reception,
  input: z.object({ outcomeId: z.uuid(), as: z.enum(settlements) }),
  async perform(work, { outcomeId, as }) {
    const found = await settle(work, { outcomeId, as })
    if (!found) return { ok: true, extra: null }
    if (as === 'taken' && !(await countAsTaken(work, found))) return refused('not-found')
    return { ok: true, extra: { outcomeId, as, isSettled: true } }
  },
  /** Opens the conflict again. One that a colleague had settled stays settled. */
  async restore(work, settled: Settled) {
    if (!settled) return null
    const { outcomeId, as, isSettled } = settled
    if (!isSettled) await settle(work, { outcomeId, as })
    else
      for (const table of tables)
        await work.trx
          .updateTable(table)
          .set({ settled_at: null, settled_by: null, settled_as: null })
          .where('id', '=', outcomeId)
          .where('settled_by', '=', work.staff.id)
          .execute()
    return { outcomeId, as, isSettled: !isSettled }
  },
})

/** Any seat of the database: the window may be full again, and the sample was taken all the same. */
const ANY_SEAT = 50

/** An outcome is in one of the two tables, under the phone's key. */
const tables = ['round_outcomes', 'round_refusals'] as const

/** The record from the home. A refused one has no time: it is the booking's own. */
type Noted = { bookingId: string | null; outcome: string | null; startsAt: Date | null; rupees: number }

/** Null where a colleague was first. */
async function settle(
  { trx, now, staff }: Work,
  { outcomeId, as }: { outcomeId: string; as: Settlement },
): Promise<Noted | null> {
  for (const table of tables) {
    const isOutcome = table === 'round_outcomes'
    const settled = await trx
      .updateTable(table)
      .set({ settled_at: now, settled_by: staff.id, settled_as: as })
      .where('id', '=', outcomeId)
      .where('settled_at', 'is', null)
      .$if(isOutcome, (update) => update.where(sql<boolean>`conflict is not null`))
      .returning(['booking_id as bookingId', 'outcome', 'rupees'])
      .returning((isOutcome ? sql.ref('starts_at') : sql`null`).$castTo<Date | null>().as('startsAt'))
      .executeTakeFirst()
    if (settled) return settled
  }
  return null
}

/**
 * The booking becomes the visit that took place, at the time of the stop, with the money that was taken, whatever was
 * done to it meanwhile. False where the booking no longer exists, or is a visit already.
 */
async function countAsTaken(work: Work, noted: Noted): Promise<boolean> {
  const { trx, now, staff, lock } = work
  const booking = noted.bookingId && noted.outcome === 'taken' ? await lock(noted.bookingId) : null
  if (booking?.kind !== 'home-collection' || isAttended(booking)) return false
  const startsAt = noted.startsAt ?? booking.startsAt!
  const isThere = booking.seat !== null && booking.startsAt?.getTime() === startsAt.getTime()
  const place = isThere
    ? { seat: booking.seat }
    : await takePlace(trx, 'booked', { kind: booking.kind, startsAt, perWindow: ANY_SEAT })
  if (!place) return false
  await trx
    .updateTable('bookings')
    .set({
      state: 'attended',
      starts_at: startsAt,
      seat: place.seat,
      paid: booking.paid + noted.rupees,
      refund: null,
      cancelled_by: null,
      cancelled_at: null,
      // Pending messages about the other time are no longer sent.
      sequence: booking.sequence + 1,
    })
    .where('id', '=', booking.id)
    .execute()
  await dropCalls(trx, [booking.id], openCalls, now)
  await recordAudit(trx, work, staff.actor, 'attended', booking.id)
  if (noted.rupees > 0) await recordAudit(trx, work, staff.actor, 'paid', booking.id)
  return true
}
