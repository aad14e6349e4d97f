import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startWorker } from '../processes.ts'
import {
  allJobsDone,
  backoffPasses,
  bookVisits,
  jobsIn,
  logHas,
  messageIdsOf,
  onlyMessage,
} from './ledger.ts'
import { openMailServer, type Verdict } from './mail-server.ts'
import { quietPort } from './quiet-port.ts'
import { until } from './until.ts'

async function databaseForTest(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}

async function mailServerForTest(verdictOn: (nth: number) => Verdict, port?: number) {
  const server = await openMailServer(verdictOn, port)
  onTestFinished(() => server.close())
  return server
}

async function workerForTest(database: TestDatabase, smtpUrl: string) {
  const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: smtpUrl })
  onTestFinished(() => worker.kill())
  return worker
}

const refusedWith = async ({ db }: TestDatabase, error: string) => {
  const message = await onlyMessage(db)
  return message.state === 'pending' && message.lastError === error && message
}

const sentAfterRetries = ({ db }: TestDatabase) =>
  until('the message to be sent', async () => {
    await backoffPasses(db)
    return allJobsDone(db)
  })

test('a mail server that cannot be reached gets the message once, when it is back', async () => {
  const database = await databaseForTest()
  const port = await quietPort()
  await bookVisits(database, 1)
  await workerForTest(database, `smtp://127.0.0.1:${port}`)
  const refused = await until('the refusal to be noted', () => refusedWith(database, 'ESOCKET'))
  expect(refused).toMatchObject({ unconfirmed: 0, claimedUntil: null })

  const server = await mailServerForTest(() => 'accept', port)
  await sentAfterRetries(database)
  const { id, state } = await onlyMessage(database.db)
  expect(state).toBe('sent')
  expect(messageIdsOf(server.taken)).toEqual([id])
})

test('a mail server whose name does not resolve gets the message once, when it does', async () => {
  const database = await databaseForTest()
  await bookVisits(database, 1)
  const worker = await workerForTest(database, 'smtp://mail.invalid:25')
  const refused = await until('the refusal to be noted', () => refusedWith(database, 'EDNS'))
  expect(refused).toMatchObject({ unconfirmed: 0, claimedUntil: null })

  await worker.stop()
  const server = await mailServerForTest(() => 'accept')
  await workerForTest(database, server.smtpUrl)
  await sentAfterRetries(database)
  const { id, state } = await onlyMessage(database.db)
  expect(state).toBe('sent')
  expect(messageIdsOf(server.taken)).toEqual([id])
})

test('a mail server that answers 451 three times gets the message once, when it accepts', async () => {
  const database = await databaseForTest()
  const server = await mailServerForTest((nth) => (nth <= 3 ? 451 : 'accept'))
  await bookVisits(database, 1)
  await workerForTest(database, server.smtpUrl)
  const refused = await until('the refusal to be noted', () => refusedWith(database, 'SMTP 451'))
  // A refusal is a response: if it counted as handed over, the third one would be the last.
  expect(refused).toMatchObject({ unconfirmed: 0, claimedUntil: null })

  await sentAfterRetries(database)
  const { id, state } = await onlyMessage(database.db)
  expect(state).toBe('sent')
  expect(messageIdsOf(server.refused)).toEqual([id, id, id])
  expect(messageIdsOf(server.taken)).toEqual([id])
})

test('when all retries are used up, the ledger has the state failed and the log names the message', async () => {
  const database = await databaseForTest()
  const { db } = database
  await sql`update pgboss.queue set retry_limit = 1, retry_delay = 1 where name = 'send-email'`.execute(db)
  const server = await mailServerForTest(() => 451)
  await bookVisits(database, 1)
  const { id } = await onlyMessage(db)
  const worker = await workerForTest(database, server.smtpUrl)
  await until('the dead letter to be read', async () => {
    const jobs = await jobsIn(db)
    return jobs.some((job) => job.name === 'dead-letter' && job.state === 'completed')
  })

  expect(await onlyMessage(db)).toMatchObject({ state: 'failed', unconfirmed: 0 })
  await until('the log to say so', () => logHas(worker.lines, id, 'message.retries_exhausted'))
  expect([server.refused.length, server.taken.length]).toEqual([2, 0])
  const jobs = (await jobsIn(db)).map(({ name, messageId, state }) => ({ name, messageId, state }))
  expect(jobs).toHaveLength(2)
  expect(jobs).toContainEqual({ name: 'send-email', messageId: id, state: 'failed' })
  expect(jobs).toContainEqual({ name: 'dead-letter', messageId: id, state: 'completed' })
})

test('a mail server that answers 550 gets one try, and the ledger has the state failed', async () => {
  const database = await databaseForTest()
  const server = await mailServerForTest(() => 550)
  await bookVisits(database, 1)
  const { id } = await onlyMessage(database.db)
  const worker = await workerForTest(database, server.smtpUrl)
  await until('the job to be done', () => allJobsDone(database.db))

  expect(await onlyMessage(database.db)).toMatchObject({ state: 'failed', unconfirmed: 0 })
  await until('the log to say so', () => logHas(worker.lines, id, 'message.rejected'))
  expect([server.refused.length, server.taken.length]).toEqual([1, 0])
})
