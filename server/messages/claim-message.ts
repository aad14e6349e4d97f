import { sql } from 'kysely'
import { defaultMessageLimits, type MessageLimits, type Restraint } from '#clinic/messages/message-limits.ts'
import { type AlertTemplate, isAlert, reminderKindOf } from '#content/messages.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import { createCallTask } from './call-tasks.ts'
import { type ClaimedMessage, dueMessage, type NotSendable } from './due-message.ts'
import { recipientOf, restrainMessage } from './message-limits.ts'
import { settle, withdraw } from './messages.ts'

/** Longer than a whole conversation with a provider may take (see send-email.ts, hand-over.ts). */
const CLAIM_SECONDS = 30
const COPIES_AT_MOST = 2

export type ClaimedAlert = { messageId: string; template: AlertTemplate; owedAt: Date }

export type Claim =
  | { kind: 'send' }
  /** About no booking: there is nothing to look at again before it is handed over. */
  | { kind: 'send-alert'; alert: ClaimedAlert }
  | { kind: 'settled' | 'uncertain' }
  /** Too much has left already; the ledger says why. */
  | { kind: 'held-back'; restraint: Restraint | 'hourly limit' }
  /** Another worker holds it. Come back later. */
  | { kind: 'held' }
  | NotSendable

/**
 * Takes the right to hand one message to the provider, and counts the hand-over before it happens: a worker
 * that dies before it can note the answer leaves the count behind, and after two such deaths nobody sends a
 * third copy. Whether too much has left already is asked here and not when a form is sent: an answer that took longer,
 * or said something else, would tell strangers about the number.
 */
export const claimMessage = (
  db: Database,
  queue: Queue,
  vault: Vault,
  messageId: string,
  now: Date,
  limits: MessageLimits = defaultMessageLimits,
): Promise<Claim> =>
  db.transaction().execute(async (trx): Promise<Claim> => {
    const message = await trx
      .selectFrom('messages')
      .select([
        'booking_id',
        'template',
        'created_at',
        'settled_at',
        'unconfirmed',
        sql<boolean>`claimed_until > now()`.as('held'),
      ])
      .where('id', '=', messageId)
      .forUpdate()
      .executeTakeFirst()
    if (!message || message.settled_at) return { kind: 'settled' }
    if (message.held) return { kind: 'held' }
    if (message.unconfirmed >= COPIES_AT_MOST) return { kind: 'uncertain' }
    const take = (recipientHash: string | null) =>
      trx
        .updateTable('messages')
        .set({
          state: 'sending',
          unconfirmed: message.unconfirmed + 1,
          claimed_until: sql<Date>`now() + ${`${CLAIM_SECONDS} seconds`}::interval`,
          recipient_hash: recipientHash,
          handed_over_at: now,
        })
        .where('id', '=', messageId)
        .execute()

    if (message.booking_id === null && isAlert(message.template)) {
      await take(null)
      return {
        kind: 'send-alert',
        alert: { messageId, template: message.template, owedAt: message.created_at },
      }
    }
    const due = await dueMessage(trx, vault, messageId, now)
    if (due.kind === 'withdrawn') await withdraw(trx, queue, messageId)
    if (due.kind !== 'due') return due
    const restraint = await restrainMessage(trx, queue, vault, due.message, now, limits)
    if (restraint) {
      await holdBack(trx, queue, due.message, restraint)
      return { kind: 'held-back', restraint }
    }
    await take(recipientOf(vault, due.message))
    return { kind: 'send' }
  })

/**
 * Most of what is held back says only what the page after the form has said. Who was told something else before would
 * go on believing it, and who has proven to be a person waits for it: they are called.
 */
async function holdBack(
  trx: Transaction,
  queue: Queue,
  message: ClaimedMessage,
  restraint: Restraint | 'hourly limit',
) {
  const { messageId } = message
  const isFailure = restraint === 'daily limit'
  await settle(trx, messageId, isFailure ? 'failed' : 'withdrawn', { last_error: restraint })
  const mustBeCalled =
    isFailure ||
    ((restraint === 'recipient limit' || restraint === 'daily limit near') &&
      (await knowsOlderState(trx, message)))
  if (mustBeCalled) await createCallTask(trx, queue, messageId)
}

/** Whether the patient has been sent a word about how the booking was before its last change. */
async function knowsOlderState(trx: Transaction, { template, bookingId, owedFor }: ClaimedMessage) {
  if (reminderKindOf(template)) return false
  const older = await trx
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`template not like 'desk-%'`)
    .where('sequence', '<', owedFor)
    .where('handed_over_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return older !== undefined
}

/**
 * Hands it over while the booking is held still: nothing is sent about a booking that was cancelled or moved before,
 * and whoever cancels it meanwhile is told so after the message has gone. Everything is asked once more, because the
 * claim is a moment old. Her hours are asked, too: they may have ended, or been changed, since.
 */
export async function sendIfStillDue<Outcome>(
  db: Database,
  vault: Vault,
  messageId: string,
  now: Date,
  postToProvider: (message: ClaimedMessage, trx: Transaction) => Promise<Outcome>,
): Promise<{ kind: 'handed-over'; outcome: Outcome } | NotSendable> {
  let handedOver: { kind: 'handed-over'; outcome: Outcome } | undefined
  try {
    return await db.transaction().execute(async (trx) => {
      const due = await dueMessage(trx, vault, messageId, now)
      if (due.kind !== 'due') return due
      handedOver = { kind: 'handed-over', outcome: await postToProvider(due.message, trx) }
      return handedOver
    })
  } catch (error) {
    // The transaction only held the booking. That it was lost makes the provider's answer no less true.
    if (handedOver) return handedOver
    throw error
  }
}
