import { nextAllowed } from '#clinic/contact-preferences.ts'
import { reminderWithin } from '#clinic/messages/reminder.ts'
import { facts } from '#content/facts.ts'
import { reminderKindOf, type Template } from '#content/messages.ts'
import { type LockedBooking, openBooking, selectToOpen } from '../bookings/lock-booking.ts'
import type { Transaction } from '../platform/db.ts'
import { type Queue, sendJob } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'

type Options = { trx: Transaction; queue: Queue; vault: Vault; now: Date; heldUntil: Date }

/**
 * What a message says is true again: an action that had overtaken it was undone. Where its job has not run yet, that
 * job sends it; where it was withdrawn meanwhile, it gets a new one.
 */
export async function requeueMessage(
  { trx, queue, vault, now, heldUntil }: Options,
  messageId: string,
  sequence: number,
): Promise<void> {
  const message = await trx
    .selectFrom('messages')
    .select(['booking_id', 'template', 'channel', 'state', 'last_error', 'settled_at'])
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  if (!message?.booking_id) return
  const change = { sequence, held_until: heldUntil }
  if (message.settled_at === null) {
    await trx.updateTable('messages').set(change).where('id', '=', messageId).execute()
    return
  }
  // A rate limit that held it back still does.
  const wasOvertaken = message.state === 'withdrawn' && (message.last_error ?? 'undone') === 'undone'
  if (!wasOvertaken) return
  const booking = openBooking(
    vault,
    await selectToOpen(trx).where('id', '=', message.booking_id).executeTakeFirst(),
  )
  const notBefore = booking && leavesAt(booking, message.template, now, heldUntil)
  if (!notBefore) return
  await trx
    .updateTable('messages')
    .set({ ...change, state: 'pending', settled_at: null, last_error: null })
    .where('id', '=', messageId)
    .execute()
  await queue.enqueue(trx, sendJob(message.channel), { messageId }, { notBefore })
}

/** Null for a reminder whose moment has passed. */
function leavesAt({ person, startsAt }: LockedBooking, template: Template, now: Date, heldUntil: Date) {
  const allowed = (at: Date) => nextAllowed(person.contact, at, facts.sessions)
  const reminder = reminderKindOf(template)
  if (!reminder) return allowed(heldUntil)
  const due = startsAt && reminderWithin(reminder, startsAt, now, allowed)
  return due && due < heldUntil ? heldUntil : due
}
