import { nextAllowed } from '#clinic/contact-preferences.ts'
import { reminderHolds } from '#clinic/messages/reminder.ts'
import { facts } from '#content/facts.ts'
import { isForDesk, reminderKindOf, type Template } from '#content/messages.ts'
import type { Transaction } from '../platform/db.ts'
import type { Person, Vault } from '../platform/vault.ts'
import { isFromClinic } from './queue-messages.ts'

/** What keeps a message from leaving. */
export type NotSendable =
  /** No longer true of the booking, or no longer allowed. */
  | { kind: 'withdrawn' }
  /** She allows messages at other hours only. */
  | { kind: 'too-early'; until: Date }

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
export async function dueMessage(
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
