import type { Insertable } from 'kysely'
import type { Database, Transaction } from './db.ts'
import type { Tables } from './tables.ts'

/** Live appointments that begin in the window, without anything about who made them. */
export async function findBookedTimes(db: Database, window: { from: Date; until: Date }): Promise<Date[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('starts_at')
    .where('starts_at', '>=', window.from)
    .where('starts_at', '<', window.until)
    .where('state', '<>', 'cancelled')
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => row.starts_at)
}

export const findByKey = (db: Database, key: string) =>
  db
    .selectFrom('appointments')
    .select(['id', 'reference', 'starts_at'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export const findById = (db: Database, id: string) =>
  db
    .selectFrom('appointments')
    .select(['id', 'reference', 'starts_at', 'state', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()

export const isTimeHeld = async (db: Database, startsAt: Date) =>
  (await db
    .selectFrom('appointments')
    .select('id')
    .where('starts_at', '=', startsAt)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()) !== undefined

/**
 * False when the time, the key or the reference is already used: the unique indexes decide, and a rival that
 * has not committed yet is waited for. Nothing is looked up before, because a look is old when it is used.
 */
export async function insertIfFree(trx: Transaction, appointment: Insertable<Tables['appointments']>) {
  const inserted = await trx
    .insertInto('appointments')
    .values(appointment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
