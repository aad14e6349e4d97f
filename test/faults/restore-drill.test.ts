import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { forgetBooking } from '#server/erasure/forget-booking.ts'
import { listErasures } from '#server/erasure/list-erasures.ts'
import { rememberKeys } from '#server/platform/key-check.ts'
import { lastDrill } from '#server/watcher/drill-record.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { givenAt } from '../given.ts'
import { insertBooking } from '../insert-booking.ts'
import { testVault } from '../vault.ts'

/** `npm run restore-drill` with a real backup: what fits is restored, and each fault is refused in words. */

const BOOKINGS = 30
const ERASED = 10

let database: TestDatabase
let folder: string
let backup: string
const inFolder = (name: string) => path.join(folder, name)

const makeKey = (name: string) =>
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:3072 -nodes -days 1 -subj /CN=backup -keyout ${inFolder(`${name}.key`)} -out ${inFolder(`${name}.pem`)}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )

const list = (name: string) => listErasures(database.db, testVault, inFolder(name), new Date())

function makeBackup() {
  const settings = {
    OWNER_DATABASE_URL: database.url,
    BACKUP_FOLDER: folder,
    BACKUP_CERTIFICATE: inFolder('backup.pem'),
  }
  return execFileSync('db/backup.sh', { env: { ...process.env, ...settings }, encoding: 'utf8' }).trim()
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'drills-'))
  chmodSync(folder, 0o755)
  // The scratch cluster belongs to the user postgres.
  mkdirSync(inFolder('tmp'))
  chmodSync(inFolder('tmp'), 0o777)
  makeKey('backup')
  makeKey('other')
  database = await createTestDatabase()
  await rememberKeys(database.db, testVault)
  const bookings = []
  for (let i = 0; i < BOOKINGS; i++)
    bookings.push(await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() }))
  await list('erased.tsv')
  writeFileSync(inFolder('old.tsv'), readFileSync(inFolder('erased.tsv')))
  await list('erased.tsv')
  backup = makeBackup()
  for (const { id } of bookings.slice(0, ERASED))
    await forgetBooking(database.db, database.queue, id, {
      ...givenAt(new Date()),
      vault: testVault,
      why: 'erased',
    })
  await list('erased.tsv')
})
afterAll(async () => {
  await database?.drop()
  rmSync(folder, { recursive: true })
})

type Outcome = { status: number; text: string }
const drill = (settings: Record<string, string> = {}, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const given = {
      BACKUP_FOLDER: folder,
      BACKUP_KEY: inFolder('backup.key'),
      ERASURE_LIST: inFolder('erased.tsv'),
      TMPDIR: inFolder('tmp'),
    }
    const env = { ...process.env, ...developmentEnv, ...given, ...settings }
    execFile(process.execPath, ['db/restore-drill.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
  })
/** Of the drills of this file: another one may run beside it. */
const scratchFolders = () => readdirSync(inFolder('tmp')).filter((name) => name.startsWith('restore-drill-'))

test('the newest backup is restored, nobody erased is back, and the watcher sees the day', async () => {
  const before = scratchFolders()
  const { status, text } = await drill()
  expect(text).toMatch(/^ok {5}restore: \S+\.dump\.cms, which ends at \S+Z; /m)
  expect(text).toContain(`${ERASED} listed, ${ERASED} had come back and are erased again; nobody is back`)
  // One mail to the clinic and one to the patient, which no worker has sent; those of the erased, too.
  expect(text).toMatch(
    /^ok {5}messages: \d+ may have been sent since; they become calls, and none is sent twice/m,
  )
  for (const name of ['schema', 'keys', 'constraints', 'ledger', 'bookings', 'erased'])
    expect(text).toMatch(new RegExp(`^ok {5}${name}`, 'm'))
  expect(text).toMatch(/^30 bookings, \d+ MB, the newest of /m)
  expect(text).toMatch(/^Time: [\d.]+ s\. Loss: what was written in the \d+ s before this drill\.$/m)
  expect(status).toBe(0)
  expect((await lastDrill(folder))!.getTime()).toBeGreaterThan(Date.now() - 60_000)
  // The scratch cluster is gone, and the live database is as it was.
  expect(scratchFolders()).toEqual(before)
  expect(await database.db.selectFrom('erasures').select('purpose').execute()).not.toContainEqual({
    purpose: 'restored',
  })
})

/** What is refused, and the words: nothing is recorded, and nothing is left running. */
async function refused({ status, text }: Outcome, words: RegExp) {
  expect(text).toMatch(words)
  expect(text).not.toMatch(/^ {4}at /m)
  expect(status).toBe(1)
}

test('a list of erasures that cannot be used is refused before anything is restored', async () => {
  const whole = readFileSync(inFolder('erased.tsv'), 'utf8')
  const [header, first = '', ...rest] = whole.split('\n')
  const files: [string, string, RegExp][] = [
    ['empty', '', /^FAILS {2}The list of erasures \S+ is empty/m],
    ['short', [header, ...rest].join('\n'), /^FAILS {2}The list of erasures \S+ is short/m],
    [
      'forged',
      [header, first.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), ...rest].join('\n'),
      /^FAILS {2}The list of erasures \S+ is forged/m,
    ],
  ]
  for (const [name, text, words] of files) {
    writeFileSync(inFolder(name), text)
    await refused(await drill({}, '--erasures', inFolder(name)), words)
  }
  await refused(await drill({}, '--erasures', inFolder('nowhere')), /^FAILS {2}The list .* is missing/m)
  const other = Buffer.alloc(32, 'x').toString('base64')
  await refused(await drill({ LOOKUP_KEYS: `2030:${other}` }), /signed with the key .* not among LOOKUP_KEYS/)
})

test('a list that is older than the backup is refused', async () => {
  await refused(
    await drill({}, '--erasures', inFolder('old.tsv')),
    /^FAILS {2}The list of erasures \S+ is older than the backup: it has the number 1, and the backup knows 2/m,
  )
})

test('with another data key the drill fails', async () => {
  const [id] = developmentEnv.DATA_KEYS.split(':')
  await refused(
    await drill({ DATA_KEYS: `${id}:${Buffer.alloc(32, 'x').toString('base64')}` }),
    /^FAILS {2}The key \S+ of DATA_KEYS is not the one/m,
  )
})

test('a damaged backup, another key for it, or no backup is refused', async () => {
  const words = /^FAILS {2}The backup \S+ cannot be restored: it is damaged, or BACKUP_KEY is not its key/m
  await refused(await drill({ BACKUP_KEY: inFolder('other.key') }), words)
  const bytes = readFileSync(backup)
  const bent = inFolder('bent-20260101T000000Z.dump.cms')
  for (const damaged of [
    bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1),
    bytes.subarray(0, -100),
  ]) {
    writeFileSync(bent, damaged)
    await refused(await drill({}, '--backup', bent), words)
  }
  rmSync(bent)
  const none = mkdtempSync(path.join(tmpdir(), 'none-'))
  await refused(await drill({ BACKUP_FOLDER: none }), /^FAILS {2}There is no backup in/m)
  expect(existsSync(path.join(none, 'restore-drill.json'))).toBe(false)
  rmSync(none, { recursive: true })
})

test('a booking that does not open, and a message that would be sent again, are found', async () => {
  const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })
  await database.db
    .updateTable('bookings')
    .set({ sealed: Buffer.alloc(60) })
    .where('id', '=', id)
    .execute()
  const bent = makeBackup()
  await list('erased.tsv')
  await refused(
    await drill({}, '--backup', bent),
    new RegExp(`^FAILS {2}bookings: 1 bookings do not open, the first ${id}`, 'm'),
  )
  await database.db.updateTable('messages').set({ provider_id: 'x' }).where('booking_id', '=', id).execute()
  await refused(
    await drill({}, '--backup', makeBackup()),
    /^FAILS {2}ledger: \d messages have left and would be sent again/m,
  )
})
