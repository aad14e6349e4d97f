import pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

const filled = ['bookings', 'messages', 'booking_search', 'changes', 'booking_lab_tests', 'audit_events']

/** As many rows as one statement writes. */
const BATCH = 200_000

/** What lies further back than any figure of the owner, whose last quarter begins half a year ago at the most. */
export const LONG_AGO = { from: 1085, until: 190 }
/** What a clinic of this size has done lately. */
export const LATELY = { from: 129, until: 1 }

type Days = {
  from: number
  until: number
  /** All of them tests, which take no place. */
  onlyTests?: true
}

/**
 * Past bookings with all that they left behind, spread over these days before today. Their details are sealed with
 * nothing: nobody opens them. Without triggers, so that ten million take minutes.
 */
export async function storeHistory(url: string, name: string, count: number, days: Days) {
  const db = new pg.Client(url)
  await db.connect()
  await db.query(
    `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'`,
  )
  const fill = async () => {
    for (let first = 0; first < count; first += BATCH)
      await db.query(batch(name, first, Math.min(count, first + BATCH), count, days))
  }
  await (count > BATCH ? withoutIndexes(db, filled, fill) : fill())
  await db.query('vacuum analyze')
  await db.end()
}

/** Numbers, times and places: half visits, six an hour and doctor, and never two in one place. */
const numbered = (
  name: string,
  first: number,
  end: number,
  count: number,
  { from, until, onlyTests }: Days,
) => `
  select i, md5('${name} ' || i)::uuid as id, day, nth,
    case when ${onlyTests ?? false} then 'lab-test' when nth % 20 < 10 then 'appointment' when nth % 20 < 16 then 'home-collection'
      when nth % 20 < 19 then 'lab-test' else 'enquiry' end as kind,
    day + interval '9 hours' + interval '20 minutes' * (nth / 20 % 30) + interval '1 minute' * (nth / 600) as at
  from (
    select i, i / perDay as dayNumber, (i % perDay)::int as nth,
      date_trunc('day', now()) - interval '1 day' * (${from} - i / perDay) as day
    from generate_series(${first}::bigint, ${end - 1}::bigint) i,
      (select (${count} + ${from - until} - 1) / ${from - until} as perDay) days
  ) counted`

const batch = (name: string, first: number, end: number, count: number, days: Days) => `
  with numbered as materialized (${numbered(name, first, end, count, days)}),
  stored as (
    insert into bookings (id, kind, reference, state, starts_at, seat, doctor, held_until, answer_by, sealed, key_id,
      phone_hash, lookup_key_id, link_hash, request_hash, language, consent_notice, consented_at, created_at, verified_at)
    select id, kind, '${name}-' || i,
      case when kind <> 'enquiry' then 'attended' else 'answered' end,
      case when kind <> 'enquiry' then at end,
      case kind when 'appointment' then 1 when 'home-collection' then 1 + nth % 50 end,
      case when kind = 'appointment' then 'doctor-' || 1 + nth / 600 * 10 + nth % 10 end,
      case when kind = 'appointment' then at + interval '20 minutes' end,
      case when kind = 'enquiry' then at end,
      decode(repeat(md5(i::text), 16), 'hex'), 'none', md5('phone' || i % (1 + ${count} / 5)), 'none',
      md5('${name} link' || i), md5('${name} request' || i), 'hi', 'test', at, at - interval '2 days', at
    from numbered
  ),
  told as (
    insert into messages (id, booking_id, channel, template, state, created_at, handed_over_at, settled_at)
    select md5('${name} ' || template || i)::uuid, id, 'email', template, 'sent', at, at, at
    from numbered, unnest(array['appointment-confirmed', 'desk-appointment-new']) template
  ),
  searched as (
    insert into booking_search (booking_id, hash)
    select distinct id, ('x' || left(md5(i || ' ' || word), 4))::bit(16)::int from numbered, generate_series(1, 5) word
  ),
  changed as (
    insert into changes (topic, booking_id, transaction_id, at) overriding system value
    select 'booking', id, '1', at from numbered
  ),
  tested as (
    insert into booking_lab_tests (booking_id, test_id, price)
    select id, (select id from lab_tests limit 1), 100 from numbered where kind in ('home-collection', 'lab-test')
  )
  insert into audit_events (id, at, actor, action, booking_id)
  select md5('${name} ' || action || i)::uuid, at, actor, action, id
  from numbered, (values ('patient', 'booked'), ('system', 'verified')) event (actor, action)`

/** Bookings whose details are due for erasure this night. */
export const storeDue = (url: string, name: string, count: number) =>
  storeHistory(url, name, count, { from: 1120, until: 1110, onlyTests: true })

/** Jobs that wait for their day as reminders do, 100 below their priority: more than a clinic ever has. */
export async function storeReminders(url: string, count: number) {
  const db = new pg.Client(url)
  await db.connect()
  await db.query(
    `with told as (
       insert into messages (id, booking_id, channel, template, sequence)
       select gen_random_uuid(), id, 'email', 'appointment-reminder', sequence + n
       from (select id, sequence from bookings limit 1000) reminded, generate_series(1, ${count / 1000}) n returning id
     )
     insert into pgboss.job (id, name, data, priority, start_after, policy, dead_letter, retry_limit)
     select gen_random_uuid(), 'send-email', jsonb_build_object('messageId', id), -90,
       now() + interval '1 day' + interval '20 seconds' * row_number() over (), 'standard', 'dead-letter', 20
     from told`,
  )
  await db.query('vacuum analyze pgboss.job')
  await db.query('vacuum analyze messages')
  await db.end()
}
