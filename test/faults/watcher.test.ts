import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { readEnv, watcherSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { checksOf } from '#server/watcher/checks.ts'
import { drillRecord } from '#server/watcher/drill-record.ts'
import { appointmentAnswers, callPaths, send, timeAhead } from '../answers.ts'
import { asUser, createTestDatabase, type TestDatabase } from '../database.ts'
import { type Settings, startDesk, startSite, startWorker } from '../processes.ts'
import { certificateFor } from './certificate.ts'
import { offeredTimes } from './clients.ts'
import { openMailServer } from './mail-server.ts'
import { pause } from './until.ts'
import { roundsOf, watch } from './watched.ts'

/**
 * What the watcher finds, each provoked. How soon its mails come: alarms.test.ts.
 */

/** How long normal load is watched; `npm run proof:quiet` takes an hour. */
const QUIET_SECONDS = Number(process.env.QUIET_SECONDS ?? 10)

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const watchEachSecond = (settings: Settings) =>
  watch({ DATABASE_URL: database.url, WATCH_SECONDS: '1', ...settings })

/** A TLS server whose certificate ends in ten days. */
async function openTls() {
  const server = createServer(certificateFor(['localhost'], 10, folder), (socket) => socket.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test('a killed worker raises an alarm, and its return sends the all-clear', async () => {
  const settings = { DATABASE_URL: database.url }
  const site = await startSite(settings)
  onTestFinished(() => site.stop())
  const desk = await startDesk(settings)
  onTestFinished(() => desk.stop())
  const worker = await startWorker(settings)
  onTestFinished(() => worker.kill())
  const { mails, mailOf, watcher } = await watchEachSecond({ PUBLIC_URL: site.url, DESK_URL: desk.url })
  await vi.waitFor(() => expect(roundsOf(watcher).length).toBeGreaterThan(2), { timeout: 60_000 })
  expect(new Set(roundsOf(watcher))).toEqual(new Set(['']))
  expect(mails).toEqual([])

  await worker.kill()
  expect(await mailOf(/: Alarm: worker$/)).toMatchObject({
    text: expect.stringContaining('No worker is connected'),
  })
  const again = await startWorker(settings)
  onTestFinished(() => again.stop())
  await mailOf(/: Over: worker$/)
})

test('disk, backup, certificate and a site that does not answer raise an alarm in one mail', async () => {
  const backup = path.join(folder, 'kamalini-20260101T000000Z.dump.cms')
  writeFileSync(backup, '')
  const old = Date.now() / 1000 - 26.5 * 3600
  utimesSync(backup, old, old)
  const { mailOf } = await watchEachSecond({
    PUBLIC_URL: await openTls(),
    DESK_URL: 'http://127.0.0.1:9',
    WATCHED_FOLDERS: folder,
    // Every disk has something on it.
    DISK_FULL_PERCENT: '1',
    BACKUP_FOLDER: folder,
  })
  const { text } = await mailOf(/: Alarm: /)
  expect(text).toMatch(/certificate of the site: The certificate of https:\S+ ends in (9|10) days/)
  expect(text).toMatch(/disk of \S+: The disk of \S+ is \d+ % full/)
  expect(text).toMatch(/backup: The newest backup in \S+ is 26 hours old/)
  expect(text).toMatch(/drill: No backup was ever restored to try it/)
  expect(text).toMatch(/desk: Cannot be checked/)
})

test('a worker that hangs, and messages that nobody takes, raise an alarm within ten minutes', async () => {
  const settings = { DATABASE_URL: database.url }
  const site = await startSite(settings)
  onTestFinished(() => site.stop())
  const worker = await startWorker(settings)
  onTestFinished(() => worker.kill())
  const watching = openDatabase(openPool(asUser(database.url, 'clinic_watcher'), 'test', createLog('silent')))
  onTestFinished(() => watching.destroy())
  const checks = checksOf(readEnv(watcherSettings, developmentEnv), watching)
  /** What the watcher finds when nothing has happened for these minutes. */
  const afterMinutes = (name: string, minutes: number) =>
    checks.get(name)?.(new Date(Date.now() + minutes * 60_000))
  await database.queue.ready()
  await database.db.transaction().execute((trx) => database.queue.enqueue(trx, 'watch-bookings', {}))
  await vi.waitFor(async () => expect(await afterMinutes('worker', 9)).toMatch(/finished no regular job/), {
    timeout: 60_000,
  })
  expect(await afterMinutes('worker', 7)).toBeNull()

  worker.child.kill('SIGSTOP')
  const answer = await send(site.url + callPaths.appointment, appointmentAnswers(timeAhead(2, '11:00')))
  expect(answer.status).toBe(201)
  expect(await afterMinutes('messages', 4)).toBeNull()
  expect(await afterMinutes('messages', 6)).toMatch(/^[1-9] messages should have been sent, the oldest since/)
})

test('the mark of a backup counts, and a server that archives nothing is as it was set up', async () => {
  const BACKUP_FOLDER = mkdtempSync(path.join(tmpdir(), 'marked-'))
  onTestFinished(() => rmSync(BACKUP_FOLDER, { recursive: true }))
  const watching = openDatabase(openPool(asUser(database.url, 'clinic_watcher'), 'test', createLog('silent')))
  onTestFinished(() => watching.destroy())
  const checks = checksOf(readEnv(watcherSettings, { ...developmentEnv, BACKUP_FOLDER }), watching)
  expect(await checks.get('backup')!(new Date())).toMatch(/^There is no backup in/)
  const mark = path.join(BACKUP_FOLDER, 'last-backup')
  const now = new Date()
  writeFileSync(mark, '')
  // The kernel dates files by the machine's clock, which CLOCK does not shift.
  utimesSync(mark, now, now)
  expect(await checks.get('backup')!(now)).toBeNull()
  expect(await checks.get('archive')!(new Date(Date.now() + 86_400_000))).toBeNull()
})

test('a restore drill that is too long ago raises an alarm', async () => {
  const BACKUP_FOLDER = mkdtempSync(path.join(tmpdir(), 'drilled-'))
  onTestFinished(() => rmSync(BACKUP_FOLDER, { recursive: true }))
  const watching = openDatabase(openPool(asUser(database.url, 'clinic_watcher'), 'test', createLog('silent')))
  onTestFinished(() => watching.destroy())
  const env = readEnv(watcherSettings, { ...developmentEnv, BACKUP_FOLDER, DRILL_DAYS: '100' })
  const check = checksOf(env, watching).get('drill')!
  const now = new Date()
  const drilledAgo = (days: number) =>
    writeFileSync(
      drillRecord(BACKUP_FOLDER),
      JSON.stringify({ at: new Date(now.getTime() - days * 86_400_000) }),
    )
  drilledAgo(99)
  expect(await check(now)).toBeNull()
  drilledAgo(101)
  expect(await check(now)).toBe('The last restore drill was 101 days ago: run npm run restore-drill.')
})

test('under normal load the watcher sends nothing', { timeout: QUIET_SECONDS * 1000 + 120_000 }, async () => {
  const mail = await openMailServer(() => 'accept')
  onTestFinished(() => mail.close())
  // Messages of the other tests wait for hours.
  const quiet = await createTestDatabase()
  onTestFinished(() => quiet.drop())
  const settings = { DATABASE_URL: quiet.url, BOOKING_DAYS: '300' }
  const site = await startSite(settings)
  onTestFinished(() => site.stop())
  const desk = await startDesk(settings)
  onTestFinished(() => desk.stop())
  const worker = await startWorker({ ...settings, SMTP_URL: mail.smtpUrl })
  onTestFinished(() => worker.stop())
  const { mails, watcher } = await watchEachSecond({
    DATABASE_URL: quiet.url,
    PUBLIC_URL: site.url,
    DESK_URL: desk.url,
    WATCHED_FOLDERS: folder,
  })
  const end = Date.now() + QUIET_SECONDS * 1000
  let booked = 0
  for (const time of offeredTimes(300).slice(20)) {
    if (Date.now() > end) break
    // In an hour the site closes an idle connection now and then, in the moment in which a request begins.
    const answer = await send(site.url + callPaths.appointment, appointmentAnswers(time)).catch(() => null)
    if (answer?.status === 201) booked++
    await pause(3000)
  }
  const rounds = roundsOf(watcher)
  console.log(
    `Normal load: ${QUIET_SECONDS} s, ${booked} bookings, ${mail.taken.length} mails, ${rounds.length} rounds`,
  )
  expect(rounds.length).toBeGreaterThan(2)
  expect(booked).toBeGreaterThan(2)
  expect(mails).toEqual([])
})

test('a list of erasures that is no longer written raises an alarm', async () => {
  const watching = openDatabase(openPool(asUser(database.url, 'clinic_watcher'), 'test', createLog('silent')))
  onTestFinished(() => watching.destroy())
  const check = checksOf(readEnv(watcherSettings, developmentEnv), watching).get('erasures')!
  const now = new Date()
  const writtenAgo = (minutes: number) =>
    database.db
      .updateTable('erasure_list')
      .set({ written_at: new Date(now.getTime() - minutes * 60_000) })
      .execute()
  expect(await check(now)).toBeNull()
  await writtenAgo(20)
  expect(await check(now)).toBeNull()
  await writtenAgo(40)
  expect(await check(now)).toMatch(/^The list of erasures was not written since/)
})

test('the watcher reads counts and causes, and nothing of a patient', async () => {
  const watching = openDatabase(openPool(asUser(database.url, 'clinic_watcher'), 'test', createLog('silent')))
  onTestFinished(() => watching.destroy())
  for (const statement of [
    'select * from bookings',
    'select booking_id from messages',
    'delete from messages',
  ])
    await expect(sql.raw(statement).execute(watching)).rejects.toThrow('permission denied')
})
