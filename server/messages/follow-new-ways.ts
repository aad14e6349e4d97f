import { channelsFor } from '#clinic/contact-preferences.ts'
import { isForDesk, reminderKindOf } from '#content/messages.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import type { Given } from '../platform/context.ts'
import { anyOf, type Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { queueRemindersOf } from './notify-booking-event.ts'
import { queueMessages } from './queue-messages.ts'

type Options = Given & { trx: Transaction; queue: Queue; heldUntil: Date }

/**
 * Applies corrected contact details to pending messages: they wait until the correction can no longer be undone. A
 * message that may no longer use its channel is withdrawn and queued on the new one; undo restores it. Reminders that
 * are newly wanted are queued.
 */
export async function followNewWays(options: Options, booking: LockedBooking) {
  const { trx, queue, now, heldUntil } = options
  const { id, sequence, trust, person } = booking
  const rows = await trx
    .selectFrom('messages')
    .select(['id', 'template', 'channel', 'origin', 'held_until'])
    .where('booking_id', '=', id)
    .where('sequence', '=', sequence)
    .where('state', '=', 'pending')
    .where('settled_at', 'is', null)
    .forUpdate()
    .execute()
  const waiting = rows.filter(({ template }) => !isForDesk(template))
  const isReminder = ({ template }: (typeof waiting)[number]) => reminderKindOf(template) !== null
  const waysOf = (message: (typeof waiting)[number]) =>
    channelsFor(person.contact, isReminder(message) ? 'reminder' : 'booking')
  const stays = waiting.filter((message) => waysOf(message).includes(message.channel))
  const goes = waiting.filter((message) => !stays.includes(message))
  if (stays.length > 0)
    await trx
      .updateTable('messages')
      .set({ held_until: heldUntil })
      .where('id', '=', anyOf(stays.map((message) => message.id)))
      .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<', heldUntil)]))
      .execute()
  if (goes.length > 0)
    await trx
      .updateTable('messages')
      .set({ state: 'withdrawn', settled_at: now, claimed_until: null, last_error: 'undone' })
      .where('id', '=', anyOf(goes.map((message) => message.id)))
      .execute()
  const again = goes
    .filter((message) => !isReminder(message))
    .flatMap(({ template, origin }) =>
      channelsFor(person.contact, 'booking').map((channel) => ({ template, channel, origin, heldUntil })),
    )
  if (again.length > 0) await queueMessages(trx, queue, options, { id, sequence, trust }, again)
  await queueRemindersOf(trx, queue, booking, options, heldUntil)
}
