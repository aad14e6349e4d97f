import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { createTestDatabase, newDatabaseUrl, type TestDatabase } from '#test/database.ts'
import { testKeys, testVault } from '#test/vault.ts'
import { createContext } from './context.ts'
import { openDatabase, openPool } from './db.ts'
import { jobs } from './jobs.ts'
import { rememberKeys } from './key-check.ts'
import { createLog } from './log.ts'
import { createReadiness, demandFitness } from './readiness.ts'
import { rotateDataKey } from './rotate-keys.ts'
import { type Keys, openVault } from './vault.ts'

const log = createLog('silent')
const other = (): Buffer => randomBytes(32)
const [[dataId] = ['']] = testKeys.DATA_KEYS
const [[lookupId] = ['']] = testKeys.LOOKUP_KEYS
const vaultWith = (keys: { data?: Keys; lookup?: Keys }) =>
  openVault(
    { DATA_KEYS: keys.data ?? testKeys.DATA_KEYS, LOOKUP_KEYS: keys.lookup ?? testKeys.LOOKUP_KEYS },
    createContext(),
  )

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const readiness = (vault = testVault, { db } = database) => createReadiness(db, vault, log)

test('a database with schema, queue and keys is ready', async () => {
  const reader = readiness()
  await reader.start()
  expect(await reader.read()).toBe('ok')
  expect(await database.db.selectFrom('key_checks').selectAll().execute()).toHaveLength(2)
})

describe('a process with other keys than the database knows', () => {
  beforeEach(() => demandFitness(database.db, testVault))

  test.each([
    ['data', `The key ${dataId} of DATA_KEYS is not the one`, { data: new Map([[dataId, other()]]) }],
    [
      'lookup',
      `The key ${lookupId} of LOOKUP_KEYS is not the one`,
      { lookup: new Map([[lookupId, other()]]) },
    ],
    ['data', `The key ${dataId} is missing from DATA_KEYS`, { data: new Map([['new', other()]]) }],
    ['lookup', `The key ${lookupId} is missing from LOOKUP_KEYS`, { lookup: new Map([['new', other()]]) }],
  ])('stops for its %s key: %s', async (_, words, keys) => {
    const reader = readiness(vaultWith(keys))
    await expect(reader.start()).rejects.toThrow(words)
    await expect(reader.ensure()).rejects.toThrow(words)
    expect(await reader.read()).toBe('keys')
    // It does not store its own check either, which would stop the processes with the right keys.
    await demandFitness(database.db, testVault)
  })

  test('a new key before the old one is accepted, and the old one may be removed when no row needs it', async () => {
    const added = ['new', other()] as const
    const both = vaultWith({ data: new Map([added, ...testKeys.DATA_KEYS]) })
    const alone = vaultWith({ data: new Map([added]) })
    await demandFitness(database.db, both)
    await expect(demandFitness(database.db, alone)).rejects.toThrow(`The key ${dataId} is missing`)
    await rotateDataKey(database.db, both)
    // A start with both keys does not store the check of the old one again.
    await demandFitness(database.db, both)
    await demandFitness(database.db, alone)
  })

  test('of two processes with different keys that start on an empty table at once, one stops', async () => {
    await database.db.deleteFrom('key_checks').execute()
    const wrong = vaultWith({ data: new Map([[dataId, other()]]) })
    const starts = await Promise.allSettled(
      [testVault, wrong].map((vault) => demandFitness(database.db, vault)),
    )
    expect(starts.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })
})

test('the site does not start with the secret of the desk, though it does not have that one', async () => {
  const start = (setting: 'FORM_SECRET' | 'DESK_SECRET', secret: string) =>
    createReadiness(database.db, testVault, log, { secret: { setting, secret } }).start()
  const [one, another] = ['the secret of the desk, long enough', 'the secret of the forms, long enough']
  await start('DESK_SECRET', one)
  await start('DESK_SECRET', one)
  await expect(start('FORM_SECRET', one)).rejects.toThrow('FORM_SECRET: is or was the value of DESK_SECRET')
  await start('FORM_SECRET', another)
  const stored = await database.db.selectFrom('secret_marks').selectAll().execute()
  expect(stored).toHaveLength(2)
  expect(JSON.stringify(stored)).not.toContain('long enough')
})

test('an empty database is reported as such, with the remedy', async () => {
  const url = newDatabaseUrl()
  await createDatabase(url)
  const db = openDatabase(openPool(url, 'test', log))
  const reader = readiness(testVault, { ...database, db })
  await expect(reader.start()).rejects.toThrow(/does not have the migration .*: run npm run db:migrate/)
  expect(await reader.read()).toBe('schema')
  await db.destroy()
  await dropDatabase(url)
})

test('a database without the newest migration is not used', async () => {
  const { rows } = await sql<{ name: string }>`
    delete from schema_migrations where name = (select max(name) from schema_migrations) returning name`.execute(
    database.db,
  )
  const reader = readiness()
  await expect(reader.start()).rejects.toThrow(rows[0]!.name)
  expect(await reader.read()).toBe('schema')
})

test('a database that is newer than the code is accepted', async () => {
  await sql`insert into schema_migrations (name, run_on) values ('9999_tomorrow', now())`.execute(database.db)
  expect(await readiness().read()).toBe('ok')
})

test('without the queues no booking is stored', async () => {
  const [name] = Object.keys(jobs)
  await sql`delete from pgboss.queue where name = ${name}`.execute(database.db)
  const reader = readiness()
  await expect(reader.start()).rejects.toThrow(`The queue ${name} is missing`)
  expect(await reader.read()).toBe('queue')
})

test('a read-only database is not ready, but the site starts', async () => {
  const { pathname } = new URL(database.url)
  await sql`alter database ${sql.id(pathname.slice(1))} set default_transaction_read_only = on`.execute(
    database.db,
  )
  const db = openDatabase(openPool(database.url, 'test', log))
  const reader = readiness(testVault, { ...database, db })
  await reader.start()
  expect(await reader.read()).toBe('readonly')
  await db.destroy()
})

test('a user without the right to write is reported as such', async () => {
  const role = `reader_${randomBytes(6).toString('hex')}`
  await rememberKeys(database.db, testVault)
  for (const statement of [
    `create role ${role} login`,
    `grant usage on schema pgboss to ${role}`,
    `grant select on all tables in schema public, pgboss to ${role}`,
  ])
    await sql.raw(statement).execute(database.db)
  const url = new URL(database.url)
  url.username = role
  const db = openDatabase(openPool(url.href, 'test', log))
  const reader = readiness(testVault, { ...database, db })
  expect(await reader.read()).toBe('privileges')
  await sql`revoke select on key_checks from ${sql.id(role)}`.execute(database.db)
  await expect(reader.start()).rejects.toThrow('permission denied')
  await db.destroy()
  await sql`drop owned by ${sql.id(role)}`.execute(database.db)
  await sql`drop role ${sql.id(role)}`.execute(database.db)
})

test('while the database is down the site starts, is not ready, and writes nothing before its checks have passed', async () => {
  const db = openDatabase(openPool('postgres://postgres@127.0.0.1:1/nowhere', 'test', log))
  const reader = readiness(testVault, { ...database, db })
  await reader.start()
  expect(await reader.read()).toBe('database')
  await expect(reader.ensure()).rejects.toThrow()
  await db.destroy()
})

test('readiness is cached for a second', async () => {
  const reader = readiness()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  const first = reader.read()
  expect(reader.read()).toBe(first)
  await first
  await sql`delete from schema_migrations`.execute(database.db)
  expect(await reader.read()).toBe('ok')
  clock.mockReturnValue(1_001_001)
  expect(await reader.read()).toBe('schema')
  clock.mockRestore()
})
