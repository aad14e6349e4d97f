import { sql } from 'kysely'
import type { Database } from './db.ts'

type JobCounts = {
  queue: string
  waiting: number
  retrying: number
  failed: number
  oldest: Date | null
  lastDone: Date | null
}

/** What waits in each queue, since when, and when its last job was done. */
export async function jobCounts(db: Database): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select queue, waiting::int, retrying::int, failed::int, oldest, last_done as "lastDone" from job_counts()
  `.execute(db)
  return rows
}

/** The worker checks new bookings every five minutes. With two rounds of the watcher: an alarm within ten minutes. */
const SILENT_MS = 8 * 60_000

/** A killed worker has no connection; a hanging one has, but finishes nothing. */
export async function workerSilence(db: Database, now: Date) {
  const { rows } = await sql<{ connections: number }>`
    select count(*)::int as connections from pg_stat_activity
    where usename = 'clinic_worker' and datname = current_database()
  `.execute(db)
  const lastDone = (await jobCounts(db)).find(({ queue }) => queue === 'watch-bookings')?.lastDone ?? null
  return {
    isConnected: rows[0]?.connections !== 0,
    /** When it finished its last regular job; null for one that never did. */
    lastDone,
    isSilent: lastDone !== null && now.getTime() - lastDone.getTime() > SILENT_MS,
  }
}
