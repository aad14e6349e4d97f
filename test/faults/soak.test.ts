import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/platform/db.ts'
import { createTestDatabase } from '../database.ts'
import { megabytesOf, type Running, type Settings, startDesk, startSite, startWorker } from '../processes.ts'
import { figuresOf, offeredTimes, startClients } from './clients.ts'
import { createCluster } from './cluster.ts'
import { findViolations } from './history.ts'
import { allJobsDone, backoffPasses, claimPasses, expectEachMailed, silencePasses } from './ledger.ts'
import { openMailServer } from './mail-server.ts'
import { quietPort } from './quiet-port.ts'
import { freeEveryTime, noMoreWorkerConnections, readStored } from './stored.ts'
import { pause, until } from './until.ts'

/** `npm run proof:soak` is a whole hour; CI has a quarter of a minute of it. */
const minutes = Number(process.env.SOAK_MINUTES ?? 1)
const seconds = process.env.SOAK_MINUTES ? 60 : 15
/** The limit is measured first, without any kill. */
const SECONDS_AT_THE_LIMIT = seconds / 4
const DAYS = 120
/** What a unit allows (deploy/systemd). */
const MEGABYTES = 512
const times = offeredTimes(DAYS)

/** A process that can be killed; it starts again on the same port. */
async function openKillable<Process extends Running>(start: () => Promise<Process>) {
  let running = await start()
  onTestFinished(() => running.kill())
  return {
    current: () => running,
    async killAndRestart(whileAway = async () => {}) {
      await running.kill()
      await whileAway()
      running = await start()
    },
  }
}

/** All processes of a clinic, with two of the site, on a PostgreSQL that can be killed too. */
async function openClinic() {
  const cluster = await createCluster()
  onTestFinished(() => cluster.remove())
  const database = await createTestDatabase({ on: cluster.server })
  onTestFinished(() => database.db.destroy())
  const mail = await openMailServer(() => 'accept')
  onTestFinished(() => mail.close())
  const settings: Settings = {
    DATABASE_URL: database.url,
    BOOKING_DAYS: String(DAYS),
    SMTP_URL: mail.smtpUrl,
  }
  const sitePort = String(await quietPort())
  const deskPort = String(await quietPort())
  const site = await openKillable(() => startSite({ ...settings, PORT: sitePort }))
  const desk = await openKillable(() => startDesk({ ...settings, DESK_PORT: deskPort }))
  const worker = await openKillable(() => startWorker(settings))
  // It lives through all of it: its memory shows whether anything grows.
  const survivor = await startSite(settings)
  onTestFinished(() => survivor.kill())
  return {
    db: database.db,
    mail,
    worker,
    survivor,
    urls: [site.current().url, survivor.url],
    kills: [
      () => site.killAndRestart(),
      () => worker.killAndRestart(),
      () => desk.killAndRestart(),
      async () => {
        await cluster.kill()
        await cluster.start()
      },
    ],
  }
}
type Clinic = Awaited<ReturnType<typeof openClinic>>

/** The worker sends what is left; the waits of the queue and of the claims of killed workers are simulated. */
async function sendTheRest(db: Database, { killAndRestart }: Clinic['worker']) {
  await killAndRestart(async () => {
    // A claim that is stored later would outlast all retries.
    await noMoreWorkerConnections(db)
    await silencePasses(db)
    await claimPasses(db)
  })
  await until(
    'all messages to leave',
    async () => {
      await backoffPasses(db)
      return allJobsDone(db)
    },
    600_000,
  )
}

/** Everything that the patients were answered is compared with what is stored and sent. Then all times are free again. */
async function judge({ db, mail, worker }: Clinic, { history }: ReturnType<typeof startClients>) {
  await sendTheRest(db, worker)
  const stored = await readStored(
    db,
    history.map(({ key }) => key),
  )
  const figures = { ...figuresOf(history), stored: stored.bookings.length }
  expect(findViolations(history, stored)).toEqual([])
  expect(figures.unanswered).toBe(0)
  expect(figures.acknowledged).toBe(figures.stored)
  const messages = await expectEachMailed(db, mail.taken, { workersWereKilled: true })
  const mails = mail.taken.splice(0).length
  await freeEveryTime(db)
  return { ...figures, messages, mails }
}

/** How many requests for a booking are answered in a second when each client asks at once again. */
async function measureLimit(clinic: Clinic) {
  const clients = startClients(clinic.urls, times)
  onTestFinished(() => clients.abandon())
  await pause(SECONDS_AT_THE_LIMIT * 1000)
  const perSecond = clients.history.length / SECONDS_AT_THE_LIMIT
  await clients.finish()
  await judge(clinic, clients)
  return perSecond
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!

test('at half of the limit, with each process killed every minute, nothing is lost and memory stays flat', {
  timeout: minutes * 240_000 + 120_000,
}, async () => {
  const clinic = await openClinic()
  const limit = await measureLimit(clinic)
  const memory: number[] = []
  for (let minute = 0; minute < minutes; minute++) {
    const clients = startClients(clinic.urls, times, { perSecond: limit / 2 })
    onTestFinished(() => clients.abandon())
    const step = (seconds * 1000) / (clinic.kills.length + 1)
    for (const killAndRestart of clinic.kills) {
      await pause(step)
      await killAndRestart()
    }
    await pause(step)
    await clients.finish()
    memory.push(megabytesOf(clinic.survivor))
    const figures = await judge(clinic, clients)
    expect(figures.retries).toBeGreaterThan(0)
    console.log(
      `minute ${minute + 1}: ${JSON.stringify({ ...figures, megabytes: Math.round(memory.at(-1)!) })}`,
    )
  }
  expect(clinic.survivor.child.exitCode).toBeNull()
  console.log(`limit ${limit.toFixed(0)} a second; at most ${Math.round(Math.max(...memory))} MB`)
  expect(Math.max(...memory)).toBeLessThan(MEGABYTES)
  const third = Math.floor(minutes / 3)
  if (third > 0) expect(median(memory.slice(-third))).toBeLessThan(1.1 * median(memory.slice(third, -third)))
})
