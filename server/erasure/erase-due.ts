import { type RawBuilder, sql } from 'kysely'
import { type Purpose, retainedFrom } from '#clinic/retention.ts'
import type { Given } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import { erasing } from './erase-details.ts'

type Erasure = { bookingId: string; purpose: Purpose }

/** Small batches, so that no booking, opening or cancellation waits noticeably for a lock. */
const BATCH = 50

type DetailPurpose = Exclude<Purpose, 'trace'>

/** The rule of purposeOf() in SQL that matches the partial indexes: retained rows are not read. */
const isFor: Record<DetailPurpose, RawBuilder<boolean>> = {
  'no-visit': sql`erased_at is null and state <> 'attended' and kind <> 'enquiry'`,
  visit: sql`erased_at is null and state = 'attended'`,
  enquiry: sql`erased_at is null and state <> 'attended' and kind = 'enquiry'`,
}
const purposes = Object.keys(isFor) as DetailPurpose[]

const due = (purpose: DetailPurpose, now: Date, limit: number) => sql`
  select id from bookings
  where ${isFor[purpose]} and coalesce(starts_at, answer_by, created_at) < ${retainedFrom(purpose, now)}
  order by coalesce(starts_at, answer_by, created_at) limit ${limit}`

/** The bookings due for erasure now, oldest first. Erases nothing. */
export async function findDue(db: Database, now: Date, limit = 1000): Promise<Erasure[]> {
  const found: Erasure[] = []
  for (const purpose of purposes) {
    const { rows } = await sql<{ id: string }>`${due(purpose, now, limit - found.length)}`.execute(db)
    found.push(...rows.map(({ id }) => ({ bookingId: id, purpose })))
  }
  return found
}

/**
 * Erases what is due (clinic/retention.ts) and records the ids, never a name. Each batch is one statement with its own
 * commit: locks are short, and an interrupted run keeps its finished batches.
 */
export async function eraseWhatIsDue(db: Database, given: Given): Promise<Erasure[]> {
  const erased: Erasure[] = []
  const untilNothingIsLeft = async (purpose: Purpose, batch: () => RawBuilder<{ ids: string[] }>) => {
    for (;;) {
      const { rows } = await batch().execute(db)
      const [{ ids } = { ids: [] }] = rows
      if (ids.length === 0) return
      erased.push(...ids.map((bookingId) => ({ bookingId, purpose })))
    }
  }
  for (const purpose of purposes) await untilNothingIsLeft(purpose, () => eraseDetailsDue(purpose, given))
  await untilNothingIsLeft('trace', () => eraseTracesDue(given.now))
  return erased
}

/**
 * Skips a booking that is locked, or has a locked complaint, until the next night: waiting for it would block others.
 * The number of events is unknown beforehand, so their ids are derived from one new id and the booking's.
 */
const eraseDetailsDue = (purpose: DetailPurpose, { now, id }: Given) => sql<{ ids: string[] }>`
  with recursive due as materialized (
    ${due(purpose, now, BATCH)} for update skip locked
  ),
  kin as (
    select id, id as root from due
    union
    select complaint.id, root from bookings complaint join kin on complaint.about_id = kin.id
  ),
  free as materialized (
    select id from bookings where id in (select id from kin) for update skip locked
  ),
  family as (
    select id from kin where root not in (select root from kin where id not in (select id from free))
  ),
  ${erasing(now)},
  events as (
    insert into audit_events (id, actor, action, booking_id)
    select md5(${id()} || id)::uuid, 'system', 'erased', id from erased
  )
  insert into erasures (id, at, purpose, booking_ids)
  select ${id()}::uuid, ${now}, ${purpose}, array_agg(id) from erased having count(*) > 0
  returning booking_ids as ids`

/**
 * A year after the details, the trace is erased, too: row, messages, call tasks, audit events. A database function does
 * it, because no process may delete audit events (decision 0021).
 */
const eraseTracesDue = (now: Date) => sql<{ ids: string[] }>`
  select erase_traces(${now}, ${retainedFrom('trace', now)}, ${BATCH}) as ids`
