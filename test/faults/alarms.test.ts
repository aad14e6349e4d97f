import { mkdtempSync, rmSync, statfsSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { drillRecord } from '#server/watcher/drill-record.ts'
import { createTestDatabase } from '../database.ts'
import { type Settings, startDesk, startSite, startWorker } from '../processes.ts'
import { certificateFor } from './certificate.ts'
import { startClients } from './clients.ts'
import { backoffPasses, bookVisits, jobsIn, visitTimes } from './ledger.ts'
import { openMailServer, type Verdict } from './mail-server.ts'
import { mayMount, mountDisk } from './small-disk.ts'
import { pause, until } from './until.ts'
import { roundsOf, watch } from './watched.ts'

/**
 * Five faults, each in a clinic with a watcher and a mailbox of its own, all at once: a person must get a mail within ten
 * minutes. And an hour without a fault: nobody gets one. `npm run proof:alarms` leaves every interval as it is; in CI a
 * watcher looks each second, the minutes in which a refused mail is tried again pass at once, and the hour has ten seconds.
 */

const isWhole = process.env.ALARMS === 'whole'
const MOST_SECONDS = 600
const HOUR = 3600
const QUIET_SECONDS = isWhole ? HOUR : 10

type Fault = {
  name: string
  settings: Settings
  /** From here on the seconds count. */
  provoke(): Promise<unknown> | unknown
  mail: { subject: RegExp; text: RegExp }
}

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'alarmed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Everything well: a worker whose mails are accepted until the verdict changes. */
async function openClinic() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const mail = { verdict: 'accept' as Verdict }
  const server = await openMailServer(() => mail.verdict)
  onTestFinished(() => server.close())
  const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: server.smtpUrl })
  onTestFinished(() => worker.kill())
  return { database, mail, worker, settings: { DATABASE_URL: database.url } }
}

/** In place of site and desk, which no fault here touches. */
async function openReady() {
  const server = createPlainServer((_, response) => response.end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function workerKilled(): Promise<Fault> {
  const { worker, settings } = await openClinic()
  return {
    name: 'worker killed (kill -9)',
    settings,
    provoke: () => worker.kill(),
    mail: { subject: /: Alarm: worker$/, text: /No worker is connected/ },
  }
}

/** The first message that meets the fault is queued with it. */
async function mailRefused(): Promise<Fault> {
  const { database, mail, settings } = await openClinic()
  const triedForMinutes = async () => {
    await backoffPasses(database.db)
    return (await jobsIn(database.db)).some(({ retries }) => retries >= 5)
  }
  return {
    name: 'mail server refuses every mail (SMTP 451)',
    settings,
    async provoke() {
      mail.verdict = 451
      await bookVisits(database, 1, 'with e-mail')
      if (!isWhole) await until('tries enough', triedForMinutes)
    },
    mail: { subject: /: Alarm: messages$/, text: /[12] messages should have been sent.*Errors: SMTP 451/ },
  }
}

function diskFull(settings: Settings): Fault {
  const folder = mountDisk('20m')
  const { blocks, bsize } = statfsSync(folder)
  return {
    name: 'disk 95 % full',
    settings: { ...settings, WATCHED_FOLDERS: folder },
    provoke: () => writeFileSync(path.join(folder, 'something'), Buffer.alloc(0.95 * blocks * bsize)),
    mail: { subject: /: Alarm: disk of \S+$/, text: /is 95 % full/ },
  }
}

function openBackups() {
  const folder = newFolder()
  const backup = path.join(folder, 'kamalini-20260101T000000Z.dump.cms')
  writeFileSync(backup, '')
  writeFileSync(drillRecord(folder), JSON.stringify({ at: new Date() }))
  const madeAgo = (seconds: number) => utimesSync(backup, Date.now() / 1000, Date.now() / 1000 - seconds)
  madeAgo(HOUR)
  return { folder, madeAgo }
}

function backupOld(settings: Settings): Fault {
  const { folder, madeAgo } = openBackups()
  return {
    name: 'newest backup 26 hours old',
    settings: { ...settings, BACKUP_FOLDER: folder },
    provoke: () => madeAgo(26 * HOUR),
    mail: { subject: /: Alarm: backup$/, text: /is 26 hours old/ },
  }
}

async function certificateEnding(settings: Settings): Promise<Fault> {
  const folder = newFolder()
  const [good, ending] = [
    certificateFor(['localhost'], 90, folder),
    certificateFor(['localhost'], 10, folder),
  ]
  const trusted = path.join(folder, 'trusted.pem')
  writeFileSync(trusted, Buffer.concat([good.cert, ending.cert]))
  const server = createServer(good, (_, response) => response.end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    name: 'certificate with 10 days left',
    settings: { ...settings, PUBLIC_URL: url, NODE_EXTRA_CA_CERTS: trusted },
    provoke: () => server.setSecureContext(ending),
    // One of the ten has begun.
    mail: { subject: /: Alarm: certificate of the site$/, text: /ends in (9|10) days/ },
  }
}

/** Provokes the fault once a round has found nothing, just after it: the longest way to the next one. */
async function secondsToAlarm({ name, settings, provoke, mail }: Fault, ready: string) {
  const { mails, mailOf, watcher } = await watch({
    PUBLIC_URL: ready,
    DESK_URL: ready,
    ...(!isWhole && { WATCH_SECONDS: '1' }),
    ...settings,
  })
  await until('a round', () => roundsOf(watcher).length > 0)
  expect(new Set(roundsOf(watcher)), name).toEqual(new Set(['']))
  const began = performance.now()
  await provoke()
  const { subject, text, to } = await mailOf(mail.subject, 2 * MOST_SECONDS * 1000)
  const seconds = Math.round((performance.now() - began) / 1000)
  return { name, seconds, subject, text, to, mail, mails: mails.length }
}

test.skipIf(!mayMount)(
  'each of five faults reaches a person by mail within ten minutes',
  { timeout: isWhole ? 3 * MOST_SECONDS * 1000 : 180_000 },
  async () => {
    const ready = await openReady()
    const { settings } = await openClinic()
    const faults = await Promise.all([
      workerKilled(),
      mailRefused(),
      diskFull(settings),
      backupOld(settings),
      certificateEnding(settings),
    ])
    const alarms = await Promise.all(faults.map((fault) => secondsToAlarm(fault, ready)))
    console.table(alarms.map(({ name, seconds, subject }) => ({ fault: name, seconds, mail: subject })))
    for (const { name, seconds, text, to, mail, mails } of alarms) {
      expect([name, text]).toEqual([name, expect.stringMatching(mail.text)])
      expect([name, to, mails]).toEqual([name, [developmentEnv.ALARM_TO], 1])
      expect(seconds, name).toBeLessThanOrEqual(MOST_SECONDS)
    }
  },
)

test('an hour of bookings without a fault alarms nobody', {
  timeout: (QUIET_SECONDS + 120) * 1000,
}, async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const server = await openMailServer(() => 'accept')
  onTestFinished(() => server.close())
  const settings = { DATABASE_URL: database.url, SMTP_URL: server.smtpUrl }
  const [site, desk, worker] = await Promise.all([
    startSite(settings),
    startDesk(settings),
    startWorker({ ...settings, ERASURE_LIST: path.join(newFolder(), 'erased.tsv') }),
  ])
  onTestFinished(() => Promise.all([site, desk, worker].map((each) => each.kill())).then(() => {}))
  const { mails, watcher } = await watch({
    ...settings,
    PUBLIC_URL: site.url,
    DESK_URL: desk.url,
    BACKUP_FOLDER: openBackups().folder,
    ...(!isWhole && { WATCH_SECONDS: '1' }),
  })
  const clients = startClients(site.url, visitTimes(), { count: 1, perSecond: 0.2 })
  onTestFinished(() => clients.abandon())
  await pause(QUIET_SECONDS * 1000)
  await clients.finish()
  const rounds = roundsOf(watcher)
  console.log(
    `${rounds.length} rounds in ${QUIET_SECONDS} s, ${clients.booked()} bookings, ${server.taken.length} mails to patients and desk, ${mails.length} alarms`,
  )
  expect(clients.booked()).toBeGreaterThan(0)
  expect(rounds.length).toBeGreaterThan(1)
  expect(new Set(rounds)).toEqual(new Set(['']))
  expect(mails).toEqual([])
})
