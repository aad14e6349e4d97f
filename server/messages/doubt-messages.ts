import { sql } from 'kysely'
import type { Database } from '../platform/db.ts'

/**
 * After a restore: a message that was waiting when the backup ended may have been sent since. It counts as sent twice
 * without a response, so that the worker sends no further copy and makes a call task instead. What was not due before
 * the loss is sent as usual. Returns how many are in doubt.
 */
export async function doubtMessages(db: Database, lostAt: Date): Promise<number> {
  const { rows } = await sql`
    update messages set unconfirmed = 2
    where settled_at is null and unconfirmed < 2 and not exists (
      select from pgboss.job
      where data ->> 'messageId' = messages.id::text and state in ('created', 'retry') and start_after > ${lostAt}
    )
    returning id`.execute(db)
  return rows.length
}
