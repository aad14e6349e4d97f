import { sql } from 'kysely'
import type { Database } from '../platform/db.ts'

const BATCH = 1000
const DAY = 24 * 3_600_000
/** Twice as long as anything is counted back (clinic/messages/message-limits.ts). */
const RECIPIENTS_KEPT_MS = 2 * DAY

/**
 * Deletes the counters of the rate limiter that have run out, and forgets whom messages went to once that limits nothing
 * any more: neither is kept longer than it is needed.
 */
export async function clearExpired(
  db: Database,
  now: Date,
): Promise<{ counters: number; recipients: number }> {
  const counters = await untilNoneIsLeft(() =>
    sql`
      delete from rate_limits where key in (
        select key from rate_limits where expire <= ${now.getTime()} limit ${BATCH} for update skip locked
      )`.execute(db),
  )
  const recipients = await untilNoneIsLeft(() =>
    sql`
      update messages set recipient_hash = null where id in (
        select id from messages
        where recipient_hash is not null and handed_over_at <= ${new Date(now.getTime() - RECIPIENTS_KEPT_MS)}
        limit ${BATCH} for update skip locked
      )`.execute(db),
  )
  return { counters, recipients }
}

async function untilNoneIsLeft(batch: () => Promise<{ numAffectedRows?: bigint }>): Promise<number> {
  for (let sum = 0; ; ) {
    const { numAffectedRows = 0n } = await batch()
    sum += Number(numAffectedRows)
    if (numAffectedRows < BATCH) return sum
  }
}
