import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { FIRST_DOCTOR } from '#clinic/slots.ts'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { findByLink, findByPin } from '#server/bookings/find-booking.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { newDatabaseUrl } from './database.ts'
import { startDesk } from './processes.ts'
import { type Release, releases } from './releases.ts'
import { linkOf, pinOf, sealedFor, testVault } from './vault.ts'

/** Databases of every version before with visits, upgraded by this version. */

const VISITS = 30
const DAY_MS = 86_400_000

const [firstRelease] = releases as [Release]
const migrations = readdirSync('db/migrations').sort()
const upTo = ({ lastMigration }: Release) => migrations.indexOf(`${lastMigration}.sql`) + 1

/** Visits from the past into the future, one after the other on a grid of so many minutes. */
async function oldDatabase(slotMinutes: number, release = firstRelease) {
  const url = newDatabaseUrl()
  await createDatabase(url)
  onTestFinished(async () => {
    await dropDatabase(url)
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(readFileSync('db/roles.sql', 'utf8'))
  await runner({
    dbClient: client,
    dir: 'db/migrations',
    direction: 'up',
    migrationsTable: 'schema_migrations',
    count: upTo(release),
    log: () => {},
  })
  const first = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const { rowCount: storesLengths } = await client.query(
    `select from information_schema.columns where table_name = 'bookings' and column_name = 'held_until'`,
  )
  const ids = Array.from({ length: VISITS }, () => randomUUID())
  for (const [place, id] of ids.entries()) {
    const row = {
      id,
      kind: 'appointment',
      reference: `KW-${String(place).padStart(4, '0')}`,
      state: 'booked',
      starts_at: new Date(first + place * slotMinutes * 60_000),
      seat: 1,
      language: 'en',
      consent_notice: 'test',
      consented_at: new Date(),
      ...sealedFor(id, `+9160000000${place + 10}`),
      ...(storesLengths && {
        doctor: FIRST_DOCTOR,
        held_until: new Date(first + (place + 1) * slotMinutes * 60_000),
      }),
    }
    const columns = Object.keys(row)
    await client.query(
      `insert into bookings (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    )
  }
  const applied = async () => (await client.query('select name from schema_migrations')).rows.length
  onTestFinished(() => client.end())
  return { url, ids, applied, query: (text: string) => client.query(text) }
}

const thisVersion = { version: 'this version', lastMigration: migrations.at(-1)!.replace('.sql', '') }
const everyGrid = releases.flatMap((release) => [10, 20, 30].map((minutes) => ({ ...release, minutes })))

test.each([
  ...everyGrid,
  { ...thisVersion, minutes: 20 },
])('from $version every booking of a clinic with visits of $minutes minutes opens after the upgrade', async (from) => {
  const { url, ids } = await oldDatabase(from.minutes, from)
  await migrate(url)
  const db = openDatabase(openPool(url, 'test', createLog('silent')))
  onTestFinished(() => db.destroy())
  for (const [place, id] of ids.entries()) {
    const reference = `KW-${String(place).padStart(4, '0')}`
    expect(await findByPin(db, testVault, { reference, pin: pinOf(id), phone: null })).toBe(id)
    expect(await findByLink(db, testVault, linkOf(id), new Date())).toMatchObject({ bookingId: id })
  }
})

test('visits of a finer grid than 20 minutes end where the next one begins', async () => {
  const { url, ids, query } = await oldDatabase(10)
  // A cancelled visit does not shorten the one before it.
  await query(
    `update bookings set state = 'cancelled', cancelled_by = 'clinic', cancelled_at = now() where reference = 'KW-0004'`,
  )
  await migrate(url)
  const { rows } = await query(
    `select extract(epoch from held_until - starts_at)::int / 60 as minutes from bookings order by starts_at`,
  )
  const minutes = Array(ids.length).fill(10)
  // The visit before the cancelled one, the cancelled one, and the last.
  minutes[3] = 20
  minutes[4] = 20
  minutes[ids.length - 1] = 20
  expect(rows.map((row) => row.minutes)).toEqual(minutes)
})

test('a migration that fails leaves none of those before it', async () => {
  const { url, applied, query } = await oldDatabase(20)
  const before = await applied()
  // A later migration makes a table of this name.
  await query('create table openings (day date)')
  await expect(migrate(url)).rejects.toThrow(/openings/)
  expect(await applied()).toBe(before)
})

test('older bookings are found by the desk once that of this version has started', {
  timeout: 120_000,
}, async () => {
  const { url, query } = await oldDatabase(20)
  await migrate(url)
  const findable = async () =>
    (await query('select count(distinct booking_id)::int as count from booking_search')).rows[0].count
  expect(await findable()).toBe(0)
  const desk = await startDesk({ DATABASE_URL: url })
  try {
    await expect.poll(findable, { timeout: 30_000 }).toBe(VISITS)
    expect(desk.lines.join()).not.toContain('search_incomplete')
  } finally {
    await desk.stop()
  }
})

test('a version has one name: in the changelog, in package.json, and in the list that is upgraded from', () => {
  const released = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/gm)
  const versions = Array.from(released, ([, version]) => version).reverse()
  expect(releases.map(({ version }) => version)).toEqual(versions)
  for (const file of ['package.json', 'package-lock.json'])
    expect(JSON.parse(readFileSync(file, 'utf8')).version, file).toBe(versions.at(-1))
  for (const release of releases) expect(upTo(release), release.lastMigration).toBeGreaterThan(0)
})
