import { type RawBuilder, sql } from 'kysely'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import type { Reader } from '#clinic/desk/whose-patient.ts'
import type { ListedPerson } from '#clinic/person.ts'
import { addDays, type Day, instantAt } from '#clinic/time.ts'
import type { Database } from '../../platform/db.ts'
import type { CallReason } from '../../platform/tables.ts'
import type { Vault } from '../../platform/vault.ts'

type Call = { id: string; reason: CallReason; createdAt: string; dueAt: string | null; doneAt: string | null }

type Stored = {
  id: string
  kind: BookingKind
  reference: string
  state: BookingState
  isComplaint: boolean
  startsAt: Date | null
  answerBy: Date | null
  callBy: Date | null
  doctor: string | null
  sealed: Buffer
  key_id: string
  token: number | null
  checkedInAt: Date | null
  calledInAt: Date | null
  seenAt: Date | null
  leftAt: Date | null
  /** The phlebotomist of a home collection, and since when it is on the phone. */
  stopOf: string | null
  stopOfName: string | null
  stopReadAt: Date | null
  calls: Call[]
  version: string
}

/** A booking with everything that its rows show. The name is complete here: only a short form leaves the server. */
export type Work = Omit<Stored, 'sealed' | 'key_id' | 'version'> & { version: number; person: ListedPerson }

/**
 * The bookings of these ids that are not erased, opened. A call task counts while it is open; after a call it counts
 * for two more days, in which a list may show it as done. A dropped task has no row. A request to confirm is a row
 * itself: its call is one of its verbs.
 */
export async function readWork(
  db: Database,
  vault: Vault,
  ids: RawBuilder<unknown>,
  now: Date,
): Promise<Work[]> {
  const doneSince = new Date(now.getTime() - 2 * 86_400_000)
  const { rows } = await sql<Stored>`
    select b.id, b.kind, b.reference, b.state, b.about_id is not null as "isComplaint", b.starts_at as "startsAt",
      b.answer_by as "answerBy", b.call_by as "callBy", b.doctor, b.sealed, b.key_id,
      v.token, v.checked_in_at as "checkedInAt", v.called_in_at as "calledInAt", v.seen_at as "seenAt", v.left_at as "leftAt",
      s.staff_id as "stopOf", s.read_at as "stopReadAt",
      (select name from staff where staff.id::text = s.staff_id) as "stopOfName",
      coalesce((select max(c.id) from changes c where c.booking_id = b.id), 0) as version,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', t.id, 'reason', t.reason, 'createdAt', t.created_at, 'dueAt', t.due_at, 'doneAt', t.done_at) order by t.created_at)
        from call_tasks t
        where t.booking_id = b.id and t.reason <> 'to-confirm'
          and (t.done_at is null or (t.called_at is not null and t.done_at >= ${doneSince}))
      ), '[]') as calls
    from bookings b
    left join visits v on v.booking_id = b.id
    left join round_stops s on s.booking_id = b.id and s.starts_at = b.starts_at and s.withdrawn_at is null
    where b.id = any (array(${ids})) and b.erased_at is null`.execute(db)
  return rows.map(({ sealed, key_id, version, ...row }) => ({
    ...row,
    version: Number(version),
    person: vault.openListed(row, { sealed, key_id }),
  }))
}

/**
 * How many letters, requests and calls are opened for a list, each kind by itself; the list counts the rest. A flood
 * that passes admission does not make the desk slow.
 */
export const LISTED_AT_MOST = 200

/**
 * The bookings whose rows a day may show (clinic/desk/work-day.ts decides), each by its own index. The visits of a day
 * are limited by its places; of bookings that wait without a time, the most urgent are listed. A null `atMost` lists
 * all.
 */
export function idsOf(
  day: Day,
  isToday: boolean,
  atMost: number | null = LISTED_AT_MOST,
): RawBuilder<unknown> {
  const [from, until] = [instantAt(day, 0), instantAt(addDays(day, 1), 0)]
  const ofDay = sql`
    select id from bookings where starts_at >= ${from} and starts_at < ${until} and erased_at is null
    union (
      select id from bookings where answer_by >= ${from} and answer_by < ${until} and erased_at is null
      order by state <> 'open', trust = 'suspect', answer_by, id limit ${atMost}::int
    )
    union select booking_id from call_tasks where done_at >= ${from} and done_at < ${until} and called_at is not null`
  return isToday
    ? sql`
        ${ofDay}
        union (
          select id from bookings where state = 'to-confirm' and starts_at >= ${until} and erased_at is null
          order by call_by, id limit ${atMost}::int
        )
        union (
          select id from bookings where state = 'open' and erased_at is null
          order by trust = 'suspect', answer_by, id limit ${atMost}::int
        )
        union (
          select booking_id from (
            select booking_id, min(created_at) as since from call_tasks where done_at is null group by booking_id
          ) calls
          order by since, booking_id limit ${atMost}::int
        )`
    : ofDay
}

/** How many waiting bookings today's list has left out; for a doctor, of their own patients. */
export async function countMore(db: Database, day: Day, { role, doctorId }: Reader): Promise<number> {
  if (role !== 'receptionist' && role !== 'doctor') return 0
  const isTheirs = role === 'doctor' ? sql`doctor = ${doctorId}` : sql`true`
  const { rows } = await sql<{ more: number }>`
    select count(*)::int as more from bookings
    where id in (select * from (${idsOf(day, true, null)}) every_one except select * from (${idsOf(day, true)}) listed)
      and (state in ('open', 'to-confirm') or exists (
        select from call_tasks where booking_id = bookings.id and done_at is null
      ))
      and erased_at is null and ${isTheirs}`.execute(db)
  return rows[0]!.more
}

/** The bookings of these ids. */
export const idsIn = (ids: readonly string[]): RawBuilder<unknown> => sql`select unnest(${ids}::uuid[])`

/** The newest line of the change log. A reader who sees it sees every earlier one: ids follow the order of commits. */
export async function newestChange(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0) as id from changes`.execute(db)
  return Number(rows[0]!.id)
}
