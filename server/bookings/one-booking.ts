import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/db.ts'
import { askTogether, type Query, sendLater } from '../platform/pipeline.ts'

/**
 * Names the booking of this transaction. The site's user sees no other booking (decision 0021), and none before one is
 * named; worker and desk see them all.
 */
export const nameBooking = (trx: Transaction, id: string) => nameBookings(trx, [id])

export const nameBookings = (trx: Transaction, ids: readonly string[]) => sendLater(trx, naming(ids))

const naming = (ids: readonly string[]) => sql`select set_config('app.booking_id', ${ids.join(',')}, true)`

/** Queries about one booking, in one round trip: statements that leave together are one transaction. */
export async function askAllAbout<Rows extends unknown[]>(
  db: Database,
  id: string,
  ...queries: { [Nth in keyof Rows]: Query<Rows[Nth]> }
): Promise<{ [Nth in keyof Rows]: Rows[Nth][] }> {
  const [, ...rows] = await askTogether<[unknown, ...Rows]>(db, naming([id]), ...queries)
  return rows
}

/** One such query, and its row. */
export async function askAbout<Row>(db: Database, id: string, query: Query<Row>): Promise<Row | undefined> {
  const [[row]] = await askAllAbout(db, id, query)
  return row
}

/** Names its complaints as well: an action on the booking applies to them, and to their messages. */
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
