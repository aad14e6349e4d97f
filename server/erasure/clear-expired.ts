import { sql } from 'kysely'
import type { Database } from '../platform/db.ts'

const BATCH = 1000
const DAY = 24 * 3_600_000
/** Twice the longest period of a message limit (clinic/messages/message-limits.ts). */
const RECIPIENT_TTL_MS = 2 * DAY

/**
 * Deletes the expired counters of the rate limiter, and the recipient hashes of messages once no limit needs them:
 * neither is retained longer than necessary.
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
        where recipient_hash is not null and handed_over_at <= ${new Date(now.getTime() - RECIPIENT_TTL_MS)}
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
