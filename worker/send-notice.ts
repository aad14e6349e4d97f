import { findTestsOf } from '#server/bookings.ts'
import type { Database } from '#server/db.ts'
import { smsReceiptToken } from '#server/delivery-receipts.ts'
import type { SmsSettings, WhatsappSettings } from '#server/env.ts'
import type { Queue } from '#server/jobs.ts'
import type { Log } from '#server/log.ts'
import {
  type ClaimedMessage,
  claimNotice,
  noticeFailed,
  noticeRefused,
  noticeSent,
  noticeUnanswered,
  noticeWithdrawn,
  whileDue,
} from '#server/notices.ts'
import { sendEmail } from '#server/send-email.ts'
import type { SendOutcome } from '#server/send-outcome.ts'
import { sendSms } from '#server/send-sms.ts'
import { sendWhatsapp } from '#server/send-whatsapp.ts'
import type { Vault } from '#server/vault.ts'
import { composeEmail, composeSms, composeWhatsapp, type MailSettings } from './compose-notice.ts'

/** Thrown so that the queue tries again later. */
export class TryAgain extends Error {
  override name = 'TryAgain'
}

/** What the worker works with. */
export type Office = {
  db: Database
  queue: Queue
  vault: Vault
  settings: MailSettings & { SMTP_URL: string; PUBLIC_URL: string }
  sms: SmsSettings | null
  whatsapp: WhatsappSettings | null
  log: Log
  now: () => Date
}

const noAddress: SendOutcome = { kind: 'refused', error: 'no address', permanent: true }
const noChannel: SendOutcome = { kind: 'refused', error: 'channel not set up', permanent: true }

/** Hands it to the one that carries this channel. */
async function handOver(office: Office, message: ClaimedMessage): Promise<SendOutcome> {
  const { db, vault, settings, sms, whatsapp } = office
  const around = {
    publicUrl: settings.PUBLIC_URL,
    link: vault.linkOf(message.bookingId),
    tests: await findTestsOf(db, message.bookingId),
  }
  if (message.channel === 'email') {
    const email = composeEmail(message, settings, around)
    return email ? sendEmail(settings.SMTP_URL, email) : noAddress
  }
  if (message.channel === 'sms') {
    if (!sms) return noChannel
    const text = composeSms(message, around)
    const receiptUrl = `${settings.PUBLIC_URL}/api/v1/receipts/sms/${smsReceiptToken(sms.SMS_KEY, message.noticeId)}`
    return text ? sendSms(sms, { ...text, receiptUrl }) : noAddress
  }
  if (!whatsapp) return noChannel
  const template = composeWhatsapp(message, around)
  return template ? sendWhatsapp(whatsapp, template) : noAddress
}

/** Sends one message of the ledger. Safe to run twice, at once or after a crash. */
export async function sendNotice(office: Office, noticeId: string): Promise<void> {
  const { db, queue, vault, log } = office
  const claim = await claimNotice(db, vault, noticeId, office.now())
  if (claim.kind === 'held') throw new TryAgain()
  if (claim.kind === 'uncertain')
    log.error({ event: 'notice uncertain: handed over twice without an answer', noticeId })
  // Her hours may have changed since it was queued: it comes back when they begin.
  if (claim.kind === 'too-early')
    return db.transaction().execute((trx) => queue.enqueue(trx, 'send-notice', { noticeId }, claim.until))
  if (claim.kind !== 'send') return

  const outcome = await whileDue(db, vault, noticeId, office.now(), (message) => handOver(office, message))
  if (!outcome) {
    await noticeRefused(db, noticeId, 'no longer due')
    return void (await noticeWithdrawn(db, noticeId))
  }
  log.info({ event: 'notice handed over', noticeId, outcome: outcome.kind })
  if (outcome.kind === 'sent') return void (await noticeSent(db, noticeId, outcome.providerId ?? null))
  if (outcome.kind === 'unanswered') {
    await noticeUnanswered(db, noticeId, outcome.error)
    throw new TryAgain()
  }
  await noticeRefused(db, noticeId, outcome.error)
  if (!outcome.permanent) throw new TryAgain()
  await noticeFailed(db, queue, noticeId, outcome.error)
  log.error({ event: 'notice refused for good', noticeId })
}
