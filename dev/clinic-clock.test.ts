import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf, instantAt } from '#clinic/time.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { asUser } from '#test/database.ts'
import { withDatabase } from '#test/with-database.ts'
import { shiftDatabaseClock, shiftTo } from './clinic-clock.ts'

const HOUR = 3_600_000

const database = withDatabase()

/** The result of a query on a new connection. */
async function seenBy<Row>(user: Parameters<typeof asUser>[1], query: ReturnType<typeof sql<Row>>) {
  const db = openDatabase(openPool(asUser(database.url, user), 'test', createLog('silent')))
  try {
    return (await query.execute(db)).rows
  } finally {
    await db.destroy()
  }
}

const offBy = sql<{ hours: number }>`
  select round(extract(epoch from at - pg_catalog.now()) / 3600)::int as hours
  from (values (now()), (clock_timestamp()), (pgboss.job_now())) as clocks (at)`

test('the shift to an hour of today is the distance to it', () => {
  const now = instantAt('2026-03-31', 20 * 60 + 31)
  expect(shiftTo('11:06', now)).toBe(-(9 * 60 + 25) * 60_000)
  expect(shiftTo('23:59', now)).toBe((3 * 60 + 28) * 60_000)
  expect(shiftTo(undefined, now)).toBe(0)
  const atNight = instantAt('2026-04-01', 1)
  expect(dayOf(new Date(atNight.getTime() + shiftTo('23:59', atNight)))).toBe('2026-04-01')
})

test('every process reads the shifted clock of the database, and the real one when it is shifted back', async () => {
  for (const hours of [-9, 14, 0]) {
    await shiftDatabaseClock(database.url, hours * HOUR)
    for (const user of ['clinic_site', 'clinic_worker', 'clinic_desk'] as const)
      expect(await seenBy(user, offBy)).toEqual([{ hours }, { hours }, { hours }])
  }
})

test('a row, a view and a function that say "now" follow the clock, too', async () => {
  await shiftDatabaseClock(database.url, -9 * HOUR)
  const anHourAgo = new Date(Date.now() - HOUR)
  const action = randomUUID()
  await database.db
    .insertInto('desk_actions')
    .values({ id: action, staff_id: 'x', verb: 'cancel', booking_ids: [], result: '{}', before: '{}' })
    .execute()
  const hold = { kind: 'home-collection', seat: 1, doctor: null, held_until: null } as const
  await database.db
    .insertInto('place_holds')
    .values({ action_id: action, starts_at: anHourAgo, expires_at: anHourAgo, ...hold })
    .execute()
  await database.queue.ready()
  await database.db
    .transaction()
    .execute((trx) => database.queue.enqueue(trx, 'erase-due', {}, { notBefore: anHourAgo }))
  const byDesk = sql<{ row: number; view: number; job: number }>`
    with stored as (
      insert into clinic_events (id, staff_id, staff_name, action)
      values (gen_random_uuid(), 'x', 'Rekha', 'numbers-exported')
      returning round(extract(epoch from at - pg_catalog.now()) / 3600)::int as hours
    )
    select hours as row,
      (select count(*)::int from taken_places) as view,
      (select sum(waiting)::int from job_counts()) as job
    from stored`
  // At that hour the place is still held, and the job not yet due.
  expect(await seenBy('clinic_desk', byDesk)).toEqual([{ row: -9, view: 1, job: 0 }])
  await shiftDatabaseClock(database.url, 0)
  expect(await seenBy('clinic_desk', byDesk)).toEqual([{ row: 0, view: 0, job: 1 }])
})
