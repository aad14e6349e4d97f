import { shiftEndsAt } from '#clinic/round.ts'
import { type Day, dayOf } from '#clinic/time.ts'
import type { Database } from '../../platform/db.ts'
import { doOnce } from './do-once.ts'

/** The shift of this day, if it is under way. */
export async function findShift(db: Database, staffId: string, day: Day, now: Date) {
  const shift = await db
    .selectFrom('round_shifts')
    .select(['started_at as startedAt'])
    .where('staff_id', '=', staffId)
    .where('day', '=', day)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return shift && now < shiftEndsAt(day) ? shift : null
}

/**
 * The phase of a session that began at this time. over: a shift has ended since, by hand or by the clock. Such a
 * session reads nothing of a round any more, even when the shift starts again: that takes a new sign-in.
 */
export async function roundPhase(
  db: Database,
  staffId: string,
  signedInAt: Date,
  now: Date,
): Promise<'before' | 'on' | 'over'> {
  const end = shiftEndsAt(dayOf(signedInAt))
  if (signedInAt < end && now >= end) return 'over'
  const ended = await db
    .selectFrom('round_shifts')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('last_ended_at', '>=', signedInAt)
    .executeTakeFirst()
  if (ended) return 'over'
  return (await findShift(db, staffId, dayOf(now), now)) ? 'on' : 'before'
}

/** Starts the shift. One that was ended by mistake goes on. */
export const startShift = (db: Database, staffId: string, day: Day, now: Date) =>
  db
    .insertInto('round_shifts')
    .values({ staff_id: staffId, day, started_at: now, ended_at: null, last_ended_at: null })
    .onConflict((conflict) => conflict.columns(['staff_id', 'day']).doUpdateSet({ ended_at: null }))
    .execute()

/** Ends the shift. Pressed twice, the first time counts; a late repeat does not end a shift that was started again. */
export const endShift = (
  db: Database,
  { key, staffId, day }: { key: string; staffId: string; day: Day },
  now: Date,
) =>
  doOnce<{ ok: true }>(db, { key, staffId, verb: 'end-shift', now }, async (trx) => {
    await trx
      .updateTable('round_shifts')
      // A request that arrives a day late ends no newer session.
      .set({ ended_at: now, last_ended_at: day === dayOf(now) ? now : shiftEndsAt(day) })
      .where('staff_id', '=', staffId)
      .where('day', '=', day)
      .where('ended_at', 'is', null)
      .execute()
    return { ok: true }
  })
