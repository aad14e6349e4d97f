import { sql } from 'kysely'
import { deskRetentionDays } from '#clinic/retention.ts'
import type { Database } from '../platform/db.ts'

const BATCH = 1000
const DAY = 24 * 3_600_000
/** Twice the longest period of a message limit (clinic/messages/message-limits.ts). */
const RECIPIENT_TTL_MS = 2 * DAY

/** Older lines are only the newest of their booking: they need not be read again every hour. */
const CHANGES_READ_MS = 32 * DAY

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/**
 * Deletes what is no longer needed: expired counters of the rate limiter, recipient hashes that no limit uses any more,
 * old lines of the change log, old desk actions, expired place holds, and past hours of late doctors.
 */
export async function clearExpired(db: Database, now: Date) {
  const counters =
    (await clearCounters(db, 'rate_limits', now)) + (await clearCounters(db, 'staff_limits', now))
  const recipients = await untilNoneIsLeft(() =>
    sql`
      update messages set recipient_hash = null where id in (
        select id from messages
        where recipient_hash is not null and handed_over_at <= ${ago(now, RECIPIENT_TTL_MS)}
        limit ${BATCH} for update skip locked
      )`.execute(db),
  )
  return { counters, recipients, ...(await clearDesk(db, now)) }
}

const clearCounters = (db: Database, table: 'rate_limits' | 'staff_limits', now: Date) =>
  untilNoneIsLeft(() =>
    sql`
      delete from ${sql.table(table)} where key in (
        select key from ${sql.table(table)} where expire <= ${now.getTime()} limit ${BATCH} for update skip locked
      )`.execute(db),
  )

/**
 * The newest line of a booking is the version of its row, and the newest of all marks the end of the log: both stay. It is
 * compared by <>, because for < PostgreSQL reads the whole index of ids.
 */
async function clearDesk(db: Database, now: Date) {
  const changes = await untilNoneIsLeft(() =>
    sql`
      delete from changes where id in (
        select id from changes line
        where at < ${ago(now, deskRetentionDays.changes * DAY)} and at >= ${ago(now, CHANGES_READ_MS)}
          and id <> (select max(id) from changes)
          and (booking_id is null or exists (
            select from changes newer where newer.booking_id = line.booking_id and newer.id > line.id))
        limit ${BATCH}
      )`.execute(db),
  )
  const holds = await untilNoneIsLeft(() =>
    sql`
      delete from place_holds where ctid in (
        select ctid from place_holds where expires_at <= ${now} limit ${BATCH}
      )`.execute(db),
  )
  const actions = await untilNoneIsLeft(() =>
    sql`
      delete from desk_actions where id in (
        select id from desk_actions
        where at < ${ago(now, deskRetentionDays.actions * DAY)}
          or (verb in ('landmark', 'correct-person') and at < ${ago(now, DAY)})
        limit ${BATCH}
      )`.execute(db),
  )
  const searches = await untilNoneIsLeft(() =>
    sql`
      delete from desk_searches where ctid in (
        select ctid from desk_searches where day < ${ago(now, deskRetentionDays.searches * DAY)} limit ${BATCH}
      )`.execute(db),
  )
  const presence = await untilNoneIsLeft(() =>
    sql`delete from desk_presence where seen_at < ${ago(now, DAY)}`.execute(db),
  )
  const absences = await untilNoneIsLeft(() =>
    sql`
      delete from absences where ctid in (
        select ctid from absences where held_until < ${ago(now, deskRetentionDays.absences * DAY)} limit ${BATCH}
      )`.execute(db),
  )
  return { changes, holds, actions, searches, presence, absences }
}

async function untilNoneIsLeft(batch: () => Promise<{ numAffectedRows?: bigint }>): Promise<number> {
  for (let sum = 0; ; ) {
    const { numAffectedRows = 0n } = await batch()
    sum += Number(numAffectedRows)
    if (numAffectedRows < BATCH) return sum
  }
}
