import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { startWorker } from '../processes.ts'
import {
  allJobsDone,
  backoffPasses,
  bookVisits,
  claimPasses,
  jobsIn,
  logHas,
  messageIdsOf,
  onlyMessage,
  silencePasses,
} from './ledger.ts'
import { openMailServer } from './mail-server.ts'
import { until } from './until.ts'

test('a worker that dies before it can store the response causes a second copy, and never a third', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  // It accepts every message and never confirms one: the moment between hand-over and our update lasts for ever.
  const server = await openMailServer(() => 'silence')
  onTestFinished(() => server.close())
  await bookVisits(database, 1)
  const { id } = await onlyMessage(db)
  const startOne = async () => {
    const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: server.smtpUrl })
    onTestFinished(() => worker.kill())
    return worker
  }

  const first = await startOne()
  await until('the first copy to be taken', () => server.taken.length === 1)
  await first.kill()
  expect(await onlyMessage(db)).toMatchObject({ state: 'sending', unconfirmed: 1 })

  // The queue notices the dead worker before its claim has expired: then no worker may send.
  await silencePasses(db)
  const second = await startOne()
  await until('the second worker to find the message claimed', async () => {
    await backoffPasses(db)
    return (await jobsIn(db)).some((job) => job.retries > 0 && job.state === 'retry')
  })
  expect(server.taken).toHaveLength(1)
  expect(await onlyMessage(db)).toMatchObject({ state: 'sending', unconfirmed: 1 })

  await claimPasses(db)
  await until('the second copy to be taken', async () => {
    await backoffPasses(db)
    return server.taken.length === 2
  })
  await second.kill()
  expect(await onlyMessage(db)).toMatchObject({ state: 'sending', unconfirmed: 2 })

  await silencePasses(db)
  await claimPasses(db)
  const third = await startOne()
  await until('the third worker to end the job', async () => {
    await backoffPasses(db)
    return server.taken.length > 2 || allJobsDone(db)
  })
  // Two copies with the same Message-ID, so that a mailbox can deduplicate them.
  expect(messageIdsOf(server.taken)).toEqual([id, id])
  expect(await onlyMessage(db)).toMatchObject({ state: 'uncertain', unconfirmed: 2 })
  await until('the log to say so', () => logHas(third.lines, id, 'message.uncertain'))
  expect(logHas(third.lines, id, 'message.sent')).toBe(false)
  console.log(`worker killed twice in mid-send: ${server.taken.length} copies, then uncertain`)
})
