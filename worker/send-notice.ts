import type { Channel } from '#clinic/contact-preferences.ts'
import type { MessageLimits } from '#clinic/message-limits.ts'
import { findTestsOf } from '#server/bookings.ts'
import { type ClaimedAlert, type ClaimedMessage, claimNotice, sendIfStillDue } from '#server/claim-notice.ts'
import type { Database, Transaction } from '#server/db.ts'
import { smsReceiptToken } from '#server/delivery-receipts.ts'
import type { SmsSettings, WhatsappSettings } from '#server/env.ts'
import { type Queue, sendJob } from '#server/jobs.ts'
import type { Log } from '#server/log.ts'
import {
  noticeFailed,
  noticeRefused,
  noticeSent,
  noticeUnanswered,
  noticeUncertain,
  noticeWithdrawn,
} from '#server/notices.ts'
import { sendEmail } from '#server/send-email.ts'
import type { SendOutcome } from '#server/send-outcome.ts'
import { sendSms } from '#server/send-sms.ts'
import { sendWhatsapp } from '#server/send-whatsapp.ts'
import type { Vault } from '#server/vault.ts'
import {
  composeAlert,
  composeEmail,
  composeSms,
  composeWhatsapp,
  type MailSettings,
} from './compose-notice.ts'

/** Thrown so that the queue tries again later: in its own rhythm, or when the provider has asked for it. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
  readonly afterSeconds: number | undefined
  constructor(afterSeconds?: number) {
    super()
    this.afterSeconds = afterSeconds
  }
}

/** What the worker works with. */
export type WorkerContext = {
  db: Database
  queue: Queue
  vault: Vault
  settings: MailSettings & { SMTP_URL: string; PUBLIC_URL: string; ERASURE_LIST?: string | undefined }
  sms: SmsSettings | null
  whatsapp: WhatsappSettings | null
  limits: MessageLimits
  log: Log
  now: () => Date
}

const noAddress: SendOutcome = { kind: 'refused', error: 'no address', permanent: true }
const noChannel: SendOutcome = { kind: 'refused', error: 'channel not set up', permanent: true }

/** One message of the ledger, and how much it hurries: when it comes back later, it hurries as much. */
export type SendJob = { noticeId: string; channel: Channel; priority: number }

/**
 * Writes it for the one that carries this channel. Nothing has left before the function that comes back is called. It
 * reads on the connection that holds the booking: to ask for a second one while others do the same is to wait for ever.
 */
async function prepare(
  office: WorkerContext,
  message: ClaimedMessage,
  trx: Transaction,
): Promise<() => Promise<SendOutcome>> {
  const { vault, settings, sms, whatsapp } = office
  const around = {
    publicUrl: settings.PUBLIC_URL,
    link: vault.linkOf({ id: message.bookingId, lookupKeyId: message.lookupKeyId ?? vault.lookupKeyId }),
    tests: await findTestsOf(trx, message.bookingId),
  }
  if (message.channel === 'email') {
    const email = composeEmail(message, settings, around)
    return async () => (email ? sendEmail(settings.SMTP_URL, email) : noAddress)
  }
  if (message.channel === 'sms') {
    if (!sms) return async () => noChannel
    const text = composeSms(message, around)
    const receiptUrl = `${settings.PUBLIC_URL}/api/v1/receipts/sms/${smsReceiptToken(sms.SMS_KEY, message.noticeId)}`
    return async () => (text ? sendSms(sms, { ...text, receiptUrl }) : noAddress)
  }
  if (!whatsapp) return async () => noChannel
  const template = composeWhatsapp(message, around)
  return async () => (template ? sendWhatsapp(whatsapp, template) : noAddress)
}

/** Hands over what was claimed. Trouble before anything has left takes the count back: no copy can be anywhere. */
async function handOverClaimed(office: WorkerContext, noticeId: string) {
  const { db, vault } = office
  let hasLeft = false
  try {
    return await sendIfStillDue(db, vault, noticeId, office.now(), async (message, trx) => {
      const carry = await prepare(office, message, trx)
      hasLeft = true
      return carry()
    })
  } catch (error) {
    if (!hasLeft) await noticeRefused(db, noticeId, 'not handed over')
    throw error
  }
}

const sendAlert = ({ settings }: WorkerContext, alert: ClaimedAlert) =>
  sendEmail(settings.SMTP_URL, composeAlert(alert, settings))

/** Sends one message of the ledger. Safe to run twice, at once or after a crash. */
export async function sendNotice(
  office: WorkerContext,
  { noticeId, channel, priority }: SendJob,
): Promise<void> {
  const { db, queue, vault, log, limits } = office
  // Her hours may have changed since it was queued: it comes back when they begin.
  const comeBack = (until: Date) =>
    db
      .transaction()
      .execute((trx) => queue.enqueue(trx, sendJob(channel), { noticeId }, { notBefore: until, priority }))

  const claim = await claimNotice(db, queue, vault, noticeId, office.now(), limits)
  if (claim.kind === 'held') throw new RetryLaterError()
  if (claim.kind === 'uncertain') {
    await noticeUncertain(db, queue, noticeId)
    log.error({ event: 'message.uncertain', noticeId })
  }
  if (claim.kind === 'held-back')
    log.warn({ event: 'message.over_limit', noticeId, outcome: claim.restraint })
  if (claim.kind === 'too-early') return comeBack(claim.until)
  if (claim.kind === 'send-alert')
    return settleOutcome(office, noticeId, await sendAlert(office, claim.alert))
  if (claim.kind !== 'send') return

  const handed = await handOverClaimed(office, noticeId)
  if (handed.kind !== 'handed-over') {
    await noticeRefused(db, noticeId, 'not allowed now')
    if (handed.kind === 'too-early') return comeBack(handed.until)
    return void (await noticeWithdrawn(db, queue, noticeId))
  }
  return settleOutcome(office, noticeId, handed.outcome)
}

/** Writes down what the provider answered. */
async function settleOutcome(
  { db, queue, log }: WorkerContext,
  noticeId: string,
  outcome: SendOutcome,
): Promise<void> {
  log.info({ event: 'message.sent', noticeId, outcome: outcome.kind })
  if (outcome.kind === 'sent') return void (await noticeSent(db, noticeId, outcome.providerId ?? null))
  if (outcome.kind === 'unanswered') {
    await noticeUnanswered(db, noticeId, outcome.error)
    throw new RetryLaterError()
  }
  await noticeRefused(db, noticeId, outcome.error)
  if (!outcome.permanent) throw new RetryLaterError(outcome.retryAfterSeconds)
  await noticeFailed(db, queue, noticeId, outcome.error)
  log.error({ event: 'message.rejected', noticeId })
}
