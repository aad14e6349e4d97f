import { isCancelled } from '#clinic/booking.ts'
import { maySend } from '#clinic/contact-preferences.ts'
import { reminderHolds } from '#clinic/messages/reminder.ts'
import type { Person } from '#clinic/person.ts'
import { facts } from '#content/facts.ts'
import { isForDesk, reminderKindOf, type Template } from '#content/messages.ts'
import { anyOf, type Transaction } from '../platform/db.ts'
import type { Vault } from '../platform/vault.ts'
import { isFromClinic } from './queue-messages.ts'

/** Why a message cannot be sent now. */
export type NotSendable =
  /** No longer true of the booking, or no longer allowed. */
  | { kind: 'withdrawn' }
  /** The patient allows messages only at other hours, or its cause can still be undone. */
  | { kind: 'too-early'; until: Date }

/** Whether a message may be sent now. */
export type Dueness = { kind: 'due'; message: ClaimedMessage } | NotSendable

type Row = Awaited<ReturnType<typeof lockBookings>>[number]
export type ClaimedMessage = Omit<Row, 'sealed' | 'key_id' | 'undoableUntil'> & { person: Person | null }

/** Locks the bookings until the transaction ends: a cancellation or move waits that long. */
const lockBookings = (trx: Transaction, messageIds: readonly string[]) =>
  trx
    .selectFrom('messages')
    .innerJoin('bookings', 'bookings.id', 'messages.booking_id')
    .select([
      'messages.id as messageId',
      'messages.template',
      'messages.channel',
      'messages.origin',
      'messages.sequence as queuedSequence',
      'messages.created_at as queuedAt',
      'messages.held_until as undoableUntil',
      'bookings.id as bookingId',
      'bookings.kind',
      'bookings.state',
      'bookings.reference',
      'bookings.starts_at as startsAt',
      'bookings.held_until as heldUntil',
      'bookings.doctor',
      'bookings.answer_by as answerBy',
      'bookings.call_by as callBy',
      'bookings.language',
      'bookings.sequence',
      'bookings.trust',
      'bookings.refund',
      'bookings.sealed',
      'bookings.key_id',
      'bookings.lookup_key_id as lookupKeyId',
    ])
    .where('messages.id', '=', anyOf(messageIds))
    .where('messages.settled_at', 'is', null)
    .orderBy('bookings.id')
    .forShare('bookings')
    .execute()

/** The details may have been erased since: then only the clinic can be notified, by reference. */
function openMessage(vault: Vault, { sealed, key_id, undoableUntil: _, ...row }: Row): ClaimedMessage {
  const person = sealed && key_id ? vault.open(row.bookingId, { sealed, key_id }) : null
  return { ...row, template: discreet(row.template, person), person }
}

/** The phone may have become a shared one after the reminder was queued: then the plain one is sent. */
const discreet = (template: Template, person: Person | null): Template =>
  template === 'home-collection-reminder-fasting' && person?.contact.sharedPhone
    ? 'home-collection-reminder'
    : template

/** Whether the message is true of the booking as it is now. Each change of a booking queues a newer message. */
function isStillTrue(message: ClaimedMessage, now: Date) {
  const { template, startsAt, sequence, queuedSequence } = message
  if (queuedSequence !== sequence) return false
  if (template.includes('-cancelled') !== isCancelled(message)) return false
  const reminder = reminderKindOf(template)
  return !reminder || (startsAt !== null && reminderHolds(reminder, startsAt, now))
}

/**
 * A message from the clinic about a visit is useless once the visit has begun, and the patient's hours may begin only
 * then: the patient is called instead.
 */
const isTooLate = (message: ClaimedMessage, leavesAt: Date) =>
  isFromClinic(message) && message.startsAt !== null && leavesAt >= message.startsAt

function duenessOf(vault: Vault, row: Row, now: Date): Dueness {
  const { undoableUntil } = row
  if (undoableUntil && undoableUntil > now) return { kind: 'too-early', until: undoableUntil }
  const message = openMessage(vault, row)
  const { template, channel, person } = message
  // The clinic is notified of each change, at any hour.
  if (isForDesk(template)) return { kind: 'due', message }
  if (!person || !isStillTrue(message, now)) return { kind: 'withdrawn' }
  const purpose = reminderKindOf(template) ? 'reminder' : 'booking'
  const permission = maySend(person.contact, { channel, purpose }, now, facts.sessions)
  if (permission.kind === 'never') return { kind: 'withdrawn' }
  const leavesAt = permission.kind === 'later' ? permission.from : now
  if (isTooLate(message, leavesAt)) return { kind: 'withdrawn' }
  return permission.kind === 'later' ? { kind: 'too-early', until: leavesAt } : { kind: 'due', message }
}

/** The messages as they may be sent now, by id, with their bookings locked; or why they may not. */
export async function dueMessages(
  trx: Transaction,
  vault: Vault,
  messageIds: readonly string[],
  now: Date,
): Promise<Map<string, Dueness>> {
  const rows = await lockBookings(trx, messageIds)
  return new Map(rows.map((row) => [row.messageId, duenessOf(vault, row, now)]))
}

export const dueMessage = async (
  trx: Transaction,
  vault: Vault,
  messageId: string,
  now: Date,
): Promise<Dueness> =>
  (await dueMessages(trx, vault, [messageId], now)).get(messageId) ?? { kind: 'withdrawn' }
