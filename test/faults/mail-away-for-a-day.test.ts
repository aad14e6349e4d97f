import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/platform/db.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { newMailbox } from '../phones.ts'
import { startWorker } from '../processes.ts'
import { createCluster } from './cluster.ts'
import { bookVisit, messageIdsOf, messagesIn, visitTimes } from './ledger.ts'
import { openMailServer } from './mail-server.ts'
import { createSteppingClock } from './stepping-clock.ts'
import { pause, until } from './until.ts'

/** A mail server that takes its time and then refuses, for a day: each step of the clock is a quarter of an hour. */

const QUARTER = 900
const A_DAY = 96

const nothingIsDue = async (db: Database) => {
  const { rows } = await sql`
    select from pgboss.job where (name like 'send-%' or name = 'dead-letter')
      and state in ('created', 'retry', 'active') and start_after <= now()
  `.execute(db)
  return rows.length === 0
}

/** Bookings of the last days that are offered: none is over before the day is. */
const lastTimes = visitTimes().slice(-6)
const book = (database: TestDatabase, times: readonly string[]) =>
  Promise.all(times.map((time) => bookVisit(database, time, { email: newMailbox() })))

test('after a day without mail there is a call task for every patient, and new messages leave at once', async () => {
  const clock = createSteppingClock()
  onTestFinished(() => clock.remove())
  const cluster = await createCluster({}, { env: clock.env })
  onTestFinished(() => cluster.remove())
  const database = await createTestDatabase({ on: cluster.server })
  const { db } = database
  let isBack = false
  const server = await openMailServer(async () => {
    if (isBack) return 'accept'
    await pause(200)
    return 451
  })
  onTestFinished(() => server.close())
  const before = await book(database, lastTimes.slice(0, 3))
  const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: server.smtpUrl, ...clock.env })
  onTestFinished(() => worker.kill())

  for (let quarter = 1; quarter <= A_DAY; quarter++) {
    clock.ahead(quarter * QUARTER)
    await until('everything that is due to be tried', () => nothingIsDue(db))
  }
  const refused = (await messagesIn(db)).filter(({ template }) => template === 'appointment-confirmed')
  expect(refused.map(({ state, lastError }) => `${state} ${lastError}`)).toEqual(
    Array(3).fill('failed SMTP 451'),
  )
  const calls = await db.selectFrom('call_tasks').select('booking_id').where('done_at', 'is', null).execute()
  expect(calls.map(({ booking_id }) => booking_id).sort()).toEqual(before.toSorted())
  expect(server.taken).toEqual([])

  isBack = true
  const after = await book(database, lastTimes.slice(3))
  const sent = await until('the new messages to leave', async () => {
    const messages = (await messagesIn(db)).filter(({ bookingId }) => after.includes(bookingId))
    return messages.every(({ state }) => state === 'sent') ? messages : null
  })
  console.log(`A day without mail: ${server.refused.length} tries for 3 bookings, then ${sent.length} sent`)
  expect(sent).toHaveLength(6)
  expect(messageIdsOf(server.taken)).toEqual(expect.arrayContaining(sent.map(({ id }) => id)))
  expect(new Set(server.taken).size).toBe(server.taken.length)
  await database.queue.close()
  await db.destroy()
})
