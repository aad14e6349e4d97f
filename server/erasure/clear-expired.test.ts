import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asUser } from '#test/database.ts'
import { withDatabase } from '#test/with-database.ts'
import { openDatabase, openPool } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { clearExpired } from './clear-expired.ts'

const now = new Date('2026-11-16T10:07:00+05:30')

const database = withDatabase()

test('expired counters are deleted, however many, and the others stay', async () => {
  const { db } = database
  await sql`
    insert into rate_limits (key, points, expire)
    select 'old' || i, 1, ${now.getTime()}::bigint - i from generate_series(0, 2500) i
    union all select 'new' || i, 1, ${now.getTime()}::bigint + i from generate_series(1, 3) i
    union all select 'for ever', 1, null`.execute(db)
  expect(await clearExpired(db, now)).toMatchObject({ counters: 2501, recipients: 0 })
  const { rows } = await sql<{ key: string }>`select key from rate_limits order by key`.execute(db)
  expect(rows.map(({ key }) => key)).toEqual(['for ever', 'new1', 'new2', 'new3'])
})

test('a counter that is locked at this moment is skipped', async () => {
  const { db } = database
  await sql`insert into rate_limits (key, points, expire) values ('busy', 1, ${now.getTime() - 1})`.execute(
    db,
  )
  await db.transaction().execute(async (trx) => {
    await sql`update rate_limits set points = points + 1 where key = 'busy'`.execute(trx)
    expect(await clearExpired(db, now)).toMatchObject({ counters: 0 })
  })
})

test('two days of the change log stay, and always the newest line of each booking', async () => {
  const { db } = database
  const [one, other] = [randomUUID(), randomUUID()]
  const old = new Date(now.getTime() - 49 * 3_600_000)
  const recent = new Date(now.getTime() - 47 * 3_600_000)
  const add = (at: Date, bookingId: string | null) =>
    sql`
      insert into changes (at, topic, booking_id, transaction_id)
      values (${at}, ${bookingId ? 'booking' : 'calendar'}, ${bookingId}, nextval('changes_id_seq')::text::xid8)`.execute(
      db,
    )
  for (const bookingId of [one, one, other, null]) await add(old, bookingId)
  await add(recent, one)
  expect(await clearExpired(db, now)).toMatchObject({ changes: 3 })
  const left = await db
    .selectFrom('changes')
    .select(['at', 'booking_id as bookingId'])
    .orderBy('id')
    .execute()
  expect(left).toEqual([
    { at: old, bookingId: other },
    { at: recent, bookingId: one },
  ])
  // The last line stays, however old: it marks the end of the log.
  expect(await clearExpired(db, new Date(now.getTime() + 20 * 86_400_000))).toMatchObject({ changes: 0 })
})

test('the worker deletes old desk actions, expired place holds and past hours of late doctors', async () => {
  const action = (id: string, days: number) =>
    sql`
      insert into desk_actions (id, at, staff_id, verb, booking_ids, result, before)
      values (${id}, ${new Date(now.getTime() - days * 86_400_000)}, 'rekha', 'cancel', '{}', '{}', '{}')`.execute(
      database.db,
    )
  const [old, recent] = [randomUUID(), randomUUID()]
  await action(old, 31)
  await action(recent, 29)
  for (const seat of [1, 2])
    await sql`
      insert into place_holds (action_id, kind, starts_at, seat, expires_at)
      values (${recent}, 'home-collection', ${now}, ${seat}, ${new Date(now.getTime() + (seat - 1) * 60_000)})`.execute(
      database.db,
    )
  const worker = openDatabase(openPool(asUser(database.url, 'clinic_worker'), 'test', createLog('silent')))
  for (const days of [31, 29])
    await sql`
      insert into absences (doctor, starts_at, held_until)
      values ('doctor-1', ${new Date(now.getTime() - (days + 1) * 86_400_000)}, ${new Date(now.getTime() - days * 86_400_000)})`.execute(
      database.db,
    )
  expect(await clearExpired(worker, now)).toMatchObject({ holds: 1, actions: 1, absences: 1 })
  await worker.destroy()
  const left = await database.db.selectFrom('desk_actions').select('id').execute()
  expect(left).toEqual([{ id: recent }])
  expect(await database.db.selectFrom('place_holds').select('seat').execute()).toEqual([{ seat: 2 }])
})
