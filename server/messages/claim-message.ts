import { sql } from 'kysely'
import { nextAllowed } from '#clinic/contact-preferences.ts'
import { defaultMessageLimits, type MessageLimits, type Restraint } from '#clinic/messages/message-limits.ts'
import { reminderHolds } from '#clinic/messages/reminder.ts'
import { facts } from '#content/facts.ts'
import { type AlertTemplate, isAlert, isForDesk, reminderKindOf, type Template } from '#content/messages.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Person, Vault } from '../platform/vault.ts'
import { createCallTask } from './call-tasks.ts'
import { recipientOf, restrainMessage } from './message-limits.ts'
import { isFromClinic, settle, withdraw } from './messages.ts'

/** Longer than a whole conversation with a provider may take (see send-email.ts, hand-over.ts). */
const CLAIM_SECONDS = 30
const COPIES_AT_MOST = 2

/** What keeps a message from leaving. */
type NotSendable =
  /** No longer true of the booking, or no longer allowed. */
  | { kind: 'withdrawn' }
  /** She allows messages at other hours only. */
  | { kind: 'too-early'; until: Date }

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

type Owing = NonNullable<Awaited<ReturnType<typeof bookingOf>>>
export type ClaimedMessage = Omit<Owing, 'sealed' | 'key_id'> & { person: Person | null }

/** The booking is held still until the transaction ends: whoever cancels or moves it waits for that moment. */
const bookingOf = (trx: Transaction, messageId: string) =>
  trx
    .selectFrom('messages')
    .innerJoin('bookings', 'bookings.id', 'messages.booking_id')
    .select([
      'messages.id as messageId',
      'messages.template',
      'messages.channel',
      'messages.origin',
      'messages.sequence as owedFor',
      'messages.created_at as owedAt',
      'bookings.id as bookingId',
      'bookings.kind',
      'bookings.state',
      'bookings.reference',
      'bookings.starts_at as startsAt',
      'bookings.answer_by as answerBy',
      'bookings.language',
      'bookings.sequence',
      'bookings.trust',
      'bookings.refund',
      'bookings.sealed',
      'bookings.key_id',
      'bookings.lookup_key_id as lookupKeyId',
    ])
    .where('messages.id', '=', messageId)
    .where('messages.settled_at', 'is', null)
    .forShare('bookings')
    .executeTakeFirst()

/** She may have been forgotten since: then only the clinic can still be told, by reference. */
function openMessage(vault: Vault, { sealed, key_id, ...owing }: Owing): ClaimedMessage {
  const person = sealed && key_id ? vault.open(owing.bookingId, { sealed, key_id }) : null
  return { ...owing, template: discreet(owing.template, person), person }
}

/** That others read her phone may have been said after the reminder was owed; then it leaves as the plain one. */
const discreet = (template: Template, person: Person | null): Template =>
  template === 'home-collection-reminder-fasting' && person?.contact.sharedPhone
    ? 'home-collection-reminder'
    : template

/** Whether what it says is true of the booking as it is now, and she allows it to be said this way. */
function isDue({ template, channel, state, startsAt, sequence, owedFor, person }: ClaimedMessage, now: Date) {
  // Something newer is owed about a booking that was changed since; the clinic hears of each change.
  if (isForDesk(template)) return true
  if (owedFor !== sequence || !person) return false
  if (template.includes('-cancelled') !== (state === 'cancelled')) return false
  const reminder = reminderKindOf(template)
  if (reminder && !(startsAt && reminderHolds(reminder, startsAt, now))) return false
  const allowed = reminder ? person.contact.reminders : person.contact.channels
  return person.contact.call !== 'never' && allowed.includes(channel)
}

/** Now, or when the hours begin in which she may be written to. */
const nextContactTime = ({ template, person }: ClaimedMessage, now: Date) =>
  isForDesk(template) || !person ? now : nextAllowed(person.contact, now, facts.sessions)

/**
 * What the clinic says about a visit is of no use once the visit has begun, and her hours may begin only then: whoever
 * must know it is called instead.
 */
const isTooLate = (message: ClaimedMessage, leavesAt: Date) =>
  isFromClinic(message) && message.startsAt !== null && leavesAt >= message.startsAt

/** The message as it may leave at this moment, while the booking is held still; or why it may not. */
async function dueMessage(
  trx: Transaction,
  vault: Vault,
  messageId: string,
  now: Date,
): Promise<{ kind: 'due'; message: ClaimedMessage } | NotSendable> {
  const owing = await bookingOf(trx, messageId)
  const message = owing && openMessage(vault, owing)
  if (!message || !isDue(message, now)) return { kind: 'withdrawn' }
  const leavesAt = nextContactTime(message, now)
  if (isTooLate(message, leavesAt)) return { kind: 'withdrawn' }
  return leavesAt > now ? { kind: 'too-early', until: leavesAt } : { kind: 'due', message }
}

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
