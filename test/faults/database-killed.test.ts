import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { type Running, startSite, startWorker } from '../processes.ts'
import { createCluster } from './cluster.ts'
import { DAYS, endure } from './endure.ts'
import {
  allJobsDone,
  backoffPasses,
  bookVisits,
  claimPasses,
  expectEachMailed,
  silencePasses,
} from './ledger.ts'
import { openMailServer } from './mail-server.ts'
import { until } from './until.ts'

async function clusterForTest() {
  const cluster = await createCluster()
  onTestFinished(() => cluster.remove())
  const database = await createTestDatabase({ on: cluster.server })
  onTestFinished(() => database.db.destroy())
  const killAndRestart = async () => {
    await cluster.kill()
    await cluster.start()
  }
  return { database, killAndRestart }
}

/** The same process from beginning to end: it reconnected by itself. */
const expectSurvived = ({ child }: Running) =>
  expect([child.exitCode, child.signalCode]).toEqual([null, null])

test('while PostgreSQL is killed again and again, every response to a patient stays true', async () => {
  const { database, killAndRestart } = await clusterForTest()
  const site = await startSite({ DATABASE_URL: database.url, BOOKING_DAYS: String(DAYS) })
  onTestFinished(() => site.kill())

  await endure('PostgreSQL killed', {
    db: database.db,
    url: site.url,
    killAndRestart,
    async endSite() {
      expectSurvived(site)
      await site.kill()
    },
  })
})

test('while PostgreSQL is killed under the worker, no message is lost and none is sent three times', async () => {
  const { database, killAndRestart } = await clusterForTest()
  const { db } = database
  const server = await openMailServer(() => 'accept')
  onTestFinished(() => server.close())
  // More than are sent between two kills.
  await bookVisits(database, 100, 'with e-mail')
  const settings = { DATABASE_URL: database.url, SMTP_URL: server.smtpUrl }

  const first = await startWorker(settings)
  onTestFinished(() => first.kill())
  for (let kills = 0; kills < 3; kills++) {
    const before = server.taken.length
    await until('mails to leave', () => server.taken.length > before)
    await killAndRestart()
  }
  const before = server.taken.length
  await until('mails to leave again', () => server.taken.length > before)
  expectSurvived(first)

  // Half a minute later: claims from before the outage have expired.
  await first.kill()
  await silencePasses(db)
  await claimPasses(db)
  const second = await startWorker(settings)
  onTestFinished(() => second.kill())
  await until('all jobs to be done', async () => {
    await backoffPasses(db)
    return allJobsDone(db)
  })

  const count = await expectEachMailed(db, server.taken)
  console.log(`PostgreSQL killed under the worker: ${count} messages, ${server.taken.length} mails`)
})
