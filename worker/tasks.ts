import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { type Channel, channels } from '#clinic/contact-preferences.ts'
import { facts } from '#content/facts.ts'
import { watchBookings } from '#server/bookings/watch-bookings.ts'
import { clearExpired } from '#server/erasure/clear-expired.ts'
import { eraseWhatIsDue } from '#server/erasure/erase-due.ts'
import { alertDesk } from '#server/messages/desk-alerts.ts'
import { messageFailed } from '#server/messages/messages.ts'
import { givenBy } from '#server/platform/context.ts'
import { deadLetterQueue, failedErasureQueue, jobs, sendersFetch, sendJob } from '#server/platform/jobs.ts'
import { keepErasureList } from './list-erasures.ts'
import { raiseDueJobs } from './raise-due-jobs.ts'
import { RetryLaterError, sendMessages, type WorkerContext } from './send-messages.ts'

/** In clinic time, when hardly anyone books. */
const NIGHTLY = '30 2 * * *'
const HOURLY = '7 * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/**
 * How many messages of one channel are sent at once: with a provider that responds within 160 ms, 60 a second. While one
 * sender waits for its slowest message, the other goes on.
 */
const SENDERS = 2

/** Each message needs one connection while it is sent; the other jobs share the rest. */
export const WORKER_CONNECTIONS = channels.length * SENDERS * sendersFetch.batchSize + 4

/**
 * The provider's Retry-After is respected: the queue's own delay would be too short. The job that waits for that moment
 * has one retry less, so that no provider can delay a message for ever.
 */
async function retryAfter(
  { db, queue, now }: WorkerContext,
  channel: Channel,
  { messageId, priority, triesLeft }: { messageId: string; priority: number; triesLeft: number },
  seconds: number,
) {
  const notBefore = new Date(now().getTime() + seconds * 1000)
  const later = { notBefore, retryLimit: triesLeft - 1, priority }
  await db.transaction().execute((trx) => queue.enqueue(trx, sendJob(channel), { messageId }, later))
}

/** Sends the messages of these jobs; a job that failed is retried by the queue. */
async function runJobs(
  context: WorkerContext,
  channel: Channel,
  fetched: readonly JobWithMetadata<unknown>[],
): Promise<JobResult[]> {
  const toSend = fetched.map((job) => {
    const { messageId } = jobs[sendJob(channel)].parse(job.data)
    const { id, priority, retryLimit, retryCount } = job
    return { id, messageId, channel, priority, triesLeft: retryLimit - retryCount }
  })
  const results = await sendMessages(context, toSend)
  return Promise.all(
    toSend.map(async (job, nth): Promise<JobResult> => {
      const result = results[nth]!
      const completed = { id: job.id, status: 'completed' } as const
      if (result.status === 'fulfilled') return completed
      const error: unknown = result.reason
      if (!(error instanceof RetryLaterError) || error.afterSeconds === undefined || job.triesLeft === 0)
        return { id: job.id, status: 'failed', output: error as object }
      await retryAfter(context, channel, job, error.afterSeconds)
      return completed
    }),
  )
}

/**
 * The senders of one channel. The first polls every half second; a sender that finds jobs wakes the next one, and
 * polls again at once when it is done. A full queue is thus emptied as fast as the provider accepts messages, and an
 * empty one costs two polls a second.
 */
async function sendBy(boss: PgBoss, context: WorkerContext, channel: Channel): Promise<void> {
  const ids: string[] = []
  for (let sender = 0; sender < SENDERS; sender++) {
    const polling = {
      pollingIntervalSeconds: sender === 0 ? 0.5 : 10,
      ...sendersFetch,
      perJobResults: true,
    } as const
    const id = await boss.work(sendJob(channel), polling, async (fetched: JobWithMetadata<unknown>[]) => {
      const next = ids[(sender + 1) % ids.length]
      if (next) boss.notifyWorker(next)
      try {
        return await runJobs(context, channel, fetched)
      } finally {
        boss.notifyWorker(id)
      }
    })
    ids.push(id)
  }
}

/** Registers the function of each job. */
export async function runTasks(boss: PgBoss, context: WorkerContext): Promise<void> {
  const { db, queue, log } = context
  for (const channel of channels) await sendBy(boss, context, channel)
  raiseDueJobs(boss, context)
  await boss.work('erase-due', async () => {
    const erased = await eraseWhatIsDue(db, givenBy(context))
    log.info({ event: 'erasure.done', count: erased.length })
    if (erased.length > 0) await boss.send('list-erasures', {})
  })
  await boss.work('clear-expired', async () => {
    const { counters } = await clearExpired(db, context.now())
    log.info({ event: 'cleanup.done', count: counters })
  })
  await boss.schedule('erase-due', NIGHTLY, {}, { tz: facts.zone })
  await boss.schedule('clear-expired', HOURLY, {}, { tz: facts.zone })
  await keepErasureList(boss, context)
  await boss.work('watch-bookings', () => watchBookings(db, queue, givenBy(context)))
  await boss.schedule('watch-bookings', EVERY_FIVE_MINUTES, {}, { tz: facts.zone })
  await boss.work(deadLetterQueue, async ([job]) => {
    const message = jobs['send-email'].safeParse(job?.data)
    if (!message.success) return
    await messageFailed(db, queue, givenBy(context), message.data.messageId)
    log.error({ event: 'message.retries_exhausted', messageId: message.data.messageId })
  })
  await boss.work(failedErasureQueue, async () => {
    log.error({ event: 'erasure.failed' })
    await db
      .transaction()
      .execute((trx) => alertDesk(trx, queue, 'desk-erasure-failed', givenBy(context), 'day'))
  })
}
