import { lockFor } from '../../bookings/bookings.ts'
import type { Database, Transaction } from '../../platform/db.ts'

/** Created by the browser or the phone: one key runs one action once. */
type Action = { key: string; staffId: string; verb: string; bookingIds?: readonly string[]; now: Date }

/** The key belongs to another action or person: this one did not run, and never will under this key. */
export type KeyUsed = { ok: false; reason: 'key-used' }

/** Runs the work once for its key; a repeated request gets the first result. */
export const doOnce = <Result>(
  db: Database,
  { key, staffId, verb, bookingIds = [], now }: Action,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result | KeyUsed> =>
  db.transaction().execute(async (trx) => {
    // The same request may be running on another connection.
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
