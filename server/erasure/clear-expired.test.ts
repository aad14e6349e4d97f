import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { clearExpired } from './clear-expired.ts'

const now = new Date('2026-11-16T10:07:00+05:30')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('expired counters are deleted, however many, and the others stay', async () => {
  const { db } = database
  await sql`
    insert into rate_limits (key, points, expire)
    select 'old' || i, 1, ${now.getTime()}::bigint - i from generate_series(0, 2500) i
    union all select 'new' || i, 1, ${now.getTime()}::bigint + i from generate_series(1, 3) i
    union all select 'for ever', 1, null`.execute(db)
  expect(await clearExpired(db, now)).toEqual({ counters: 2501, recipients: 0 })
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
