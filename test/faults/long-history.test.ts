import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPaths } from '../bench/flat-paths.ts'
import { LATELY, LONG_AGO, storeHistory } from '../bench/store-history.ts'
import { withDatabase } from '../with-database.ts'
import { until } from './until.ts'

/** So many that reading them all costs more than an index, and no more. `npm run proof:flat` measures millions. */
const HISTORY = 20_000

const database = withDatabase({ hasCatalogue: true })
let sql: pg.Client
beforeAll(async () => {
  await storeHistory(database.url, 'LATE', 500, LATELY)
  await storeHistory(database.url, 'OLD', HISTORY, LONG_AGO)
  sql = new pg.Client(database.url)
  await sql.connect()
}, 300_000)
afterAll(() => sql?.end())

/** Tables that grow with every booking, and how many of their rows were read without an index so far. */
const readWhole = async () => {
  const { rows } = await sql.query<{ relname: string; seq_tup_read: string }>(
    `select relname, seq_tup_read from pg_stat_user_tables
     where relname in ('bookings', 'messages', 'audit_events', 'changes', 'booking_search', 'booking_lab_tests')`,
  )
  return Object.fromEntries(rows.map(({ relname, seq_tup_read }) => [relname, Number(seq_tup_read)]))
}

/** A process has reported all that it read when its connections are gone. */
const isAlone = async () => {
  const { rowCount } = await sql.query(
    `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
       and pid <> pg_backend_pid() and application_name <> 'test'`,
  )
  return rowCount === 0
}

test('however long the history is, nothing that the site, the desk and the worker do reads all of it', async () => {
  const before = await readWhole()
  {
    await using clinic = await openPaths(database)
    for (const [name, path] of Object.entries(clinic.paths)) {
      await clinic.prepare(name)
      await path()
    }
  }
  await until('all connections to be closed', isAlone)
  expect(await readWhole()).toEqual(before)
})
