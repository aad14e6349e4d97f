import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { eraseWhatIsDue } from '#server/erase-due.ts'
import { deadLetterQueue, jobs } from '#server/jobs.ts'
import { noticeFailed } from '#server/notices.ts'
import { type Office, sendNotice, TryAgain } from './send-notice.ts'

/** When nobody books: on the clinic's clock. */
const NIGHTLY = '30 2 * * *'

/**
 * A provider that says when to come back is believed: the queue's own rhythm would knock meanwhile. The job that waits
 * for that moment has one try less, so that no provider can put a message off for ever.
 */
async function sendOrPutOff(office: Office, job: JobWithMetadata<unknown>): Promise<void> {
  const { noticeId } = jobs['send-notice'].parse(job.data)
  try {
    await sendNotice(office, noticeId)
  } catch (error) {
    const triesLeft = job.retryLimit - job.retryCount
    if (!(error instanceof TryAgain) || error.afterSeconds === undefined || triesLeft === 0) throw error
    const notBefore = new Date(office.now().getTime() + error.afterSeconds * 1000)
    await office.db
      .transaction()
      .execute((trx) => office.queue.enqueue(trx, 'send-notice', { noticeId }, notBefore, triesLeft - 1))
  }
}

/** Which function does which job. */
export async function runTasks(boss: PgBoss, office: Office): Promise<void> {
  const { db, queue, log } = office
  const often = { pollingIntervalSeconds: 0.5, localConcurrency: 4, includeMetadata: true } as const
  await boss.work('send-notice', often, async ([job]) => {
    if (job) await sendOrPutOff(office, job)
  })
  await boss.work('erase-due', async () => {
    const erased = await eraseWhatIsDue(db, office.now())
    log.info({ event: 'erased what was due', count: erased.length })
  })
  await boss.schedule('erase-due', NIGHTLY, {}, { tz: 'Asia/Kolkata' })
  await boss.work(deadLetterQueue, async ([job]) => {
    const notice = jobs['send-notice'].safeParse(job?.data)
    if (!notice.success) return
    await noticeFailed(db, queue, notice.data.noticeId)
    log.error({ event: 'notice given up after all retries', noticeId: notice.data.noticeId })
  })
}
