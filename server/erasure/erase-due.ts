import { type RawBuilder, sql } from 'kysely'
import { type Purpose, retainedFrom } from '#clinic/retention.ts'
import type { Database } from '../platform/db.ts'
import { erasing } from './erase-details.ts'

export type Erasure = { bookingId: string; purpose: Purpose }

/** So few that nobody who books, opens or cancels meanwhile waits for longer than the blink of an eye. */
const BATCH = 50

type DetailPurpose = Exclude<Purpose, 'trace'>

/** The rule of purposeOf() in the words of the partial indexes: what is kept is not even looked at. */
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

/** What would be erased now, the oldest first, without doing it. */
export async function findDue(db: Database, now: Date, limit = 1000): Promise<Erasure[]> {
  const found: Erasure[] = []
  for (const purpose of purposes) {
    const { rows } = await sql<{ id: string }>`${due(purpose, now, limit - found.length)}`.execute(db)
    found.push(...rows.map(({ id }) => ({ bookingId: id, purpose })))
  }
  return found
}

/**
 * Erases what the table of keep-times says is due, and writes down which bookings that were: ids, never a name. Each
 * batch is one statement and kept by itself: nobody waits for more than the database needs for it, and a night that is
 * cut short has done what it has done.
 */
export async function eraseWhatIsDue(db: Database, now: Date): Promise<Erasure[]> {
  const erased: Erasure[] = []
  const untilNothingIsLeft = async (purpose: Purpose, batch: RawBuilder<{ ids: string[] }>) => {
    for (;;) {
      const { rows } = await batch.execute(db)
      const [{ ids } = { ids: [] }] = rows
      if (ids.length === 0) return
      erased.push(...ids.map((bookingId) => ({ bookingId, purpose })))
    }
  }
  for (const purpose of purposes) await untilNothingIsLeft(purpose, eraseDetailsDue(purpose, now))
  await untilNothingIsLeft('trace', eraseTracesDue(now))
  return erased
}

/**
 * What somebody holds at this moment is left for the next night, and so is what has a complaint that somebody holds: to
 * wait for it would make others wait for us.
 */
const eraseDetailsDue = (purpose: DetailPurpose, now: Date) => sql<{ ids: string[] }>`
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
    select gen_random_uuid(), 'system', 'erased', id from erased
  )
  insert into erasures (id, at, purpose, booking_ids)
  select gen_random_uuid(), ${now}, ${purpose}, array_agg(id) from erased having count(*) > 0
  returning booking_ids as ids`

/**
 * A year after the details are gone, what was done with them goes, too: row, messages, tasks, events. The database does
 * it itself, because nobody else may take anything out of the trail (decision 0021).
 */
const eraseTracesDue = (now: Date) => sql<{ ids: string[] }>`
  select erase_traces(${now}, ${retainedFrom('trace', now)}, ${BATCH}) as ids`
