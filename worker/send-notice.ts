import type { Database } from '#server/db.ts'
import type { Log } from '#server/log.ts'
import { claimNotice, noticeFailed, noticeRefused, noticeSent, noticeUnanswered } from '#server/notices.ts'
import { sendEmail } from '#server/send-email.ts'
import { composeNotice, type MailSettings } from './compose-notice.ts'

/** Thrown so that the queue tries again later. */
export class TryAgain extends Error {
  override name = 'TryAgain'
}

/** Sends one message of the ledger. Safe to run twice, at once or after a crash. */
export async function sendNotice(
  db: Database,
  settings: MailSettings & { SMTP_URL: string },
  log: Log,
  noticeId: string,
): Promise<void> {
  const claim = await claimNotice(db, noticeId)
  if (claim.kind === 'held') throw new TryAgain()
  if (claim.kind === 'uncertain')
    log.error({ event: 'notice uncertain: handed over twice without an answer', noticeId })
  if (claim.kind !== 'send') return

  const { template } = claim.message
  const email = composeNotice(claim.message, settings)
  if (!email) {
    await noticeFailed(db, noticeId, 'no address')
    return
  }
  const outcome = await sendEmail(settings.SMTP_URL, email)
  log.info({ event: 'notice handed over', noticeId, template, outcome: outcome.kind })
  if (outcome.kind === 'sent') return void (await noticeSent(db, noticeId))
  if (outcome.kind === 'unanswered') {
    await noticeUnanswered(db, noticeId, outcome.error)
    throw new TryAgain()
  }
  await noticeRefused(db, noticeId, outcome.error)
  if (!outcome.permanent) throw new TryAgain()
  await noticeFailed(db, noticeId, outcome.error)
  log.error({ event: 'notice refused for good', noticeId, template })
}
