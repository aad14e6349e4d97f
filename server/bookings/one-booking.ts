import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/db.ts'
import { askTogether, type Query, sendLater } from '../platform/pipeline.ts'

/**
 * Names the booking that this transaction is about. The site's user sees no other (decision 0021), and none before it
 * is named; worker and desk see them all.
 */
export const nameBooking = (trx: Transaction, id: string) => nameBookings(trx, [id])

export const nameBookings = (trx: Transaction, ids: readonly string[]) => sendLater(trx, naming(ids))

const naming = (ids: readonly string[]) => sql`select set_config('app.booking_id', ${ids.join(',')}, true)`

/** One question about one booking, in one round trip: what leaves together is one transaction. */
export async function askAbout<Row>(db: Database, id: string, query: Query<Row>): Promise<Row | undefined> {
  const [, [row]] = await askTogether(db, naming([id]), query)
  return row
}

/** Names its complaints as well: what is done to the booking is done to them, and to their messages. */
export const nameWithComplaints = (trx: Transaction, id: string) =>
  sendLater(
    trx,
    sql`
    select set_config('app.booking_id', string_agg(id::text, ','), true) from bookings
    where id = ${id} or about_id = ${id}`,
  )

/** Runs in a transaction that names the booking; in the caller's, if there is one. */
export const onBooking = <Result>(
  db: Database,
  id: string,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> => {
  const named = async (trx: Transaction) => {
    await nameBooking(trx, id)
    return work(trx)
  }
  return db.isTransaction ? named(db as Transaction) : db.transaction().execute(named)
}
