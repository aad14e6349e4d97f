import { sql } from 'kysely'
import type { Database } from '#server/db.ts'
import type { Stored } from './history.ts'
import { until } from './until.ts'

/**
 * A killed site may leave a statement behind that PostgreSQL still finishes.
 * What is stored is only final when the last of its connections is gone.
 */
export const noMoreSiteConnections = (db: Database) =>
  until('the connections of the killed site to end', async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and application_name = 'site'
    `.execute(db)
    return rows.length === 0
  })

export async function readStored(db: Database): Promise<Stored> {
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'idempotency_key as key', 'reference', 'starts_at', 'state'])
    .execute()
  const notices = await db
    .selectFrom('notices')
    .select(['id', 'booking_id as bookingId', 'template'])
    .execute()
  const audits = await db.selectFrom('audit_events').select(['booking_id as bookingId', 'action']).execute()
  const jobs = await sql<{ noticeId: string }>`
    select data->>'noticeId' as "noticeId" from pgboss.job where name = 'send-notice'
  `.execute(db)
  return {
    bookings: bookings.map(({ starts_at, state, ...row }) => ({
      ...row,
      time: starts_at!.toISOString(),
      live: state !== 'cancelled',
    })),
    notices,
    audits,
    jobs: jobs.rows,
  }
}
