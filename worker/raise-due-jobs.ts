import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'

/** How much later than its time a job for later may be found. */
const EVERY_MS = 2000

/** Jobs whose time has come join those that the senders find (sendersFetch), until the queue is stopped. */
export function raiseDueJobs(boss: PgBoss, { db, log }: { db: Database; log: Log }) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  boss.once('stopped', () => {
    isStopped = true
    clearTimeout(timer)
  })
  const raise = async () => {
    await sql`select raise_due_jobs()`
      .execute(db)
      .catch((error: unknown) => log.error({ event: 'queue.error', error }))
    if (!isStopped) timer = setTimeout(raise, EVERY_MS)
  }
  void raise()
}
