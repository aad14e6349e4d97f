import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { openProvider, type Provider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import type { Database } from '#server/platform/db.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { givenAt } from '../given.ts'
import { newMailbox } from '../phones.ts'
import { phonesOf, type Running, startWorker } from '../processes.ts'
import { testVault } from '../vault.ts'
import { type Change, type Copy, checkCopies, type Kill } from './copies.ts'
import {
  backoffPasses,
  bookVisit,
  claimPasses,
  messageIdsOf,
  messagesIn,
  visitSchedule,
  visitTimes,
} from './ledger.ts'
import { type MailServer, openMailServer, type Verdict } from './mail-server.ts'
import { until } from './until.ts'

/** Each point of sending once, and one of them twice. `npm run proof:kills` has 26. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 9)
/** Started and killed together, because starting takes most of the time. */
const WORKERS = 2

type Stage = {
  database: TestDatabase
  provider: Provider
  mail: MailServer
  /** The verdict on the next mail. */
  nextMail(verdict: Verdict): void
}

const workerSessions = async (db: Database) =>
  (
    await sql<{ waits: boolean }>`
      select wait_event_type is not distinct from 'Lock' as waits from pg_stat_activity
      where datname = current_database() and application_name like 'worker%'
    `.execute(db)
  ).rows

/** Locks something in the database until a worker waits for it; returns the release function. */
async function hold(db: Database, what: (trx: Database) => Promise<unknown>): Promise<() => Promise<void>> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = db.transaction().execute(async (trx) => {
    // May wait for a worker, and longer than the lock time-out of the site.
    await sql`set local lock_timeout = '7s'`.execute(trx)
    await sql`set local statement_timeout = '7s'`.execute(trx)
    // Idle until the workers have started.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await what(trx)
    held.resolve()
    await release.promise
  })
  ended.catch(held.reject)
  await held.promise
  return async () => {
    release.resolve()
    await ended
  }
}

const workerToWait = (db: Database) =>
  until('the worker to wait', async () => (await workerSessions(db)).some(({ waits }) => waits), 15_000)

const allMessages = (trx: Database) =>
  sql`select id from messages where settled_at is null for update`.execute(trx)

/** Calls `start` when everything is prepared: the workers send waiting messages within a moment. */
type Point = (stage: Stage, start: () => Promise<unknown>) => Promise<(() => Promise<void>) | undefined>

const more = (what: string, count: () => number, by = 1) => {
  const enough = count() + by
  return until(what, () => count() >= enough, 20_000)
}

/** Every point of sending. Each resolves when a worker has reached it. */
const points: Record<string, Point> = {
  async 'before the claim, or before the settling'({ database: { db } }, start) {
    const release = await hold(db, allMessages)
    await start()
    await workerToWait(db)
    return release
  },
  async 'after the claim, before the hand-over'({ mail }, start) {
    const release = mail.holdGreetings()
    await Promise.all([more('a connection', mail.held), start()])
    return async () => release()
  },
  async 'handed over, not written down by the provider'({ provider }, start) {
    provider.misbehave('hang')
    await Promise.all([more('a request', () => provider.requests), start()])
    return undefined
  },
  async 'written down by the provider, not answered'({ provider }, start) {
    provider.misbehave('hang-after')
    await Promise.all([more('a message', () => provider.messages.length), start()])
    return undefined
  },
  async 'written down by the provider, the line broken'({ provider }, start) {
    provider.misbehave('drop-after')
    await Promise.all([more('a message', () => provider.messages.length), start()])
    return undefined
  },
  async 'answered by the provider, not noted'({ database: { db }, provider }, start) {
    provider.misbehave({ slowMs: 500 }, 4)
    const before = provider.messages.length
    await Promise.all([more('a request', () => provider.requests), start()])
    const release = await hold(db, allMessages)
    await until('the answer', () => provider.messages.length > before, 15_000)
    await workerToWait(db)
    return release
  },
  async 'mail taken, not confirmed'({ mail, nextMail }, start) {
    nextMail('silence')
    await Promise.all([more('a mail', () => mail.taken.length), start()])
    return undefined
  },
  async 'somewhere in the middle of several'({ mail, provider }, start) {
    const many = 1 + Math.floor(Math.random() * 4)
    const left = more('messages', () => mail.taken.length + provider.messages.length, many)
    await Promise.all([left, start()])
    return undefined
  },
}

/**
 * A connection of a dead worker can still wait in the kernel, with all that it has sent. Both servers accept connections
 * in their order: an answer to a new one comes after them.
 */
const deadAreRead = ({ mail, provider }: Stage) =>
  Promise.all([
    mail.hasReadAll(),
    fetch(new URL(provider.settings.SMS_URL).origin).then((page) => page.text()),
  ])

/** Simulates time: the dead worker's jobs are retried, its claims expire, no backoff is left. */
async function timePasses(db: Database) {
  await until('the dead worker’s sessions to end', async () => (await workerSessions(db)).length === 0)
  await claimPasses(db)
  await sql`
    -- Every death counts as a retry: so many in so short a time would use them up.
    update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null, retry_count = 0
    where name like 'send-%' and state = 'active'
  `.execute(db)
  await backoffPasses(db)
}

const sequenceOf = async (db: Database, id: string) =>
  (await db.selectFrom('bookings').select('sequence').where('id', '=', id).executeTakeFirstOrThrow()).sequence

/** Patients who cancel or move, preferably while a message to them is being sent. */
async function changeMind(stage: Stage, times: Iterator<string>, way: 'cancel' | 'move', changes: Change[]) {
  const { db, queue } = stage.database
  const booking = await db
    .selectFrom('bookings')
    .innerJoin('messages', 'messages.booking_id', 'bookings.id')
    .select(['bookings.id', 'bookings.sequence'])
    .where('bookings.state', '=', 'booked')
    .where('bookings.sequence', '<', 4)
    .orderBy(sql`messages.state = 'sending' and messages.template not like 'desk%'`, 'desc')
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst()
  if (!booking) return
  const { id, sequence } = booking
  const options = { ...givenAt(new Date()), vault: testVault }
  const outcome =
    way === 'cancel'
      ? await cancelBooking(db, queue, id, { ...options, by: 'patient' })
      : await moveBooking(
          db,
          queue,
          { bookingId: id, sequence, to: new Date(times.next().value) },
          { ...options, schedule: visitSchedule, perWindow: 1, by: 'patient' },
        )
  const committedAt = Date.now()
  if (!outcome.ok) return
  // It may have been moved after our select: then the cancel follows the move.
  const made = way === 'move' ? sequence + 1 : await sequenceOf(db, id)
  changes.push({ bookingId: id, sequence: made, committedAt })
}

/** Without the reminders, which wait for a day that does not come here. */
const isForNow = ({ template }: { template: string }) => !template.includes('reminder')

test('a worker killed at every point of sending loses nothing, sends nothing thrice and nothing after a cancel', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  let verdict: Verdict = 'accept'
  const mail = await openMailServer(() => {
    const now = verdict
    verdict = 'accept'
    return now
  })
  onTestFinished(() => mail.close())
  const provider = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
  onTestFinished(() => provider.close())
  const nextMail = (next: Verdict) => {
    verdict = next
  }
  const stage: Stage = { database, provider, mail, nextMail }
  const startOne = async () => {
    const worker = await startWorker({
      DATABASE_URL: database.url,
      SMTP_URL: mail.smtpUrl,
      ...phonesOf(provider),
    })
    onTestFinished(() => worker.kill())
    return worker
  }
  const times = visitTimes().values()
  const book = () =>
    bookVisit(database, times.next().value!, { email: newMailbox(), bySms: true, byWhatsapp: true })
  for (let visits = 0; visits < 6; visits++) await book()

  const changes: Change[] = []
  const kills: Kill[] = []
  const startAll = () => Promise.all(Array.from({ length: WORKERS }, startOne))
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const names = Object.keys(points)
    return { name: names[round % names.length]!, minds: ['move', 'cancel'] as const }
  })
  // After the last nobody changes anything: what was taken then leaves once more.
  for (const { name, minds: ways } of [...rounds, { name: 'mail taken, not confirmed', minds: [] }]) {
    const reached = points[name]!
    await book()
    await book()
    const workers: Running[] = []
    const start = async () => workers.push(...(await startAll()))
    const release = await reached(stage, start).catch((error) => {
      throw new Error(`Never got to: ${name}`, { cause: error })
    })
    // They wait for the lock of a worker and go on at its death.
    const minds = ways.map((way) => changeMind(stage, times, way, changes))
    const kill = { at: Date.now(), nextStartAt: Number.POSITIVE_INFINITY }
    await Promise.all(workers.map((worker) => worker.kill()))
    kills.push(kill)
    await release?.()
    await Promise.all(minds)
    verdict = 'accept'
    await timePasses(db)
    await deadAreRead(stage)
    kill.nextStartAt = Date.now()
  }

  // No more kills.
  await startAll()
  await until('everything to be settled', async () => {
    await backoffPasses(db)
    return (await messagesIn(db))
      .filter(isForNow)
      .every(({ state }) => state !== 'pending' && state !== 'sending')
  })

  const ledger = (await messagesIn(db)).filter(isForNow)
  const mails = mail.taken.map((smtpMessageId, index) => ({
    messageId: messageIdsOf([smtpMessageId])[0] ?? 'none',
    channel: 'email' as const,
    at: mail.takenAt[index]!,
  }))
  const phones = provider.messages.map(({ messageId, channel, at }) => ({
    messageId,
    channel,
    at: at.getTime(),
  }))
  const copies: Copy[] = [...mails, ...phones]
  expect(checkCopies({ ledger, copies, changes, kills })).toEqual([])

  const byState = Object.fromEntries(
    [...Map.groupBy(ledger, ({ state }) => state)].map(([state, list]) => [state, list.length]),
  )
  const doubled = [...Map.groupBy(copies, ({ messageId }) => messageId).values()].filter(
    (own) => own.length === 2,
  )
  const figures = {
    kills: kills.length * WORKERS,
    changes: changes.length,
    mails: mails.length,
    phones: phones.length,
    doubled: doubled.length,
  }
  console.log(`worker killed in mid-send: ${JSON.stringify({ ...figures, ...byState })}`)
  // The run proves something only if all of this really happened.
  expect(figures.kills).toBe((ROUNDS + 1) * WORKERS)
  expect(changes.length).toBeGreaterThan(ROUNDS)
  expect(doubled.length).toBeGreaterThan(0)
  expect(byState.sent).toBeGreaterThan(3 * ROUNDS)
  expect(byState.withdrawn).toBeGreaterThan(ROUNDS / 4)
  expect(new Set(copies.map(({ channel }) => channel)).size).toBe(3)
}, 400_000)
