import { sql } from 'kysely'
import { nextAllowed } from '#clinic/contact-preferences.ts'
import { reminderWithin } from '#clinic/messages/reminder.ts'
import { facts } from '#content/facts.ts'
import { reminderKindOf, type Template } from '#content/messages.ts'
import { type LockedBooking, openBooking, selectToOpen } from '../bookings/lock-booking.ts'
import { anyOf, type Transaction } from '../platform/db.ts'
import { type Queue, sendJob } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'

type Options = { trx: Transaction; queue: Queue; vault: Vault; now: Date; heldUntil: Date }

/**
 * Queues messages again that are true again, because the action that made them outdated was undone. A job that has not
 * run yet sends its message; a message that was withdrawn meanwhile gets a new job.
 */
export async function requeueMessages(
  { trx, queue, vault, now, heldUntil }: Options,
  overtaken: readonly { messageId: string; sequence: number }[],
): Promise<void> {
  if (overtaken.length === 0) return
  const messages = await trx
    .selectFrom('messages')
    .select(['id', 'booking_id', 'template', 'channel', 'state', 'last_error', 'settled_at'])
    .where('id', '=', anyOf(overtaken.map(({ messageId }) => messageId)))
    .orderBy('id')
    .forUpdate()
    .execute()
  // A message that a rate limit stopped stays stopped.
  const withdrawn = messages.filter(
    ({ state, settled_at, last_error }) =>
      settled_at !== null && state === 'withdrawn' && (last_error ?? 'undone') === 'undone',
  )
  const bookings = await openBookings(trx, vault, withdrawn)
  const again = withdrawn.flatMap((message) => {
    const booking = bookings.get(message.booking_id!)
    const notBefore = booking && leavesAt(booking, message.template, now, heldUntil)
    return notBefore ? [{ ...message, notBefore }] : []
  })
  const waiting = messages.filter(({ settled_at }) => settled_at === null)
  const live = new Set([...waiting, ...again].map(({ id }) => id))
  const rows = overtaken.filter(({ messageId }) => live.has(messageId))
  if (rows.length === 0) return
  await sql`
    update messages set
      sequence = live.sequence, held_until = ${heldUntil}, settled_at = null,
      state = case when settled_at is null then state else 'pending' end,
      last_error = case when settled_at is null then last_error end
    from json_to_recordset(${JSON.stringify(rows)}::json) as live ("messageId" uuid, sequence int)
    where messages.id = live."messageId"`.execute(trx)
  for (const [channel, ofChannel] of Map.groupBy(again, (message) => message.channel))
    await queue.enqueueAll(
      trx,
      sendJob(channel),
      ofChannel.map(({ id, notBefore }) => ({ payload: { messageId: id }, notBefore })),
    )
}

async function openBookings(
  trx: Transaction,
  vault: Vault,
  messages: readonly { booking_id: string | null }[],
) {
  const ids = messages.flatMap(({ booking_id }) => booking_id ?? [])
  if (ids.length === 0) return new Map<string, LockedBooking | null>()
  const rows = await selectToOpen(trx).where('id', '=', anyOf(ids)).execute()
  return new Map(rows.map((row) => [row.id, openBooking(vault, row)]))
}

/** Null for a reminder whose moment has passed. */
function leavesAt({ person, startsAt }: LockedBooking, template: Template, now: Date, heldUntil: Date) {
  const allowed = (at: Date) => nextAllowed(person.contact, at, facts.sessions)
  const reminder = reminderKindOf(template)
  if (!reminder) return allowed(heldUntil)
  const due = startsAt && reminderWithin(reminder, startsAt, now, allowed)
  return due && due < heldUntil ? heldUntil : due
}
