import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { sql } from 'kysely'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { readEnv, watcherSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { checksOf } from '#server/watcher/checks.ts'
import { appointmentAnswers, callPaths, send } from '../answers.ts'
import { asUser, createTestDatabase, type TestDatabase } from '../database.ts'
import { type Settings, startDesk, startSite, startWatcher, startWorker } from '../processes.ts'
import { openMailServer } from './mail-server.ts'

/**
 * Alarms of the watcher, each provoked: the worker killed, a mail server that refuses, disk, backup, certificate.
 */

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

/** The mailbox of the person who gets the alarms. */
async function openMailbox() {
  const mails: { subject: string; text: string }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _, done) {
      const { subject = '', text = '' } = await simpleParser(stream)
      mails.push({ subject, text })
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return { mails, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }
}

async function watch(settings: Settings) {
  const mailbox = await openMailbox()
  const watcher = await startWatcher({
    DATABASE_URL: database.url,
    ALARM_SMTP_URL: mailbox.url,
    WATCH_SECONDS: '1',
    LOG_LEVEL: 'debug',
    ...settings,
  })
  onTestFinished(() => watcher.stop())
  const mailOf = (subject: RegExp) =>
    vi.waitFor(
      () => {
        const mail = mailbox.mails.find((each) => subject.test(each.subject))
        expect(mail, JSON.stringify(mailbox.mails)).toBeDefined()
        return mail!
      },
      { timeout: 60_000, interval: 100 },
    )
  return { ...mailbox, mailOf, watcher }
}

/** A TLS server whose certificate ends in ten days. */
async function openTls() {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 10 -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (socket) =>
    socket.end(),
  )
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
  const { mails, mailOf, watcher } = await watch({ PUBLIC_URL: site.url, DESK_URL: desk.url })
  const rounds = () => watcher.lines.filter((line) => line.includes('watcher.round'))
  await vi.waitFor(() => expect(rounds().length).toBeGreaterThan(2), { timeout: 60_000 })
  expect(rounds().map((line) => JSON.parse(line).outcome)).toEqual(rounds().map(() => ''))
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
  const { mailOf } = await watch({
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
  expect(text).toMatch(/desk: Cannot be checked/)
})

test('messages that a mail server refuses raise an alarm after five minutes, with the cause', async () => {
  const mail = await openMailServer(() => 451)
  onTestFinished(() => mail.close())
  const site = await startSite({ DATABASE_URL: database.url })
  onTestFinished(() => site.stop())
  const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: mail.smtpUrl })
  onTestFinished(() => worker.stop())
  const answer = await send(site.url + callPaths.appointment, appointmentAnswers())
  expect(answer.status).toBeLessThan(300)

  const watching = openDatabase(openPool(asUser(database.url, 'clinic_watcher'), 'test', createLog('silent')))
  onTestFinished(() => watching.destroy())
  const checks = checksOf(readEnv(watcherSettings, developmentEnv), watching)
  const check = (name: string) => checks.get(name)?.(new Date())
  await vi.waitFor(() => expect(mail.refused.length).toBeGreaterThan(0), { timeout: 60_000 })
  expect(await check('messages')).toBeNull()
  expect(await check('worker')).toBeNull()
  // As after six tries, which take five minutes.
  await sql`update pgboss.job set retry_count = 6 where name = 'send-email'`.execute(database.db)
  await vi.waitFor(
    async () =>
      expect(await check('messages')).toMatch(/^[1-9] messages should have been sent.*Errors: SMTP 451/),
    { timeout: 60_000 },
  )
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
