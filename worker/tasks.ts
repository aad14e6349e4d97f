import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { type Channel, channels } from '#clinic/contact-preferences.ts'
import { watchBookings } from '#server/bookings/watch-bookings.ts'
import { clearExpired } from '#server/erasure/clear-expired.ts'
import { eraseWhatIsDue } from '#server/erasure/erase-due.ts'
import { alertDesk } from '#server/messages/desk-alerts.ts'
import { messageFailed } from '#server/messages/messages.ts'
import { deadLetterQueue, failedErasureQueue, jobs, sendJob } from '#server/platform/jobs.ts'
import { keepErasureList } from './list-erasures.ts'
import { RetryLaterError, sendMessage, type WorkerContext } from './send-message.ts'

/** When nobody books: on the clinic's clock. */
const NIGHTLY = '30 2 * * *'
const HOURLY = '7 * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Messages of one channel that are handed over at once: with a provider that answers within 160 ms, 60 a second. */
const HANDS = 10

/** Each hand holds one connection while it hands a message over; the rest is for the jobs without hands. */
export const WORKER_CONNECTIONS = channels.length * HANDS + 4

/**
 * A provider that says when to come back is believed: the queue's own rhythm would knock meanwhile. The job that waits
 * for that moment has one try less, so that no provider can put a message off for ever.
 */
async function sendOrPutOff(
  office: WorkerContext,
  channel: Channel,
  job: JobWithMetadata<unknown>,
): Promise<void> {
  const { messageId } = jobs[sendJob(channel)].parse(job.data)
  const { priority } = job
  try {
    await sendMessage(office, { messageId, channel, priority })
  } catch (error) {
    const triesLeft = job.retryLimit - job.retryCount
    if (!(error instanceof RetryLaterError) || error.afterSeconds === undefined || triesLeft === 0)
      throw error
    const notBefore = new Date(office.now().getTime() + error.afterSeconds * 1000)
    const later = { notBefore, retryLimit: triesLeft - 1, priority }
    await office.db
      .transaction()
      .execute((trx) => office.queue.enqueue(trx, sendJob(channel), { messageId }, later))
  }
}

/**
 * The hands of one channel. The first looks every half second whether there is work; who finds some wakes the next one
 * and looks again at once when it is done. So a waiting queue is emptied as fast as the provider takes it, and an empty
 * one costs two looks a second.
 */
async function sendBy(boss: PgBoss, office: WorkerContext, channel: Channel): Promise<void> {
  const ids: string[] = []
  for (let hand = 0; hand < HANDS; hand++) {
    const rhythm = { pollingIntervalSeconds: hand === 0 ? 0.5 : 10, includeMetadata: true } as const
    const id = await boss.work(sendJob(channel), rhythm, async ([job]) => {
      if (!job) return
      const next = ids[(hand + 1) % ids.length]
      if (next) boss.notifyWorker(next)
      try {
        await sendOrPutOff(office, channel, job)
      } finally {
        boss.notifyWorker(id)
      }
    })
    ids.push(id)
  }
}

/** Which function does which job. */
export async function runTasks(boss: PgBoss, office: WorkerContext): Promise<void> {
  const { db, queue, log } = office
  for (const channel of channels) await sendBy(boss, office, channel)
  await boss.work('erase-due', async () => {
    const erased = await eraseWhatIsDue(db, office.now())
    log.info({ event: 'erasure.done', count: erased.length })
  })
  await boss.work('clear-expired', async () => {
    const { counters } = await clearExpired(db, office.now())
    log.info({ event: 'cleanup.done', count: counters })
  })
  await boss.schedule('erase-due', NIGHTLY, {}, { tz: 'Asia/Kolkata' })
  await boss.schedule('clear-expired', HOURLY, {}, { tz: 'Asia/Kolkata' })
  await keepErasureList(boss, office)
  await boss.work('watch-bookings', () => watchBookings(db, queue, office.now()))
  await boss.schedule('watch-bookings', EVERY_FIVE_MINUTES, {}, { tz: 'Asia/Kolkata' })
  await boss.work(deadLetterQueue, async ([job]) => {
    const message = jobs['send-email'].safeParse(job?.data)
    if (!message.success) return
    await messageFailed(db, queue, message.data.messageId)
    log.error({ event: 'message.retries_exhausted', messageId: message.data.messageId })
  })
  await boss.work(failedErasureQueue, async () => {
    log.error({ event: 'erasure.failed' })
    await db.transaction().execute((trx) => alertDesk(trx, queue, 'desk-erasure-failed', office.now(), 'day'))
  })
}
