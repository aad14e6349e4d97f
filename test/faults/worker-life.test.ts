import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openInbox } from '#dev/inbox.ts'
import { createTestDatabase } from '../database.ts'
import { startWorker } from '../processes.ts'
import { allJobsDone, backoffPasses, bookVisits, jobsIn, messageIdsOf, messagesIn } from './ledger.ts'
import { openMailServer } from './mail-server.ts'
import { until } from './until.ts'

test('without faults every message is sent exactly once', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const inbox = await openInbox()
  onTestFinished(() => inbox.close())
  await bookVisits(database, 15, 'with e-mail')

  const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: inbox.smtpUrl })
  onTestFinished(() => worker.kill())
  await until('all jobs to be done', () => allJobsDone(database.db))

  const messages = await messagesIn(database.db)
  console.log(`normal life: ${messages.length} messages, ${inbox.mails.length} mails`)
  expect(messages).toHaveLength(30)
  expect(new Set(messages.map((message) => message.state))).toEqual(new Set(['sent']))
  const mailed = inbox.mails.map(({ mail }) => mail.messageId)
  expect(messageIdsOf(mailed)).toEqual(messages.map((message) => message.id).sort())
})

test('with two workers, and every message queued twice, each is still sent exactly once', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  // It answers only once every message has reached it, and more jobs than messages are taken: the two workers together
  // have twenty slots for fourteen messages, so that some jobs find a message that another job is sending.
  const collision = Promise.withResolvers<void>()
  let received = 0
  const server = await openMailServer((nth) => {
    received = nth
    return collision.promise.then(() => 'accept')
  })
  onTestFinished(() => server.close())
  await bookVisits(database, 7, 'with e-mail')
  const messages = await messagesIn(database.db)
  await database.db.transaction().execute(async (trx) => {
    for (const { id } of messages) await database.queue.enqueue(trx, 'send-email', { messageId: id })
  })

  // Both workers are up before the first job is due: a mail whose server is silent for ten seconds is sent again.
  await sql`update pgboss.job set start_after = now() + interval '1 day'`.execute(database.db)
  const startOne = async () => {
    const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: server.smtpUrl })
    onTestFinished(() => worker.kill())
    return worker
  }
  const workers = await Promise.all([startOne(), startOne()])
  await sql`update pgboss.job set start_after = now()`.execute(database.db)
  await until('all messages to reach the server, and more jobs than messages to be taken', async () => {
    const taken = (await jobsIn(database.db)).filter(
      ({ state, retries }) => state === 'active' || retries > 0,
    )
    return received === messages.length && taken.length > messages.length
  })
  collision.resolve()
  await until('all jobs to be done', async () => {
    await backoffPasses(database.db)
    return allJobsDone(database.db)
  })

  const jobs = await jobsIn(database.db)
  const collisions = jobs.filter((job) => job.retries > 0).length
  console.log(`two workers: ${jobs.length} jobs, ${collisions} collisions, ${server.taken.length} mails`)
  expect(messageIdsOf(server.taken)).toEqual(messages.map((message) => message.id).sort())
  const states = (await messagesIn(database.db)).map((message) => message.state)
  expect(new Set(states)).toEqual(new Set(['sent']))
  for (const { lines } of workers)
    await until('both to have sent some', () => lines.some((line) => line.includes('message.sent')))
})
