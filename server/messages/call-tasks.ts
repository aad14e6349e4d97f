import { randomUUIDv7 } from 'node:crypto'
import { isForDesk } from '#content/messages.ts'
import type { Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { CallReason } from '../platform/tables.ts'
import { queueMessages } from './queue-messages.ts'

type NewTask = { booking_id: string; reason: CallReason; message_id: string | null }

/** One open task for each booking and reason: one call is enough for all of it. Returns how many are new. */
async function insertTasks(trx: Transaction, tasks: readonly NewTask[]): Promise<number> {
  if (tasks.length === 0) return 0
  const added = await trx
    .insertInto('call_tasks')
    .values(tasks.map((task) => ({ id: randomUUIDv7(), done_at: null, ...task })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length
}

/**
 * For a message that did not reach the patient. It becomes a task once, however often that is reported; one mail to the
 * clinic for all that failed about the same state of a booking.
 */
export async function createCallTask(trx: Transaction, queue: Queue, messageId: string) {
  const message = await trx
    .selectFrom('messages')
    .innerJoin('bookings', 'bookings.id', 'messages.booking_id')
    .leftJoin('call_tasks', 'call_tasks.message_id', 'messages.id')
    .select(['messages.template', 'bookings.id', 'bookings.sequence', 'bookings.erased_at'])
    .where('messages.id', '=', messageId)
    .where('call_tasks.id', 'is', null)
    .executeTakeFirst()
  if (!message || isForDesk(message.template) || message.erased_at) return
  const task: NewTask = { booking_id: message.id, reason: 'undelivered', message_id: messageId }
  if ((await insertTasks(trx, [task])) > 0)
    await queueMessages(trx, queue, message, [{ template: 'desk-message-undelivered', channel: 'email' }])
}

/** For an event that no message can deliver: the patient allows none, or none in time. */
export const addCallTask = (trx: Transaction, { id }: { id: string }, reason: CallReason) =>
  addCallTasks(trx, [{ id, reason }])

export const addCallTasks = (trx: Transaction, calls: readonly { id: string; reason: CallReason }[]) =>
  insertTasks(
    trx,
    calls.map(({ id, reason }) => ({ booking_id: id, reason, message_id: null })),
  )

/** Closes call tasks that have become needless: nobody called. */
export const dropCalls = (
  trx: Transaction,
  bookingIds: readonly string[],
  reasons: readonly CallReason[],
  now: Date,
) =>
  trx
    .updateTable('call_tasks')
    .set({ done_at: now, called_at: null })
    .where('booking_id', 'in', bookingIds)
    .where('reason', 'in', reasons)
    .where('done_at', 'is', null)
    .execute()
