import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startSite, startWorker } from '../processes.ts'
import { figuresOf, offeredTimes, startClients } from './clients.ts'
import { createCluster } from './cluster.ts'
import { findViolations } from './history.ts'
import { allJobsDone, messageIdsOf, messagesIn } from './ledger.ts'
import { openMailServer } from './mail-server.ts'
import { createSteppingClock } from './stepping-clock.ts'
import { noMoreSiteConnections, readStored } from './stored.ts'
import { until } from './until.ts'

/** The clock of site, worker and database steps by an hour while patients book and messages leave. */

const DAYS = 60
const BOOKINGS = 10
const CLIENTS = 4
const HOUR = 3600

/** Every message has left once, or twice at most where nobody knows about the first copy. */
async function expectAllSent({ db }: TestDatabase, taken: readonly string[]) {
  const messages = await messagesIn(db)
  const mailed = messageIdsOf(taken)
  expect(new Set(mailed)).toEqual(new Set(messages.map(({ id }) => id)))
  for (const { id, state, unconfirmed } of messages) {
    expect(state).toBe('sent')
    expect(mailed.filter((mail) => mail === id).length).toBeLessThanOrEqual(unconfirmed)
  }
  return { messages: messages.length, mails: mailed.length }
}

test('a clock that steps by an hour, forth and back, loses no booking and no message', async () => {
  const clock = createSteppingClock()
  onTestFinished(() => clock.remove())
  const cluster = await createCluster({}, { env: clock.env })
  onTestFinished(() => cluster.remove())
  const database = await createTestDatabase({ on: cluster.server })
  const { db } = database
  const mail = await openMailServer(() => 'accept')
  onTestFinished(() => mail.close())
  const settings = { DATABASE_URL: database.url, BOOKING_DAYS: String(DAYS), ...clock.env }
  const site = await startSite(settings)
  onTestFinished(() => site.kill())
  const worker = await startWorker({ ...settings, SMTP_URL: mail.smtpUrl })
  onTestFinished(() => worker.kill())

  const clients = startClients(site.url, offeredTimes(DAYS), { count: CLIENTS })
  onTestFinished(() => clients.abandon())
  const moreBookings = async () => {
    const before = clients.booked()
    await until('new bookings', () => clients.booked() > before + BOOKINGS)
  }
  const slowest: Record<string, number> = {}
  for (const ahead of [0, HOUR, 0, -HOUR, 0]) {
    clock.ahead(ahead)
    const began = performance.now()
    await moreBookings()
    slowest[ahead] = Math.round(performance.now() - began)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  }
  await clients.finish()
  expect([site.child.exitCode, worker.child.exitCode]).toEqual([null, null])
  await site.kill()
  await noMoreSiteConnections(db)
  const { history } = clients
  const stored = await readStored(
    db,
    history.map(({ key }) => key),
  )
  expect(findViolations(history, stored)).toEqual([])
  expect(figuresOf(history)).toMatchObject({ unanswered: 0, acknowledged: stored.bookings.length })

  // What was queued by a clock that was ahead leaves when it is that late.
  clock.ahead(2 * HOUR)
  await until('all messages to leave', () => allJobsDone(db))
  const sent = await expectAllSent(database, mail.taken)
  console.log(`Clock steps: ${JSON.stringify({ ...figuresOf(history), ...sent, slowest })}`)
  await database.queue.close()
  await db.destroy()
})
