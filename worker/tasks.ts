import type { PgBoss } from 'pg-boss'
import type { Database } from '#server/db.ts'
import { deadLetterQueue, jobs } from '#server/jobs.ts'
import type { Log } from '#server/log.ts'
import { noticeFailed } from '#server/notices.ts'
import type { MailSettings } from './compose-notice.ts'
import { sendNotice } from './send-notice.ts'

/** Which function does which job. */
export async function runTasks(
  boss: PgBoss,
  db: Database,
  settings: MailSettings & { SMTP_URL: string },
  log: Log,
): Promise<void> {
  await boss.work('send-notice', { pollingIntervalSeconds: 0.5, localConcurrency: 4 }, async ([job]) => {
    const { noticeId } = jobs['send-notice'].parse(job?.data)
    await sendNotice(db, settings, log, noticeId)
  })
  await boss.work(deadLetterQueue, async ([job]) => {
    const { noticeId } = jobs['send-notice'].parse(job?.data)
    await noticeFailed(db, noticeId)
    log.error({ event: 'notice given up after all retries', noticeId })
  })
}
