import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { recordDelivery } from '#server/messages/messages.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { openQueue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { appointmentAnswers, callPaths, collectionAnswers, timeAhead } from '../answers.ts'
import { asUser } from '../database.ts'
import { givenAt } from '../given.ts'
import { linkOf, linkPageOf } from '../vault.ts'
import { withSite } from '../with-site.ts'
import { bookVictim, submitManageForm, type Victim } from './clinic.ts'

// An attacker can run SQL as the database user of the site, the worker or the desk.

const { database, site } = withSite({ TRUSTED_PROXIES: '1' }, { hasCatalogue: true })
let appointment: Victim
let collection: Victim
beforeAll(async () => {
  appointment = await bookVictim(site, database, [callPaths.appointment, appointmentAnswers()])
  collection = await bookVictim(site, database, [callPaths.collection, collectionAnswers()])
  // The statistics of the planner must not reveal values either.
  await sql`analyze`.execute(database.db)
})
type User = Parameters<typeof asUser>[1]

/** The rows of the last statement, or its error code. */
async function attempt(user: User, ...statements: string[]): Promise<unknown[] | string> {
  const client = new pg.Client({ connectionString: asUser(database.url, user) })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } catch (error) {
    return (error as pg.DatabaseError).code ?? 'unknown'
  } finally {
    await client.end()
  }
}

const FORBIDDEN = '42501'
/** The user cannot turn row security off. */
const WOULD_BE_FILTERED = FORBIDDEN

test('the site runs as a user without any privilege of its own, and no process has a powerful one', async () => {
  const { rows: users } = await sql<{ usename: string }>`
    select distinct usename from pg_stat_activity
    where datname = current_database() and application_name = 'site'`.execute(database.db)
  expect(users).toEqual([{ usename: 'clinic_site' }])
  const { rows } = await sql<Record<string, boolean>>`
    select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty,
      exists (select from pg_auth_members where member = pg_roles.oid) as "isMember",
      exists (select from pg_class where relowner = pg_roles.oid) as "owns"
    from pg_roles where rolname like 'clinic\\_%'`.execute(database.db)
  expect(rows).toEqual(Array.from({ length: 4 }, () => ({ mighty: false, isMember: false, owns: false })))
})

describe('as the site’s user, without the id of a booking', () => {
  test.each([
    'select * from bookings',
    'select sealed from bookings where sealed is not null',
    "select * from bookings where reference like 'KW-%' for update",
    'select * from booking_lab_tests',
    'select * from messages',
    'select * from call_tasks',
    "update bookings set state = 'cancelled' returning *",
    "update messages set state = 'withdrawn' returning *",
    'delete from booking_lab_tests returning *',
    'select booking_id from booking_search',
    'delete from booking_search returning booking_id',
    "select * from pg_stats where tablename in ('bookings', 'messages', 'booking_lab_tests', 'booking_search') and schemaname = 'public'",
    "select booking_by_request(array['']) as id from generate_series(1, 1) where false",
    "select * from booking_by_reference('%')",
    "select * from booking_by_link(array['%'])",
    'select * from booking_of_message(null, null)',
  ])('%s returns nothing', async (statement) => {
    expect(await attempt('clinic_site', statement)).toEqual([])
  })

  test.each([
    'delete from bookings',
    'truncate bookings cascade',
    'update bookings set paid = 0',
    'update bookings set verified_at = now()',
    "update bookings set trust = 'proven'",
    "update bookings set reference = 'KW-0000-00'",
    'delete from messages',
    'select hash from booking_search',
    'update booking_search set hash = 1',
    'select * from changes',
    'delete from changes',
    'select * from visits',
    'select * from desk_actions',
    'select * from audit_events',
    "update audit_events set actor = 'nobody'",
    "insert into audit_events (id, actor, actor_name, action, booking_id) values (gen_random_uuid(), 'clinic', 'Dr Forged', 'read', gen_random_uuid())",
    "insert into audit_events (id, at, actor, action, booking_id) values (gen_random_uuid(), now() - interval '3 days', 'patient', 'read', gen_random_uuid())",
    'delete from audit_events',
    'truncate audit_events',
    'select * from erasures',
    "select erase_traces(now(), 'infinity', 1000)",
    'select data from pgboss.job',
    'select * from pgboss.job_common',
    "update pgboss.job set state = 'cancelled'",
    'delete from pgboss.job',
    'truncate pgboss.job',
    "update key_checks set check_value = ''",
    'delete from key_checks',
    'update lab_tests set price = 1',
    'delete from closures',
    'alter table bookings disable row level security',
    'drop policy site_named_booking on bookings',
    'create policy mine on bookings using (true)',
    'create table public.mine ()',
    'create function public.mine() returns int language sql return 1',
    'set role postgres',
    'set session authorization clinic_worker',
    'set role clinic_desk',
    "copy bookings to program 'cat'",
    "select pg_read_file('/etc/passwd')",
    'select rolpassword from pg_authid',
  ])('%s is refused', async (statement) => {
    expect(await attempt('clinic_site', statement)).toBe(FORBIDDEN)
  })

  test('row security cannot be bypassed', async () => {
    const off = await attempt('clinic_site', 'set row_security = off', 'select * from bookings')
    expect(off).toBe(WOULD_BE_FILTERED)
    const view = ['create temp view mine as select * from bookings', 'select * from mine']
    expect(await attempt('clinic_site', ...view)).toEqual([])
    const leak = [
      "create function pg_temp.leak(text) returns boolean language plpgsql cost 0.0001 as $$ begin raise '%', $1; end $$",
      'select * from bookings where pg_temp.leak(reference)',
    ]
    expect(await attempt('clinic_site', ...leak)).toEqual([])
    for (const wrong of ['', 'x', '%', "' or true --"]) {
      const named = [
        `select set_config('app.booking_id', '${wrong.replaceAll("'", "''")}', false)`,
        'select * from bookings',
      ]
      expect([[], '22P02']).toContainEqual(await attempt('clinic_site', ...named))
    }
  })

  test('the list of taken places has no personal data', async () => {
    const [place, ...others] = (await attempt(
      'clinic_site',
      'select * from taken_places order by kind',
    )) as object[]
    expect(Object.keys(place!).sort()).toEqual([
      'doctor',
      'held_until',
      'is_unverified',
      'kind',
      'seat',
      'starts_at',
      'state',
      'trust',
    ])
    expect(others).toHaveLength(1)
  })
})

test('the id of one booking shows that one, with its messages, and no other', async () => {
  const name = `select set_config('app.booking_id', '${collection.id}', false)`
  const seen = async (what: string) => attempt('clinic_site', name, `select ${what}`)
  expect(await seen('id from bookings')).toEqual([{ id: collection.id }])
  expect(await seen('distinct booking_id as id from booking_lab_tests')).toEqual([{ id: collection.id }])
  expect(await seen('distinct booking_id as id from messages')).toEqual([{ id: collection.id }])
})

describe('the audit trail', () => {
  test.each([
    'clinic_site',
    'clinic_worker',
    'clinic_desk',
  ] as const)('%s can only add to it', async (user) => {
    for (const statement of [
      "update audit_events set actor_name = 'somebody else'",
      'delete from audit_events',
      'truncate audit_events',
      'drop table audit_events',
      'alter table audit_events disable trigger all',
      'delete from bookings',
    ])
      expect(await attempt(user, statement), statement).toBe(FORBIDDEN)
    const added = `insert into audit_events (id, actor, action, booking_id)
      values (gen_random_uuid(), '${user === 'clinic_worker' ? 'system' : 'patient'}', 'read', gen_random_uuid())`
    expect(await attempt(user, added)).toEqual([])
  })

  test.each([
    'clinic_worker',
    'clinic_desk',
  ] as const)('%s cannot erase an audit event before its time, whatever it runs', async (user) => {
    const victim = await bookVictim(site, database)
    const erase = (days: number) =>
      sql`update bookings set erased_at = now() - make_interval(days => ${days}), sealed = null, key_id = null,
          phone_hash = null, link_hash = null, lookup_key_id = null, request_hash = null
          where id = ${victim.id}`.execute(database.db)
    const traces = () =>
      database.db.selectFrom('audit_events').select('action').where('booking_id', '=', victim.id).execute()
    await erase(360)
    for (const before of ['now()', "'infinity'"])
      expect(await attempt(user, `select erase_traces(now(), ${before}, 1000) as gone`)).toEqual([
        { gone: [] },
      ])
    expect(await traces()).not.toEqual([])
    await erase(367)
    expect(await attempt(user, "select erase_traces(now(), 'infinity', 1000) as gone")).toEqual([
      { gone: [victim.id] },
    ])
    expect(await traces()).toEqual([])
  })

  test.each([
    'clinic_worker',
    'clinic_desk',
  ] as const)('%s cannot backdate an erasure, to delete its audit event now', async (user) => {
    const victim = await bookVictim(site, database)
    const backdate = `update bookings set erased_at = '2000-01-01', sealed = null, key_id = null, phone_hash = null,
      link_hash = null, lookup_key_id = null, request_hash = null where id = '${victim.id}'`
    await attempt(user, backdate)
    expect(await attempt(user, 'select erase_traces(now(), now(), 1000) as gone')).toEqual([{ gone: [] }])
    const row = await database.db
      .selectFrom('bookings')
      .select('erased_at')
      .where('id', '=', victim.id)
      .executeTakeFirstOrThrow()
    expect(Date.now() - row.erased_at!.getTime()).toBeLessThan(60_000)
  })

  test('the desk may read it', async () => {
    expect(await attempt('clinic_desk', 'select * from audit_events')).not.toEqual([])
    expect(await attempt('clinic_worker', 'select * from audit_events')).toBe(FORBIDDEN)
  })
})

test('the worker writes no audit event under the name of staff, and the desk makes nobody an owner', async () => {
  const forged = `insert into audit_events (id, actor, actor_name, action, booking_id)
    values (gen_random_uuid(), 'clinic', 'Dr Forged', 'read', '${appointment.id}')`
  expect(await attempt('clinic_worker', forged)).toBe(FORBIDDEN)
  for (const statement of [
    "update staff set role = 'owner'",
    "update staff set email = 'thief@example.in'",
    "update audit_events set at = now() - interval '3 days'",
    `insert into audit_events (id, at, actor, action, booking_id)
      values (gen_random_uuid(), now() - interval '3 days', 'clinic', 'read', '${appointment.id}')`,
  ])
    expect(await attempt('clinic_desk', statement), statement).toBe(FORBIDDEN)
})

test('the worker cannot make bookings, and the desk does not read the rate limits', async () => {
  expect(await attempt('clinic_worker', 'insert into bookings select * from bookings')).toBe(FORBIDDEN)
  for (const statement of [
    'select * from rate_limits',
    'select data from pgboss.job',
    'delete from messages',
  ])
    expect(await attempt('clinic_desk', statement), statement).toBe(FORBIDDEN)
})

describe('with these privileges, the site still works', () => {
  const opened = async ({ reference, pin }: Victim) =>
    (await submitManageForm(site, { intent: 'find', reference, pin })).session!

  test('a booking is made, opened by PIN and link, moved, cancelled and erased', async () => {
    const victim = await bookVictim(site, database, [
      callPaths.appointment,
      appointmentAnswers(timeAhead(3, '10:00')),
    ])
    const row = () =>
      database.db.selectFrom('bookings').selectAll().where('id', '=', victim.id).executeTakeFirstOrThrow()
    expect(
      (await submitManageForm(site, { intent: 'link', link: linkPageOf(linkOf(victim.id)) })).html,
    ).toContain(victim.reference)
    const session = await opened(victim)
    const to = timeAhead(3, '10:40')
    expect((await submitManageForm(site, { intent: 'move', session, sequence: '0', to })).status).toBe(200)
    expect((await row()).starts_at).toEqual(new Date(to))
    expect((await submitManageForm(site, { intent: 'data', session })).html).toContain(victim.person.email)
    expect((await submitManageForm(site, { intent: 'stop-reminders', session })).status).toBe(200)
    expect((await submitManageForm(site, { intent: 'cancel', session })).status).toBe(200)
    expect(await row()).toMatchObject({ state: 'cancelled', seat: null })
    expect((await submitManageForm(site, { intent: 'erase', session })).status).toBe(200)
    expect(await row()).toMatchObject({ sealed: null, phone_hash: null, link_hash: null })
    expect(await opened(victim)).toBeNull()
  })

  test('a delivery receipt finds its message and creates a call task for a failure', async () => {
    const log = createLog('silent')
    const pool = openPool(asUser(database.url, 'clinic_site'), 'test', log)
    const db = openDatabase(pool)
    const queue = openQueue(pool, createContext())
    onTestFinished(async () => {
      await queue.close()
      await db.destroy()
    })
    const message = await database.db
      .updateTable('messages')
      .set({ provider_id: 'wamid.one' })
      .where('booking_id', '=', appointment.id)
      .where(sql<boolean>`template not like 'desk-%'`)
      .returning('id')
      .executeTakeFirstOrThrow()
    const at = new Date()
    const receipt = { providerId: 'wamid.one', at }
    expect(await recordDelivery(db, queue, givenAt(new Date()), { ...receipt, status: 'delivered' })).toBe(
      true,
    )
    expect(
      await recordDelivery(db, queue, givenAt(new Date()), {
        ...receipt,
        providerId: 'other',
        status: 'failed',
      }),
    ).toBe(false)
    expect(
      await recordDelivery(db, queue, givenAt(new Date()), {
        ...receipt,
        messageId: message.id,
        status: 'failed',
      }),
    ).toBe(false)
    const other = await database.db
      .selectFrom('messages')
      .select('id')
      .where('booking_id', '=', collection.id)
      .where(sql<boolean>`template not like 'desk-%'`)
      .executeTakeFirstOrThrow()
    const failed = { providerId: 'wamid.two', messageId: other.id, status: 'failed', at } as const
    expect(await recordDelivery(db, queue, givenAt(new Date()), failed)).toBe(true)
    const calls = database.db
      .selectFrom('call_tasks')
      .select('reason')
      .where('booking_id', '=', collection.id)
    expect(await calls.execute()).toEqual([{ reason: 'undelivered' }])
  })
})
