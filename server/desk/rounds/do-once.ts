import { lockFor } from '../../bookings/bookings.ts'
import type { Database, Transaction } from '../../platform/db.ts'

/** Made by the browser or the phone: the same key does a thing once. */
type Action = { key: string; staffId: string; verb: string; bookingIds?: readonly string[]; now: Date }

/** The key belongs to another action, or to somebody else's: it was not done, and never will be under this key. */
export type KeyUsed = { ok: false; reason: 'key-used' }

/** What it answered the first time, for a request that comes again. */
export const doOnce = <Result>(
  db: Database,
  { key, staffId, verb, bookingIds = [], now }: Action,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result | KeyUsed> =>
  db.transaction().execute(async (trx) => {
    // The same request may be under way on another connection.
    await lockFor(trx, `action ${key}`)
    const before = await trx
      .selectFrom('desk_actions')
      .select(['staff_id', 'verb', 'result'])
      .where('id', '=', key)
      .executeTakeFirst()
    if (before) {
      if (before.staff_id !== staffId || before.verb !== verb) return { ok: false, reason: 'key-used' }
      return before.result as Result
    }
    const result = await work(trx)
    await trx
      .insertInto('desk_actions')
      .values({
        id: key,
        at: now,
        staff_id: staffId,
        verb,
        booking_ids: [...bookingIds],
        result: JSON.stringify(result),
        before: JSON.stringify({}),
        undo_until: null,
        undone_at: null,
      })
      .execute()
    return result
  })
