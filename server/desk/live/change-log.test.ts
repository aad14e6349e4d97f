import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { until } from '#test/faults/until.ts'
import { followEvents } from '#test/follow-events.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { openOwnDesk, staffOf } from '#test/own-desk.ts'
import { testKeys, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { createContext } from '../../platform/context.ts'
import { replaceLookups, rotateDataKey } from '../../platform/rotate-keys.ts'
import { openVault } from '../../platform/vault.ts'

const database = withDatabase()

const now = new Date()
const insert = () => insertBooking(database, { kind: 'enquiry', state: 'open', now, name: 'Asha Verma' })
const lines = () => database.db.selectFrom('changes').select(['topic', 'booking_id']).orderBy('id').execute()
const clear = () => sql`delete from changes`.execute(database.db)

/** Two connections, as two people have at two desks. */
async function connectTwo() {
  const clients = [new pg.Client(database.url), new pg.Client(database.url)] as const
  for (const client of clients) await client.connect()
  return { clients, close: () => Promise.all(clients.map((client) => client.end())) }
}
const raise = 'update bookings set sequence = sequence + 1 where id = any ($1)'

test('a transaction with a later id never commits before the one with the earlier id, so that a desk misses nothing', async () => {
  const [one, two] = [await insert(), await insert()]
  const own = await openOwnDesk(database)
  const url = await own.listen()
  const desk = followEvents(() => url, staffOf('receptionist'), 0)
  const shown = () =>
    desk.received.flatMap(({ event, data }) => (event === 'booking' ? [data.bookingId] : []))
  await desk.until(() => shown().length === 2)
  const {
    clients: [first, second],
    close,
  } = await connectTwo()
  const { rows } = await second.query('select pg_backend_pid() as pid')
  await first.query('begin')
  await first.query(raise, [[one.id]])
  // The state within its commit: the line is written, and not visible yet.
  await first.query('set constraints all immediate')
  let isCommitted = false
  const later = second.query(raise, [[two.id]]).then(() => {
    isCommitted = true
  })
  const waits = sql<{ waits: boolean }>`
    select exists (select from pg_locks where pid = ${rows[0].pid} and not granted) as waits`
  await until(
    'the second waits or is through',
    async () => isCommitted || (await waits.execute(database.db)).rows[0]!.waits,
  )
  expect(isCommitted).toBe(false)
  await first.query('commit')
  await later
  await desk.until(() => shown().length === 4)
  expect(shown().slice(2)).toEqual([one.id, two.id])
  desk.close()
  await close()
  await own.close()
})

test('a transaction has one line for each changed booking, however many tables and statements it took', async () => {
  const [one, two] = [await insert(), await insert()]
  await clear()
  await database.db.transaction().execute(async (trx) => {
    await sql`update bookings set sequence = sequence + 1 where id in (${one.id}, ${two.id})`.execute(trx)
    await sql`update bookings set sequence = sequence + 1 where id = ${one.id}`.execute(trx)
    await sql`insert into call_tasks (id, booking_id, reason) values (${randomUUID()}, ${two.id}, 'confirmed')`.execute(
      trx,
    )
    await sql`insert into closures (day, session) values ('2031-01-01', null), ('2031-01-02', null)`.execute(
      trx,
    )
    await sql`delete from closures where day = '2031-01-02'`.execute(trx)
  })
  const written = await lines()
  expect(written).toHaveLength(3)
  expect(new Set(written.map(({ topic, booking_id }) => booking_id ?? topic))).toEqual(
    new Set([one.id, two.id, 'calendar']),
  )
})

test('a rolled-back transaction, and one that changed no row, has no line', async () => {
  const [one, two] = [await insert(), await insert()]
  await clear()
  const {
    clients: [client],
    close,
  } = await connectTwo()
  await client.query('begin')
  await client.query(raise, [[one.id]])
  await client.query('savepoint tried')
  await client.query(raise, [[two.id]])
  await client.query('rollback to savepoint tried')
  await client.query('commit')
  await client.query(raise, [[]])
  await client.query("delete from closures where day = '1999-01-01'")
  expect(await lines()).toEqual([{ topic: 'booking', booking_id: one.id }])
  expect((await client.query('select from pending_changes')).rowCount).toBe(0)
  await close()
})

test('a change to many bookings is announced once', async () => {
  const made = [await insert(), await insert(), await insert()]
  const {
    clients: [listener, writer],
    close,
  } = await connectTwo()
  const notified: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => notified.push(payload))
  await listener.query('listen changes')
  await writer.query(raise, [made.map(({ id }) => id)])
  await until('it is announced', () => notified.length > 0)
  await listener.query('select 1')
  expect(notified).toEqual([''])
  await close()
})

test('new keys write no line: the desks keep their view', async () => {
  const { id } = await insert()
  const { sealed, key_id } = await database.db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const person = testVault.open(id, { sealed: sealed!, key_id: key_id! })
  await clear()
  const added = ['new', randomBytes(32)] as const
  const vault = openVault(
    {
      DATA_KEYS: new Map([added, ...testKeys.DATA_KEYS]),
      LOOKUP_KEYS: new Map([added, ...testKeys.LOOKUP_KEYS]),
    },
    createContext(),
  )
  expect(await rotateDataKey(database.db, vault)).toBeGreaterThan(0)
  expect(await replaceLookups(database.db, vault)).toBeGreaterThan(0)
  expect(await lines()).toEqual([])
  // A change of the sealed details is shown, whichever key seals them.
  await database.db
    .updateTable('bookings')
    .set(vault.seal(id, { ...person, name: 'Asha Sharma' }))
    .where('id', '=', id)
    .execute()
  expect(await lines()).toEqual([{ topic: 'booking', booking_id: id }])
})
