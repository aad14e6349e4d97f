import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { developmentEnv } from '#dev/env.ts'
import { readErasureList } from '#server/erasure/erasure-list.ts'
import { forgetBooking } from '#server/erasure/forget-booking.ts'
import { listErasures } from '#server/erasure/list-erasures.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { appointmentAnswers, callPaths, timeAhead } from '../answers.ts'
import { newDatabaseUrl } from '../database.ts'
import { givenAt } from '../given.ts'
import { type RunningSite, startDesk, startSite, startWorker } from '../processes.ts'
import { openBookings, testVault } from '../vault.ts'
import { withDatabase } from '../with-database.ts'
import { bookVictim, type Victim } from './clinic.ts'

// A backup is restored that is older than an erasure: the steps of docs/runbook.md, command by command. And a
// thief steals a backup.

const run = promisify(execFile)
const script = (file: string, env: Record<string, string>, ...args: string[]) =>
  run(file, args, { env: { ...process.env, ...env } })

const database = withDatabase()
let site: RunningSite
let restored: Database
let folder: string
const victims: Victim[] = []
const restoredUrl = newDatabaseUrl()
const inFolder = (name: string) => path.join(folder, name)
const secretsOf = (name: string) => ['-keyout', inFolder(`${name}-key.pem`), '-out', inFolder(`${name}.pem`)]
const makeKey = (name: string) =>
  run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:3072', '-nodes', '-days', '3650', '-subj', '/CN=backup'],
    ...secretsOf(name),
  ])

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
  site = await startSite({ DATABASE_URL: database.url })
  for (const clock of ['10:00', '10:20', '10:40'])
    victims.push(
      await bookVictim(site, database, [callPaths.appointment, appointmentAnswers(timeAhead(2, clock))]),
    )
  await makeKey('backup')
  await makeKey('thief')
})
afterAll(async () => {
  await site?.stop()
  await restored?.destroy()
  await dropDatabase(restoredUrl)
  await rm(folder, { recursive: true })
})

const listed = async (file: string) => (await readErasureList(testVault, file)).entries

let backup: string
test('a backup is encrypted: without the key it reveals nothing', async () => {
  const old = inFolder('kamalini-20260101T000000Z.dump.cms')
  await writeFile(old, 'a month ago')
  await utimes(old, new Date(), new Date(Date.now() - 31 * 86_400_000))
  const { stdout } = await script('db/backup.sh', {
    OWNER_DATABASE_URL: database.url,
    BACKUP_FOLDER: folder,
    BACKUP_CERTIFICATE: inFolder('backup.pem'),
  })
  backup = stdout.trim()
  expect((await readdir(folder)).filter((name) => name.startsWith('kamalini-'))).toEqual([
    path.basename(backup),
  ])
  const bytes = await readFile(backup)
  for (const { reference } of victims) expect(bytes.includes(reference)).toBe(false)
  const thief = { OWNER_DATABASE_URL: restoredUrl, BACKUP_KEY: inFolder('thief-key.pem') }
  await expect(script('db/restore.sh', thief, backup)).rejects.toThrow('Error decrypting')
})

test('a backup that was tampered with is not restored', async () => {
  const bytes = await readFile(backup)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(inFolder('bent'), bytes)
  const env = { OWNER_DATABASE_URL: restoredUrl, BACKUP_KEY: inFolder('backup-key.pem') }
  await expect(script('db/restore.sh', env, inFolder('bent'))).rejects.toThrow('Error decrypting')
})

test('an erased booking is back in the restored database, and is in the erasure list', async () => {
  const [first, second] = victims
  const file = inFolder('erased.tsv')
  const worker = await startWorker({ DATABASE_URL: database.url, ERASURE_LIST: file })
  onTestFinished(() => worker.stop())
  await forgetBooking(database.db, database.queue, first!.id, {
    ...givenAt(new Date()),
    vault: testVault,
    why: 'erased',
  })
  // The erasure itself queues the export of the list: it does not wait for the next hour.
  await expect.poll(() => listed(file).catch(() => []), { timeout: 30_000 }).toHaveLength(1)

  await createDatabase(restoredUrl)
  const env = { OWNER_DATABASE_URL: restoredUrl, BACKUP_KEY: inFolder('backup-key.pem') }
  await script('db/restore.sh', env, backup)
  restored = openDatabase(openPool(restoredUrl, 'test', createLog('silent')))
  const names = (await openBookings(restored)).map(({ id, name }) => [id, name])
  expect(names).toContainEqual([first!.id, first!.person.name])
  expect(names).toContainEqual([second!.id, second!.person.name])
  // A worker that is started too early does not shorten the list, and raises an alert.
  expect(await listErasures(restored, testVault, file, new Date())).toEqual({ listed: 1, returned: 1 })
  expect((await listed(file)).map(({ id }) => id)).toEqual([first!.id])
})

const replay = (file: string, ...flags: string[]) =>
  run(process.execPath, ['db/replay-erasures.ts', file, ...flags], {
    env: { ...developmentEnv, OWNER_DATABASE_URL: restoredUrl },
  })

test('the list is replayed: the patient is erased again, the time is free, and no other booking changes', async () => {
  const file = inFolder('erased.tsv')
  const erasedAt = (await listed(file))[0]!.erasedAt
  expect((await replay(file)).stdout).toContain('1 were erased; 1 had come back and are erased again.')
  const [first, ...others] = victims
  const rows = await restored.selectFrom('bookings').selectAll().execute()
  const forgotten = {
    state: 'cancelled',
    seat: null,
    sealed: null,
    phone_hash: null,
    link_hash: null,
    erased_at: erasedAt,
  }
  expect(rows.find(({ id }) => id === first!.id)).toMatchObject(forgotten)
  for (const { id, person } of others)
    expect((await openBookings(restored)).find((row) => row.id === id)).toMatchObject({
      name: person.name,
      state: 'booked',
    })
  const events = restored.selectFrom('audit_events').select('action').where('booking_id', '=', first!.id)
  expect((await events.execute()).map(({ action }) => action)).toContain('erased')
  // A second replay changes nothing.
  expect((await replay(file)).stdout).toContain('0 had come back')
  expect(await listErasures(restored, testVault, file, new Date())).toEqual({ listed: 1, returned: 0 })
})

test('site and desk work on the restored database, each as its own user', async () => {
  await migrate(restoredUrl)
  const onIt = await startSite({ DATABASE_URL: restoredUrl })
  onTestFinished(() => onIt.stop())
  expect(await (await fetch(`${onIt.url}/readyz`)).json()).toEqual({ status: 'ok' })
  const desk = await startDesk({ DATABASE_URL: restoredUrl })
  onTestFinished(() => desk.stop())
  expect(await (await fetch(`${desk.url}/readyz`)).json()).toEqual({ status: 'ok' })
})

test('an incomplete list is not replayed, and after 60 days nothing is listed any more', async () => {
  const file = inFolder('half.tsv')
  const whole = await readFile(inFolder('erased.tsv'), 'utf8')
  await writeFile(file, whole.slice(0, -9))
  await expect(replay(file)).rejects.toThrow('is short: its header names 1 erasures, and 0 are there')
  await expect(listErasures(restored, testVault, file, new Date())).rejects.toThrow('is short')
  // The list without its header is refused, too.
  await writeFile(file, whole.slice(whole.indexOf('\n') + 1))
  await expect(replay(file, '--from-1.0.0')).rejects.toThrow('cannot be of version 1.0.0')
  expect((await openBookings(restored)).filter(({ erased_at }) => erased_at)).toHaveLength(1)
  const later = new Date(Date.now() + 61 * 86_400_000)
  expect(await listErasures(restored, testVault, inFolder('erased.tsv'), later)).toEqual({
    listed: 0,
    returned: 0,
  })
})
