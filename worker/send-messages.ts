import type { Channel } from '#clinic/contact-preferences.ts'
import type { MessageLimits } from '#clinic/messages/message-limits.ts'
import { findLabTestsOf } from '#server/bookings/bookings.ts'
import {
  type Claim,
  type ClaimedAlert,
  claimMessage,
  claimMessages,
  sendIfStillDue,
} from '#server/messages/claim-message.ts'
import {
  composeAlert,
  composeEmail,
  composeSms,
  composeWhatsapp,
  type MailSettings,
} from '#server/messages/compose-message.ts'
import { smsReceiptToken } from '#server/messages/delivery-receipts.ts'
import type { ClaimedMessage } from '#server/messages/due-message.ts'
import {
  messageFailed,
  messageRefused,
  messageSent,
  messageSentIn,
  messageUnanswered,
  messageUncertain,
  messageWithdrawn,
} from '#server/messages/messages.ts'
import type { Mailer } from '#server/messages/send-email.ts'
import type { SendOutcome } from '#server/messages/send-outcome.ts'
import { sendSms } from '#server/messages/send-sms.ts'
import { sendWhatsapp } from '#server/messages/send-whatsapp.ts'
import { type Context, givenBy } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/db.ts'
import type { SmsSettings, WhatsappSettings } from '#server/platform/env.ts'
import { type Queue, sendJob } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Vault } from '#server/platform/vault.ts'

/** Thrown so that the queue retries: after its own delay, or after the provider's Retry-After. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
  readonly afterSeconds: number | undefined
  constructor(afterSeconds?: number) {
    super()
    this.afterSeconds = afterSeconds
  }
}

/** The dependencies of the worker. */
export type WorkerContext = Context & {
  db: Database
  queue: Queue
  vault: Vault
  settings: MailSettings & { PUBLIC_URL: string; ERASURE_LIST?: string | undefined }
  mailer: Mailer
  sms: SmsSettings | null
  whatsapp: WhatsappSettings | null
  limits: MessageLimits
  log: Log
}

const noAddress: SendOutcome = { kind: 'refused', error: 'no address', permanent: true }
const noChannel: SendOutcome = { kind: 'refused', error: 'channel not set up', permanent: true }

const hasTests = ({ kind }: ClaimedMessage) => kind === 'home-collection' || kind === 'lab-test'

/** One message of the ledger, with its priority: a retry keeps it. */
type SendJob = { messageId: string; channel: Channel; priority: number }

/**
 * Composes the message for its channel. Nothing is sent before the returned function is called. It reads on the
 * connection that locks the booking: if every worker took a second one from the pool, they would deadlock.
 */
async function prepare(
  context: WorkerContext,
  message: ClaimedMessage,
  trx: Transaction,
): Promise<() => Promise<SendOutcome>> {
  const { vault, settings, mailer, sms, whatsapp } = context
  const around = {
    publicUrl: settings.PUBLIC_URL,
    link: vault.linkOf({ id: message.bookingId, lookupKeyId: message.lookupKeyId ?? vault.lookupKeyId }),
    tests: hasTests(message) ? await findLabTestsOf(trx, message.bookingId) : [],
  }
  if (message.channel === 'email') {
    const email = composeEmail(message, settings, around)
    return async () => (email ? mailer.send(email) : noAddress)
  }
  if (message.channel === 'sms') {
    if (!sms) return async () => noChannel
    const text = composeSms(message, around)
    const receiptUrl = `${settings.PUBLIC_URL}/api/v1/receipts/sms/${smsReceiptToken(sms.SMS_KEY, message.messageId)}`
    return async () => (text ? sendSms(sms, { ...text, receiptUrl }) : noAddress)
  }
  if (!whatsapp) return async () => noChannel
  const template = composeWhatsapp(message, around)
  return async () => (template ? sendWhatsapp(whatsapp, template) : noAddress)
}

/** Sends a claimed message. An error before anything was sent undoes the count: no copy can exist. */
async function sendClaimed(context: WorkerContext, messageId: string) {
  const { db, vault } = context
  let hasLeft = false
  try {
    return await sendIfStillDue(db, vault, messageId, context.now(), async (message, trx) => {
      const carry = await prepare(context, message, trx)
      hasLeft = true
      const outcome = await carry()
      if (outcome.kind === 'sent')
        await messageSentIn(trx, givenBy(context), messageId, outcome.providerId ?? null)
      return outcome
    })
  } catch (error) {
    if (!hasLeft) await messageRefused(db, messageId, 'not handed over')
    throw error
  }
}

const sendAlert = ({ mailer, settings }: WorkerContext, alert: ClaimedAlert) =>
  mailer.send(composeAlert(alert, settings))

/** Together; or each alone, when one of them makes all fail. */
async function claimAll(
  context: WorkerContext,
  ids: readonly string[],
): Promise<PromiseSettledResult<Claim>[]> {
  const { db, queue, vault, limits } = context
  try {
    const claims = await claimMessages(db, queue, vault, ids, givenBy(context), limits)
    return claims.map((value) => ({ status: 'fulfilled', value }))
  } catch {
    const claims: PromiseSettledResult<Claim>[] = []
    for (const id of ids)
      claims.push(
        ...(await Promise.allSettled([claimMessage(db, queue, vault, id, givenBy(context), limits)])),
      )
    return claims
  }
}

/** Sends messages of the ledger, each by itself. Safe to run twice, at once or after a crash. */
export async function sendMessages(
  context: WorkerContext,
  sendJobs: readonly SendJob[],
): Promise<PromiseSettledResult<void>[]> {
  const claims = await claimAll(
    context,
    sendJobs.map(({ messageId }) => messageId),
  )
  return Promise.allSettled(
    sendJobs.map(async (job, nth) => {
      const claim = claims[nth]!
      if (claim.status === 'rejected') throw claim.reason
      await sendClaim(context, job, claim.value)
    }),
  )
}

async function sendClaim(context: WorkerContext, { messageId, channel, priority }: SendJob, claim: Claim) {
  const { db, queue, log } = context
  // The patient's hours may have changed since the message was queued: it is retried when they begin.
  const retryAt = (until: Date) =>
    db
      .transaction()
      .execute((trx) => queue.enqueue(trx, sendJob(channel), { messageId }, { notBefore: until, priority }))

  if (claim.kind === 'held') throw new RetryLaterError()
  if (claim.kind === 'uncertain') {
    await messageUncertain(db, queue, givenBy(context), messageId)
    log.error({ event: 'message.uncertain', messageId })
  }
  if (claim.kind === 'held-back')
    log.warn({ event: 'message.over_limit', messageId, outcome: claim.restraint })
  if (claim.kind === 'too-early') return retryAt(claim.until)
  if (claim.kind === 'send-alert')
    return settleOutcome(context, messageId, await sendAlert(context, claim.alert))
  if (claim.kind !== 'send') return

  const handed = await sendClaimed(context, messageId)
  if (handed.kind !== 'handed-over') {
    await messageRefused(db, messageId, 'not allowed now')
    if (handed.kind === 'too-early') return retryAt(handed.until)
    return void (await messageWithdrawn(db, queue, givenBy(context), messageId))
  }
  return settleOutcome(context, messageId, handed.outcome, handed.isCommitted)
}

/** Stores the provider's response, unless it is stored as sent already. */
async function settleOutcome(
  context: WorkerContext,
  messageId: string,
  outcome: SendOutcome,
  isStored = false,
): Promise<void> {
  const { db, queue, log } = context
  const given = givenBy(context)
  log.info({ event: 'message.sent', messageId, outcome: outcome.kind })
  if (outcome.kind === 'sent' && isStored) return
  if (outcome.kind === 'sent')
    return void (await messageSent(db, given, messageId, outcome.providerId ?? null))
  if (outcome.kind === 'unanswered') {
    await messageUnanswered(db, messageId, outcome.error)
    throw new RetryLaterError()
  }
  await messageRefused(db, messageId, outcome.error)
  if (!outcome.permanent) throw new RetryLaterError(outcome.retryAfterSeconds)
  await messageFailed(db, queue, given, messageId, outcome.error)
  log.error({ event: 'message.rejected', messageId })
}
