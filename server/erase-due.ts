import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { eraseAfter, eraseTraceAfter, purposeOf } from '#clinic/retention.ts'
import { recordAudit } from './audit.ts'
import type { Database, Transaction } from './db.ts'
import { eraseRow } from './forget-booking.ts'

export type Erasure = { bookingId: string; purpose: string }

/** The least that anything is kept (clinic/retention.ts): what is younger need not be looked at. */
const YOUNGEST = '12 months'

/** Erases what the table of keep-times says is due, and writes down which bookings that were: ids, never a name. */
export const eraseWhatIsDue = (db: Database, now: Date): Promise<Erasure[]> =>
  db.transaction().execute(async (trx) => {
    const details = await findDue(trx, now)
    for (const { bookingId } of details) {
      await eraseRow(trx, bookingId, now)
      await recordAudit(trx, 'clock', 'erased', bookingId)
    }
    const traces = await eraseTraces(trx, now)
    const erased = [...details, ...traces.map((bookingId) => ({ bookingId, purpose: 'trace' }))]
    for (const [purpose, list] of Map.groupBy(erased, ({ purpose }) => purpose))
      await trx
        .insertInto('erasures')
        .values({ id: randomUUIDv7(), at: now, purpose, booking_ids: list.map(({ bookingId }) => bookingId) })
        .execute()
    return erased
  })

/** What would be erased now, without doing it. */
export async function findDue(db: Database, now: Date): Promise<Erasure[]> {
  const anchor = sql<Date>`coalesce(starts_at, answer_by, created_at)`
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'kind', 'state', anchor.as('anchor')])
    .where('erased_at', 'is', null)
    .where(anchor, '<', sql<Date>`${now}::timestamptz - ${YOUNGEST}::interval`)
    .forUpdate()
    .execute()
  return rows
    .filter(({ kind, state, anchor }) => eraseAfter(kind, state, anchor) <= now)
    .map(({ id, kind, state }) => ({ bookingId: id, purpose: purposeOf(kind, state) }))
}

/** A year after the details are gone, what was done with them goes, too: row, messages, events. */
async function eraseTraces(trx: Transaction, now: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select(['id', 'erased_at'])
    .where('erased_at', '<', sql<Date>`${now}::timestamptz - ${YOUNGEST}::interval`)
    .execute()
  const due = rows.filter(({ erased_at }) => eraseTraceAfter(erased_at!) <= now).map(({ id }) => id)
  if (due.length > 0) {
    await trx.deleteFrom('call_tasks').where('booking_id', 'in', due).execute()
    await trx.deleteFrom('notices').where('booking_id', 'in', due).execute()
    await trx.deleteFrom('audit_events').where('booking_id', 'in', due).execute()
    await trx.deleteFrom('bookings').where('id', 'in', due).execute()
  }
  return due
}
