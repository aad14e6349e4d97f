import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { developmentEnv } from '#dev/env.ts'
import { eraseDetails } from '#server/erasure/erase-details.ts'
import { listErasures } from '#server/erasure/list-erasures.ts'
import { createContext } from '#server/platform/context.ts'
import { rememberKeys } from '#server/platform/key-check.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { linkOf, testVault } from '../vault.ts'
import { type Cluster, createCluster } from './cluster.ts'

/** A drill with many bookings and erasures. `npm run proof:restore` takes a million, and erases 10,000. */

const BOOKINGS = Number(process.env.DRILL_BOOKINGS ?? 3000)
const ERASED = Math.ceil(BOOKINGS / 100)
const BATCH = 5000

let cluster: Cluster
let database: TestDatabase
let sql: pg.Client
let folder: string
const inFolder = (name: string) => path.join(folder, name)
const { id: newId } = createContext()

const columns = {
  id: 'uuid',
  sealed: 'bytea',
  key_id: 'text',
  phone_hash: 'text',
  link_hash: 'text',
  request_hash: 'text',
  lookup_key_id: 'text',
} as const

function rowOf(number: number) {
  const id = newId()
  const phone = `+919${String(number).padStart(9, '0')}`
  const person = { name: `Patient ${number}`, phone, email: null, contact: defaultPreferences }
  return {
    id,
    ...testVault.seal(id, person),
    phone_hash: testVault.phoneHash(phone),
    link_hash: testVault.linkHash(linkOf(id)),
    request_hash: testVault.requestHash('lab-test', id),
    lookup_key_id: testVault.lookupKeyId,
  }
}

/** Bookings that open, as the site leaves them: with a message, an event and what the search needs. */
async function fill(from: number, until: number) {
  const rows = Array.from({ length: until - from }, (_, i) => rowOf(from + i))
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const arrays = names.map((name, i) => `$${i + 1}::${columns[name]}[]`).join()
  await sql.query(
    `with given as (
       select *, ${from} + row_number() over () as i from unnest(${arrays}) as given (${names.join()})
     ),
     made as (
       insert into bookings (kind, reference, starts_at, state, language, consent_notice, consented_at, created_at, ${names.join()})
       select 'lab-test', 'P-' || i, at, 'attended', 'hi', 'test-1', at, at - interval '2 days', ${names.join()}
       from (select *, date_trunc('minute', now()) - interval '1 minute' * (i % 400000) as at from given) given
       returning id, created_at
     ),
     searched as (
       insert into booking_search (booking_id, hash)
       select id, get_byte(uuid_send(id), 14) * 256 + (get_byte(uuid_send(id), 15) + n) % 256
       from made, generate_series(1, 3) n
     ),
     messages as (
       insert into messages (id, booking_id, channel, template, state, created_at, settled_at)
       select gen_random_uuid(), id, 'email', 'lab-test-received', 'sent', created_at, created_at from made
     )
     insert into audit_events (id, at, actor, action, booking_id)
     select gen_random_uuid(), created_at, 'patient', 'booked', id from made`,
    names.map((name) => rows.map((row) => row[name])),
  )
  return rows.map(({ id }) => id)
}

const ids: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'drilled-'))
  cluster = await createCluster()
  database = await createTestDatabase({ on: cluster.server })
  await rememberKeys(database.db, testVault)
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  await sql.query('set synchronous_commit = off')
  for (let from = 0; from < BOOKINGS; from += BATCH)
    ids.push(...(await fill(from, Math.min(BOOKINGS, from + BATCH))))
}, 3_600_000)
afterAll(async () => {
  await sql?.end()
  await database?.drop()
  await cluster?.remove()
  rmSync(folder, { recursive: true })
})

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

test(`of ${BOOKINGS} bookings ${ERASED} are erased after the backup, and none of them comes back`, {
  timeout: 3_600_000,
}, async () => {
  const keys = ['-keyout', inFolder('backup.key'), '-out', inFolder('backup.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:3072', '-nodes', '-subj', '/CN=backup', ...keys], {
    stdio: 'ignore',
  })
  const settings = {
    ...developmentEnv,
    BACKUP_FOLDER: folder,
    BACKUP_KEY: inFolder('backup.key'),
    BACKUP_CERTIFICATE: inFolder('backup.pem'),
    ERASURE_LIST: inFolder('erased.tsv'),
  }
  const from = performance.now()
  const env = { ...process.env, ...settings, OWNER_DATABASE_URL: database.url }
  execFileSync('db/backup.sh', { env })
  console.log(`A backup of ${BOOKINGS} bookings: ${seconds(from)} s.`)

  // Every hundredth, so that they are everywhere in the table.
  const erased = ids.filter((_, index) => index % 100 === 0)
  for (let start = 0; start < erased.length; start += 50)
    await database.db
      .transaction()
      .execute((trx) => eraseDetails(trx, erased.slice(start, start + 50), new Date()))
  await listErasures(database.db, testVault, settings.ERASURE_LIST, new Date())

  // Without the address of the database: the drill needs none.
  const text = execFileSync(process.execPath, ['db/restore-drill.ts'], {
    env: { ...process.env, ...settings, OWNER_DATABASE_URL: '' },
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  console.log(text)
  const count = ERASED.toLocaleString('en')
  expect(erased).toHaveLength(ERASED)
  expect(text).toContain(`${count} listed, ${count} had come back and are erased again; nobody is back`)
})
