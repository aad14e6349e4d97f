import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countRoundTrips } from '#test/round-trips.ts'
import { withDatabase } from '#test/with-database.ts'
import { openDatabase, openPool, type Transaction } from './db.ts'
import { createLog } from './log.ts'
import { askTogether, sendLater } from './pipeline.ts'

const database = withDatabase()
let proxy: Awaited<ReturnType<typeof countRoundTrips>>
/** One connection, so that a transaction meets the state that the one before it left. */
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  proxy = await countRoundTrips(database.url)
  db = openDatabase(openPool(proxy.url, 'pipeline', createLog('silent'), { max: 1 }))
  await sql`create table noted (n int primary key)`.execute(database.db)
})
afterAll(async () => {
  await db.destroy()
  proxy.close()
})
beforeEach(async () => {
  await sql`truncate noted`.execute(database.db)
})

const note = (n: number) => sql`insert into noted values (${n})`
const all = sql<{ n: number }>`select n from noted order by n`
const noted = async () => (await all.execute(db)).rows.map(({ n }) => n)
const tripsOf = async (work: () => Promise<unknown>) => (await proxy.during(work)).trips.length

test('a statement without an awaited answer leaves with the next one or the commit, in its order', async () => {
  const trips = await tripsOf(() =>
    db.transaction().execute(async (trx) => {
      await sendLater(trx, note(1))
      await sendLater(trx, sql`update noted set n = n + 1`)
      expect((await all.execute(trx)).rows).toEqual([{ n: 2 }])
      await sendLater(trx, note(5))
    }),
  )
  expect(trips).toBe(2)
  expect(await noted()).toEqual([2, 5])
})

test('several queries are one round trip, and each has its own result', async () => {
  const trips = await tripsOf(async () => {
    const answers = await askTogether(db, sql<{ a: number }>`select 1 as a`, all, sql`select 2 as b, 3 as c`)
    expect(answers).toEqual([[{ a: 1 }], [], [{ b: 2, c: 3 }]])
  })
  expect(trips).toBe(1)
})

test('the second of two statements sees what another transaction has committed before the first gave way', async () => {
  const holder = await database.db.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(1)`.execute(holder)
  const waiting = db
    .transaction()
    .execute((trx) => askTogether(trx, sql`select pg_advisory_xact_lock(1)`, all))
  await note(7).execute(holder)
  await holder.commit().execute()
  expect((await waiting)[1]).toEqual([{ n: 7 }])
})

test('a transaction without statements sends nothing', async () => {
  expect(await tripsOf(() => db.transaction().execute(async () => {}))).toBe(0)
  const thrown = db.transaction().execute(async (trx) => {
    await sendLater(trx, note(1))
    throw new Error('changed its mind')
  })
  expect(await tripsOf(() => expect(thrown).rejects.toThrow('changed its mind'))).toBe(0)
  expect(await noted()).toEqual([])
})

test.each([
  ['at the commit', async () => {}],
  ['at the next question', (trx: typeof db) => all.execute(trx)],
])('a held statement that fails rolls the transaction back, %s', async (_, ask) => {
  const work = db.transaction().execute(async (trx) => {
    await sendLater(trx, note(1))
    await sendLater(trx, note(1))
    await sendLater(trx, note(2))
    await ask(trx)
  })
  await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'noted_pkey' })
  expect(await noted()).toEqual([])
})

test('a statement that was skipped after an error works the next time', async () => {
  const both = (first: number) =>
    db.transaction().execute(async (trx) => {
      await sendLater(trx, note(first))
      await sendLater(trx, sql`update noted set n = n * 10`)
    })
  await note(1).execute(database.db)
  await expect(both(1)).rejects.toMatchObject({ code: '23505' })
  await both(2)
  expect(await noted()).toEqual([10, 20])
})

test('an error that was caught does not pass for a commit', async () => {
  const work = db.transaction().execute(async (trx) => {
    await note(1).execute(trx)
    await note(1)
      .execute(trx)
      .catch(() => {})
  })
  await expect(work).rejects.toThrow()
  expect(await noted()).toEqual([])
})

test('a transaction keeps its isolation', async () => {
  const { rows } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) =>
      sql`select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as mode`.execute(
        trx,
      ),
    )
  expect(rows).toEqual([{ level: 'repeatable read', mode: 'on' }])
})

test('outside a transaction no statement is held back, because none would follow it', async () => {
  await expect(sendLater(db as Transaction, note(1))).rejects.toThrow('Only a transaction')
})
