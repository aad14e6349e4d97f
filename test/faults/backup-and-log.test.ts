import { execFile } from 'node:child_process'
import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Restored, restoreStanza } from '#db/drill/restore-backup.ts'
import { asPostgres, openScratch } from '#db/drill/scratch-cluster.ts'
import { developmentEnv } from '#dev/env.ts'
import { eraseDetails } from '#server/erasure/erase-details.ts'
import { listErasures } from '#server/erasure/list-erasures.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { readEnv, watcherSettings } from '#server/platform/env.ts'
import { rememberKeys } from '#server/platform/key-check.ts'
import { createLog } from '#server/platform/log.ts'
import { checksOf } from '#server/watcher/checks.ts'
import { asUser, createTestDatabase, type TestDatabase } from '../database.ts'
import { insertBooking } from '../insert-booking.ts'
import { testVault } from '../vault.ts'
import { type Cluster, createCluster } from './cluster.ts'

/**
 * The files of deploy/pgbackrest/ on a real PostgreSQL: a backup, bookings, kill -9, the disk is gone, a restore from the
 * repository alone. In CI the log is handed over every two seconds; `npm run proof:backup` leaves the time as it is, and
 * kills just before the next hand-over, when most is lost.
 */

const isWhole = process.env.BACKUP_PROOF === 'whole'
const ERASED = 3

/** The lines of a file of PostgreSQL. */
const settingsIn = (file: string) =>
  Object.fromEntries(
    Array.from(readFileSync(file, 'utf8').matchAll(/^(\w+) = '?(.*?)'?$/gm), ([, name, value]) => [
      name!,
      value!,
    ]),
  )

let folder: string
let cluster: Cluster
let database: TestDatabase
const inFolder = (name: string) => path.join(folder, name)
const pgbackrest = (...args: string[]) => asPostgres('pgbackrest', '--stanza=clinic', ...args)

/** As the page says: the file of the repository, and the key beside it. */
function configure(key: string) {
  const text = readFileSync('deploy/pgbackrest/pgbackrest.conf', 'utf8')
    .replace(/^repo1-path=.*/m, `repo1-path=${inFolder('repository')}`)
    .replace(
      /^pg1-path=.*/m,
      `pg1-path=${cluster.data}\npg1-port=${cluster.port}\npg1-socket-path=${cluster.folder}`,
    )
    .replace('[global]', `[global]\nlock-path=${inFolder('lock')}`)
  writeFileSync(inFolder('pgbackrest.conf'), text)
  writeFileSync(inFolder('conf.d/key.conf'), `[global]\nrepo1-cipher-pass=${key}\n`)
}

beforeAll(async () => {
  folder = await asPostgres('mktemp', '-d', '/tmp/backed-up-XXXXXX')
  // The test and PostgreSQL may be two users.
  chmodSync(folder, 0o777)
  mkdirSync(inFolder('conf.d'))
  Object.assign(process.env, {
    PGBACKREST_CONFIG: inFolder('pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: inFolder('conf.d'),
  })
  const archive = settingsIn('deploy/pgbackrest/archive.conf')
  expect(Number(archive.archive_timeout)).toBeLessThan(60)
  cluster = await createCluster({ ...archive, ...(!isWhole && { archive_timeout: '2' }) })
  configure('the key of the repository')
  database = await createTestDatabase({ on: cluster.server })
  await rememberKeys(database.db, testVault)
  for (let i = 0; i < 20; i++) await book()
  await listErasures(database.db, testVault, inFolder('erased.tsv'), new Date())
  await pgbackrest('stanza-create')
  await pgbackrest('backup', '--type=full')
})
afterAll(async () => {
  await database?.db.destroy()
  await cluster?.remove()
  rmSync(folder, { recursive: true })
})

const acknowledged: { id: string; at: number }[] = []
async function book() {
  const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })
  acknowledged.push({ id, at: Date.now() })
}

const lastHandedOver = async () => {
  const { rows } = await sql<{ at: Date | null; count: number }>`
    select last_archived_time as at, archived_count::int as count from pg_stat_archiver`.execute(database.db)
  return rows[0]!
}

/** Books on and on, until the log was handed over this many times and then most of the time to the next has passed. */
async function bookUntil(times: number) {
  const { count } = await lastHandedOver()
  for (;;) {
    await book()
    const { at, count: now } = await lastHandedOver()
    const since = Date.now() - (at?.getTime() ?? Date.now())
    if (now >= count + times && (!isWhole || since > 47_000)) return
    await setTimeout(100)
  }
}

test('a drill soon after the first backup knows until when it reaches', { timeout: 120_000 }, async () => {
  const scratch = await openScratch()
  try {
    const stanza = { name: 'clinic', database: new URL(database.url).pathname.slice(1), user: 'postgres' }
    const { endsAt } = await restoreStanza(scratch, stanza)
    expect(endsAt.getTime()).toBeGreaterThan(acknowledged.at(-1)!.at)
    expect(endsAt.getTime()).toBeLessThanOrEqual(Date.now())
  } finally {
    await scratch.remove()
  }
})

test('kill -9, and the disk is gone: less than a minute of bookings is lost', {
  timeout: 600_000,
}, async () => {
  await bookUntil(2)
  const watching = openDatabase(openPool(asUser(database.url, 'clinic_watcher'), 'test', createLog('silent')))
  const archive = checksOf(readEnv(watcherSettings, developmentEnv), watching).get('archive')!
  expect(await archive(new Date())).toBeNull()
  expect(await archive(new Date(Date.now() + 16 * 60_000))).toMatch(
    /^The log of the database was not archived since/,
  )
  await watching.destroy()
  const erased = acknowledged.slice(0, ERASED).map(({ id }) => id)
  await database.db.transaction().execute((trx) => eraseDetails(trx, erased, new Date()))
  await listErasures(database.db, testVault, inFolder('erased.tsv'), new Date())
  const killedAt = Date.now()
  await cluster.kill()
  await asPostgres('rm', '-rf', cluster.data)

  const scratch = await openScratch()
  try {
    const from = performance.now()
    const stanza = { name: 'clinic', database: new URL(database.url).pathname.slice(1), user: 'postgres' }
    const restored = await restoreStanza(scratch, stanza)
    const there = await idsIn(restored)
    const lost = acknowledged.filter(({ id }) => !there.has(id))
    const seconds = lost.length === 0 ? 0 : (killedAt - lost[0]!.at) / 1000
    console.log(
      `Of ${acknowledged.length} bookings ${lost.length} are lost, of the last ${seconds.toFixed(1)} s; restored in ${((performance.now() - from) / 1000).toFixed(1)} s.`,
    )
    expect(seconds).toBeLessThan(60)
    // Nothing is missing from the middle, and the time that the drill prints is the right one.
    expect(there).toEqual(
      new Set(acknowledged.slice(0, acknowledged.length - lost.length).map(({ id }) => id)),
    )
    expect(lost.every(({ at }) => at >= restored.endsAt.getTime())).toBe(true)
  } finally {
    await scratch.remove()
  }
})

async function idsIn({ url }: Restored): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from bookings')
  await client.end()
  return new Set(rows.map(({ id }) => id))
}

const drill = () =>
  new Promise<{ status: number; text: string }>((resolve) => {
    const env = {
      ...process.env,
      ...developmentEnv,
      ERASURE_LIST: inFolder('erased.tsv'),
      BACKUP_FOLDER: folder,
    }
    const args = ['--stanza', 'clinic', '--database', new URL(database.url).pathname.slice(1)]
    execFile(process.execPath, ['db/restore-drill.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
  })

test('the drill restores from the repository, and erases again', async () => {
  const { status, text } = await drill()
  expect(text).toMatch(/^ok {5}restore: the newest of clinic, which ends at /m)
  expect(text).toMatch(new RegExp(`^ok {5}erasures: ${ERASED} listed, [0-${ERASED}] had come back`, 'm'))
  expect(text).toMatch(/^ok {5}bookings/m)
  expect(status).toBe(0)
})

/** Changes one byte in the middle of a file, and puts it back. */
async function whileDamaged(file: string, work: () => Promise<void>) {
  const whole = readFileSync(file)
  writeFileSync(file, whole.with(whole.length >> 1, whole[whole.length >> 1]! ^ 1))
  await work()
  writeFileSync(file, whole)
}

async function expectRefused(words: RegExp) {
  const { status, text } = await drill()
  expect(text).toMatch(words)
  expect(text).not.toMatch(/^ {4}at /m)
  expect(status).toBe(1)
}

test('another key, a damaged backup and a damaged log are refused', async () => {
  const cannot =
    /^FAILS {2}The backup of clinic cannot be restored: it is damaged, or the key of its repository is wrong/m
  configure('another key')
  await expectRefused(cannot)
  configure('the key of the repository')
  const [largest] = globSync(inFolder('repository/backup/clinic/*F/bundle/*'))
  await whileDamaged(largest!, () => expectRefused(cannot))
  const segments = globSync(inFolder('repository/archive/clinic/*/*/*.zst')).toSorted()
  // Not the last segment: losing that one would only lose the last minute.
  await whileDamaged(segments.at(-2)!, () =>
    expectRefused(/^FAILS {2}The log of clinic breaks off: \d+ segments/m),
  )
})
