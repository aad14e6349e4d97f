import { isForDesk } from '#content/messages.ts'
import type { Given } from '../platform/context.ts'
import type { Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { sendLater } from '../platform/pipeline.ts'
import type { CallReason } from '../platform/tables.ts'
import { queueMessages } from './queue-messages.ts'

type NewTask = { booking_id: string; reason: CallReason; message_id: string | null }

/** Adds one open task for each booking and reason, because one call is enough. */
const insertTasks = (trx: Transaction, given: Given, tasks: readonly NewTask[]) =>
  trx
    .insertInto('call_tasks')
    .values(tasks.map((task) => ({ id: given.id(), created_at: given.now, done_at: null, ...task })))
    .onConflict((conflict) => conflict.doNothing())

/**
 * Creates a call task for a message that did not reach the patient: once, however often the failure is reported. One
 * e-mail to the clinic covers all failed messages about the same state of a booking.
 */
export async function createCallTask(trx: Transaction, queue: Queue, given: Given, messageId: string) {
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
  const added = await insertTasks(trx, given, [task]).returning('id').execute()
  if (added.length > 0)
    await queueMessages(trx, queue, given, message, [
      { template: 'desk-message-undelivered', channel: 'email' },
    ])
}

/** For an event that no message can deliver: the patient allows none, or none in time. */
export const addCallTask = (trx: Transaction, given: Given, { id }: { id: string }, reason: CallReason) =>
  addCallTasks(trx, given, [{ id, reason }])

export async function addCallTasks(
  trx: Transaction,
  given: Given,
  calls: readonly { id: string; reason: CallReason }[],
) {
  if (calls.length === 0) return
  const tasks = calls.map(({ id, reason }) => ({ booking_id: id, reason, message_id: null }))
  await sendLater(trx, insertTasks(trx, given, tasks))
}

/** Closes call tasks without a call, because they are no longer needed. */
export const dropCalls = (
  trx: Transaction,
  bookingIds: readonly string[],
  reasons: readonly CallReason[],
  now: Date,
) =>
  sendLater(
    trx,
    trx
      .updateTable('call_tasks')
      .set({ done_at: now, called_at: null })
      .where('booking_id', 'in', bookingIds)
      .where('reason', 'in', reasons)
      .where('done_at', 'is', null),
  )
