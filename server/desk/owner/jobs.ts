import { sql } from 'kysely'
import { type Channel, channels } from '#clinic/contact-preferences.ts'
import { roundedCount } from '#clinic/desk/hide-small.ts'
import { eraseTraceAfter } from '#clinic/retention.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import { jobCounts } from '../../platform/job-counts.ts'
import { type Queue, sendJob } from '../../platform/jobs.ts'
import { lateMessages } from '../../platform/late-messages.ts'
import { searchesSince } from '../search/count-searches.ts'
import { type Member, recordClinicEvent } from './clinic-events.ts'
import { countLimited } from './limits.ts'

/** A nightly job is missed when its last run is older. */
const MISSED_MS = 26 * 3_600_000

/** How old a message may be for a retry: its content is checked again before it is sent. */
const RETRY_DAYS = 7

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

/** Whether the jobs run. */
async function jobLines(db: Database, now: Date) {
  const rows = await jobCounts(db)
  const { late } = await lateMessages(db, now)
  const of = (...names: string[]) => rows.filter(({ queue }) => names.includes(queue))
  const isPast = (at: Date | undefined) => at !== undefined && now.getTime() - at.getTime() > MISSED_MS
  const lineOf = (job: 'messages' | 'erasing' | 'clearing', queues: string[]) => {
    const found = of(...queues)
    const times = (times: (Date | null)[]) => times.filter((at) => at !== null).sort((a, b) => +a - +b)
    const [oldest] = times(found.map((row) => row.oldest))
    const lastDone = times(found.map((row) => row.lastDone)).at(-1)
    return {
      job,
      waiting: found.reduce((sum, row) => sum + row.waiting + row.retrying, 0),
      oldest: iso(oldest),
      lastDone: iso(lastDone),
      // Without a worker a nightly job is not even queued: its last run shows it.
      isWell: job === 'messages' ? late === 0 : !isPast(oldest) && !isPast(lastDone),
    }
  }
  return [
    lineOf('messages', channels.map(sendJob)),
    lineOf('erasing', ['erase-due', 'list-erasures']),
    lineOf('clearing', ['clear-expired', 'watch-bookings']),
  ]
}

const givenUp = (db: Database, now: Date) =>
  db
    .selectFrom('messages')
    .where('state', '=', 'failed')
    .where('booking_id', 'is not', null)
    .where(sql<boolean>`template not like 'desk-%'`)
    .where('created_at', '>=', new Date(now.getTime() - RETRY_DAYS * 86_400_000))

/** Given-up messages by channel and cause, never by patient. */
async function givenUpLines(db: Database, now: Date) {
  const rows = await givenUp(db, now)
    .select([
      'channel',
      sql<string>`coalesce(last_error, '')`.as('error'),
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`min(coalesce(settled_at, created_at))`.as('since'),
    ])
    .groupBy(['channel', 'error'])
    .orderBy('channel')
    .execute()
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

/**
 * Nights on which details were erased: counts, never ids. Rounded to the nearest ten, because a year later the traces
 * of the same bookings are erased, and counted again, together.
 */
async function erasureLines(db: Database) {
  const rows = await db
    .selectFrom('erasures')
    .select([
      sql<Date>`min(at)`.as('night'),
      'purpose',
      // A night's erasures are recorded batch by batch.
      sql<number>`sum(cardinality(booking_ids))::int`.as('count'),
    ])
    .groupBy([sql`date_trunc('day', at at time zone ${facts.zone}::text)`, 'purpose'])
    .orderBy('night', 'desc')
    .orderBy('purpose')
    .limit(14)
    .execute()
  return rows.map(({ night, purpose, count }) => ({
    night: night.toISOString(),
    purpose,
    count: roundedCount(count),
    tracesGo: purpose === 'trace' ? null : eraseTraceAfter(night).toISOString(),
  }))
}

/**
 * How often each person searched, opened bookings and showed numbers this week. The staff know that this is counted.
 */
async function looks(db: Database, now: Date) {
  const since = addDays(dayOf(now), -7)
  const searched = await searchesSince(db, since)
  const looked = await db
    .selectFrom('audit_events')
    .select([
      sql<string>`coalesce(actor_id::text, actor_name)`.as('id'),
      sql<string>`max(actor_name)`.as('name'),
      sql<number>`(count(*) filter (where action = 'read'))::int`.as('opened'),
      sql<number>`(count(distinct booking_id) filter (where action = 'read'))::int`.as('bookings'),
      sql<number>`(count(*) filter (where action = 'number-shown'))::int`.as('numbers'),
    ])
    .where('actor', '=', 'clinic')
    .where('actor_name', 'is not', null)
    .where('at', '>=', instantAt(since, 0))
    // Not grouped by the name "id": that is the column of the event, and each event would be a group of its own.
    .groupBy(sql`1`)
    .execute()
  const none = { name: '', opened: 0, bookings: 0, numbers: 0, searches: 0, mostSearches: 0 }
  return [...Map.groupBy([...looked, ...searched], ({ id }) => id).values()]
    .map((lines) => {
      const { name, opened, bookings, numbers, searches, mostSearches } = Object.assign(
        {},
        none,
        ...lines,
      ) as typeof none
      return { name, opened, bookings, numbers, searches, mostSearches }
    })
    .filter(({ opened, numbers, searches }) => opened + numbers + searches > 0)
    .sort((a, b) => b.opened - a.opened || b.searches - a.searches)
}

export async function clinicHealth(db: Database, now: Date) {
  const [jobs, lost, limited, erasures, looked] = await Promise.all([
    jobLines(db, now),
    givenUpLines(db, now),
    countLimited(db, now),
    erasureLines(db),
    looks(db, now),
  ])
  return { jobs, givenUp: lost, limited, erasures, looks: looked, now: now.toISOString() }
}

/**
 * Retries given-up messages of a channel, for example when the sender name is registered or the mail server is back.
 * Excludes messages that may have arrived. The call task in place of a message is dropped; it returns if the retry
 * fails.
 */
export async function retryGivenUp(
  db: Database,
  queue: Queue,
  staff: Member,
  channel: Channel,
  given: Given,
): Promise<number> {
  const { now } = given
  await queue.ready()
  return db.transaction().execute(async (trx) => {
    const found = await givenUp(trx, now)
      .select('id')
      .where('channel', '=', channel)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = found.map(({ id }) => id)
    if (ids.length === 0) return 0
    await trx
      .updateTable('messages')
      .set({
        state: 'pending',
        settled_at: null,
        unconfirmed: 0,
        last_error: null,
        provider_id: null,
        delivery: null,
        delivery_at: null,
      })
      .where('id', 'in', ids)
      .execute()
    await trx
      .updateTable('call_tasks')
      .set({ done_at: now, called_at: null })
      .where('message_id', 'in', ids)
      .where('done_at', 'is', null)
      .execute()
    await queue.enqueueAll(
      trx,
      sendJob(channel),
      ids.map((messageId) => ({ payload: { messageId } })),
    )
    await recordClinicEvent(trx, given, staff, 'messages-retried', { channel, count: ids.length })
    return ids.length
  })
}
