import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { findByLink, findByPin } from '#server/bookings/find-booking.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { newDatabaseUrl } from './database.ts'
import { startDesk } from './processes.ts'
import { linkOf, pinOf, sealedFor, testVault } from './vault.ts'

/** A database of version 1.0.0 with visits, upgraded by this version. */

const VISITS = 30
const DAY_MS = 86_400_000

/** Visits from the past into the future, one after the other on a grid of so many minutes. */
async function oldDatabase(slotMinutes: number) {
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
    count: 1,
    log: () => {},
  })
  const first = Math.floor(Date.now() / DAY_MS) * DAY_MS
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

test.each([
  20, 30,
])('every booking of a clinic with visits of %i minutes opens after the upgrade', async (minutes) => {
  const { url, ids } = await oldDatabase(minutes)
  await migrate(url)
  const db = openDatabase(openPool(url, 'test', createLog('silent')))
  onTestFinished(() => db.destroy())
  for (const [place, id] of ids.entries()) {
    const reference = `KW-${String(place).padStart(4, '0')}`
    expect(await findByPin(db, testVault, { reference, pin: pinOf(id), phone: null })).toBe(id)
    expect(await findByLink(db, testVault, linkOf(id), new Date())).toMatchObject({ bookingId: id })
  }
})

test('an upgrade that cannot go on changes nothing, and says why', async () => {
  const { url, applied } = await oldDatabase(10)
  const before = await applied()
  await expect(migrate(url)).rejects.toThrow(
    /^Nothing was changed\. .* 29 pairs would overlap, the first KW-0000 and KW-0001\./,
  )
  expect(await applied()).toBe(before)
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
