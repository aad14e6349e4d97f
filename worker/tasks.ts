import type { PgBoss } from 'pg-boss'
import { eraseWhatIsDue } from '#server/erase-due.ts'
import { deadLetterQueue, jobs } from '#server/jobs.ts'
import { noticeFailed } from '#server/notices.ts'
import { type Office, sendNotice } from './send-notice.ts'

/** When nobody books: on the clinic's clock. */
const NIGHTLY = '30 2 * * *'

/** Which function does which job. */
export async function runTasks(boss: PgBoss, office: Office): Promise<void> {
  const { db, queue, log } = office
  await boss.work('send-notice', { pollingIntervalSeconds: 0.5, localConcurrency: 4 }, async ([job]) => {
    const { noticeId } = jobs['send-notice'].parse(job?.data)
    await sendNotice(office, noticeId)
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
