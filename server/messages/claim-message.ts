import { sql } from 'kysely'
import { defaultMessageLimits, type MessageLimits, type Restraint } from '#clinic/messages/message-limits.ts'
import { type AlertTemplate, isAlert, reminderKindOf } from '#content/messages.ts'
import type { Given } from '../platform/context.ts'
import { anyOf, type Database, type Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { sendLater } from '../platform/pipeline.ts'
import type { Vault } from '../platform/vault.ts'
import { createCallTask } from './call-tasks.ts'
import { type ClaimedMessage, dueMessage, dueMessages, type NotSendable } from './due-message.ts'
import { lockLimits, recipientOf, restrainMessage } from './message-limits.ts'
import { settle, withdraw } from './messages.ts'

/** Longer than a send may take (see send-email.ts, post-to-provider.ts). */
const CLAIM_MS = 30_000
const COPIES_AT_MOST = 2

export type ClaimedAlert = { messageId: string; template: AlertTemplate; queuedAt: Date }

export type Claim =
  | { kind: 'send' }
  /** About no booking: nothing is checked again before sending. */
  | { kind: 'send-alert'; alert: ClaimedAlert }
  | { kind: 'settled' | 'uncertain' }
  /** Stopped by a rate limit, which the ledger stores. */
  | { kind: 'held-back'; restraint: Restraint | 'hourly limit' }
  /** Another worker has claimed it: retry later. */
  | { kind: 'held' }
  | NotSendable

type LedgerRow = Awaited<ReturnType<typeof lockMessages>>[number]

const lockMessages = (trx: Transaction, ids: readonly string[], now: Date) =>
  trx
    .selectFrom('messages')
    .select([
      'id',
      'booking_id',
      'template',
      'created_at',
      'settled_at',
      'unconfirmed',
      sql<boolean>`claimed_until is not null and claimed_until > ${now}`.as('held'),
    ])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()

/** What the ledger alone says: null for a message that may be sent if it is due. */
function claimBy(row: LedgerRow | undefined): Claim | null {
  if (!row || row.settled_at) return { kind: 'settled' }
  if (row.held) return { kind: 'held' }
  return row.unconfirmed >= COPIES_AT_MOST ? { kind: 'uncertain' } : null
}

/**
 * Claims messages in this order, and counts each attempt before it is made: a worker that crashes before it stores the
 * provider's response leaves the count behind, and after two such attempts no third copy is sent. Rate limits are
 * checked here and not on submit: a slower or different response would reveal something about the number. Messages that
 * are claimed together share most statements.
 */
export const claimMessages = (
  db: Database,
  queue: Queue,
  vault: Vault,
  ids: readonly string[],
  given: Given,
  limits: MessageLimits = defaultMessageLimits,
): Promise<Claim[]> =>
  db.transaction().execute(async (trx): Promise<Claim[]> => {
    const { now } = given
    const rows = new Map((await lockMessages(trx, ids, now)).map((row) => [row.id, row]))
    const isOpen = (id: string) => claimBy(rows.get(id)) === null
    const due = await dueMessages(trx, vault, ids.filter(isOpen), now)
    await lockLimits(trx, vault, [...due.values()])

    async function claim(id: string): Promise<Claim> {
      const row = rows.get(id)!
      if (row.booking_id === null && isAlert(row.template)) {
        await take(trx, row, given, null)
        return {
          kind: 'send-alert',
          alert: { messageId: id, template: row.template, queuedAt: row.created_at },
        }
      }
      const dueness = due.get(id) ?? { kind: 'withdrawn' }
      if (dueness.kind === 'withdrawn') await withdraw(trx, queue, given, id)
      if (dueness.kind !== 'due') return dueness
      const { message } = dueness
      const restraint = await restrainMessage({ ...given, trx, queue, vault, message, limits })
      if (restraint) {
        await holdBack(trx, queue, given, message, restraint)
        return { kind: 'held-back', restraint }
      }
      await take(trx, row, given, recipientOf(vault, message))
      return { kind: 'send' }
    }
    const claims = new Map<string, Claim>()
    // Two jobs can be about one message.
    for (const id of new Set(ids)) claims.set(id, claimBy(rows.get(id)) ?? (await claim(id)))
    return ids.map((id, nth) => (ids.indexOf(id) < nth ? { kind: 'held' } : claims.get(id)!))
  })

export async function claimMessage(
  db: Database,
  queue: Queue,
  vault: Vault,
  id: string,
  given: Given,
  limits?: MessageLimits,
): Promise<Claim> {
  const [claim] = await claimMessages(db, queue, vault, [id], given, limits)
  return claim!
}

/** Sent with the next statement: the next message's limits count this one. */
const take = (
  trx: Transaction,
  { id, unconfirmed }: LedgerRow,
  { now }: Given,
  recipientHash: string | null,
) =>
  sendLater(
    trx,
    trx
      .updateTable('messages')
      .set({
        state: 'sending',
        unconfirmed: unconfirmed + 1,
        claimed_until: new Date(now.getTime() + CLAIM_MS),
        recipient_hash: recipientHash,
        handed_over_at: now,
      })
      .where('id', '=', id),
  )

/**
 * Most messages that a rate limit stops repeat the confirmation page. Two kinds of patients are called instead: one who
 * was sent an older state and would still believe it, and a proven person, who expects the message.
 */
async function holdBack(
  trx: Transaction,
  queue: Queue,
  given: Given,
  message: ClaimedMessage,
  restraint: Restraint | 'hourly limit',
) {
  const { messageId } = message
  const isFailure = restraint === 'daily limit'
  await settle(trx, given, messageId, isFailure ? 'failed' : 'withdrawn', { last_error: restraint })
  const mustBeCalled =
    isFailure ||
    ((restraint === 'recipient limit' || restraint === 'daily limit near') &&
      (await knowsOlderState(trx, message)))
  if (mustBeCalled) await createCallTask(trx, queue, given, messageId)
}

/** Whether a message about an older state of the booking was sent to the patient. */
async function knowsOlderState(trx: Transaction, { template, bookingId, queuedSequence }: ClaimedMessage) {
  if (reminderKindOf(template)) return false
  const older = await trx
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where(sql<boolean>`template not like 'desk-%'`)
    .where('sequence', '<', queuedSequence)
    .where('handed_over_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return older !== undefined
}

/** Committed: what was written in the transaction is stored. */
type HandedOver<Outcome> = { kind: 'handed-over'; outcome: Outcome; isCommitted: boolean }

/**
 * Sends the message while the booking is locked: no message is sent about a booking that was cancelled or moved before,
 * and a concurrent change waits until it is sent. Everything is checked once more, because the claim is a moment old:
 * the patient's hours may have ended or changed since.
 */
export async function sendIfStillDue<Outcome>(
  db: Database,
  vault: Vault,
  messageId: string,
  now: Date,
  postToProvider: (message: ClaimedMessage, trx: Transaction) => Promise<Outcome>,
): Promise<HandedOver<Outcome> | NotSendable> {
  let handedOver: HandedOver<Outcome> | undefined
  try {
    const result = await db.transaction().execute(async (trx) => {
      const due = await dueMessage(trx, vault, messageId, now)
      if (due.kind !== 'due') return due
      handedOver = {
        kind: 'handed-over',
        outcome: await postToProvider(due.message, trx),
        isCommitted: false,
      }
      return handedOver
    })
    return result.kind === 'handed-over' ? { ...result, isCommitted: true } : result
  } catch (error) {
    // Losing the transaction does not change the provider's response.
    if (handedOver) return handedOver
    throw error
  }
}
