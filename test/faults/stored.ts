import { sql } from 'kysely'
import type { Database } from '#server/platform/db.ts'
import { testVault } from '../vault.ts'
import type { Stored } from './history.ts'
import { until } from './until.ts'

/**
 * PostgreSQL may still finish a statement of a killed process. The contents are final only when the last of its
 * connections is closed.
 */
const noMoreConnections = (db: Database, process: string, names: readonly string[]) =>
  until(`the connections of the killed ${process} to end`, async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and application_name = any(${names})
    `.execute(db)
    return rows.length === 0
  })

export const noMoreSiteConnections = (db: Database) => noMoreConnections(db, 'site', ['site'])
export const noMoreWorkerConnections = (db: Database) =>
  noMoreConnections(db, 'worker', ['worker', 'worker-queue'])

/**
 * What is stored about bookings: alerts to the desk are left out. Only hashes of the idempotency keys are stored: they
 * are matched with the keys that were sent.
 */
export async function readStored(db: Database, sentKeys: readonly string[]): Promise<Stored> {
  const keyOf = new Map(sentKeys.map((key) => [testVault.requestHash('appointment', key), key]))
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'request_hash', 'reference', 'starts_at', 'state'])
    .execute()
  const messages = await db
    .selectFrom('messages')
    .select(['id', sql<string>`booking_id`.as('bookingId'), 'template', 'state'])
    .where('booking_id', 'is not', null)
    .execute()
  const audits = await db.selectFrom('audit_events').select(['booking_id as bookingId', 'action']).execute()
  const jobs = await sql<{ messageId: string }>`
    select data->>'messageId' as "messageId" from pgboss.job where name like 'send-%'
      and not exists (select from messages where id::text = data->>'messageId' and booking_id is null)
  `.execute(db)
  return {
    bookings: bookings.map(({ starts_at, state, request_hash, ...row }) => ({
      ...row,
      key: keyOf.get(request_hash ?? '') ?? request_hash ?? '',
      time: starts_at!.toISOString(),
      live: state !== 'cancelled',
    })),
    messages,
    audits,
    jobs: jobs.rows,
  }
}

/** Every time is free again: bookings, and all rows about them, are gone. It waits as long as processes read them. */
export const freeEveryTime = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = 0`.execute(trx)
    await sql`truncate bookings, messages, call_tasks, audit_events, changes, pgboss.job_common cascade`.execute(
      trx,
    )
  })
