import { belongsToDay, inDueOrder } from '#clinic/desk/work-day.ts'
import type { WorkRow } from '#clinic/desk/work-row.ts'
import { addDays, type Day, dayOf } from '#clinic/time.ts'
import { findClosures } from '../../bookings/closures.ts'
import type { Database, Transaction } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { countMore, idsIn, idsOf, newestChange, readWork } from './read-work.ts'
import { type Moment, rowsFor, type Viewer } from './rows-for.ts'

export type Services = { db: Database; vault: Vault; now: Date }

/** One snapshot of the database: all reads in it see the same moment. */
const inSnapshot = <Result>(db: Database, read: (trx: Transaction) => Promise<Result>) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

/** For calls that are over a month overdue, a closure may be missing from the count of days. */
export const momentOf = async (db: Database, now: Date): Promise<Moment> => ({
  now,
  closures: await findClosures(db, addDays(dayOf(now), -30), addDays(dayOf(now), 21)),
})

/**
 * The rows of a day by due time, how many more bookings wait, and the change up to which the list is true: a reader who
 * follows the later changes misses none.
 */
export const readWorkList = (
  { db, vault, now }: Services,
  viewer: Viewer,
  day: Day,
): Promise<{ change: number; rows: WorkRow[]; more: number }> =>
  inSnapshot(db, async (trx) => {
    const today = dayOf(now)
    const change = await newestChange(trx)
    const moment = await momentOf(trx, now)
    const work = await readWork(trx, vault, idsOf(day, day === today), now)
    const rows = work
      .flatMap((booking) => rowsFor(viewer, booking, moment))
      .filter((row) => belongsToDay(row, day, today))
      .sort(inDueOrder)
    const more = day === today ? await countMore(trx, day, viewer) : 0
    return { change, rows, more }
  })

/** The present rows of single bookings: none for one that is erased, or not visible to this person. */
export const readRows = (
  { db, vault, now }: Services,
  viewer: Viewer,
  ids: readonly string[],
): Promise<{ change: number; rows: WorkRow[] }> =>
  inSnapshot(db, async (trx) => {
    const change = await newestChange(trx)
    const moment = await momentOf(trx, now)
    const work = await readWork(trx, vault, idsIn(ids), now)
    return { change, rows: work.flatMap((booking) => rowsFor(viewer, booking, moment)) }
  })
