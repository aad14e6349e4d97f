import type { Channel } from '#clinic/contact-preferences.ts'
import { messagePriority } from '#clinic/messages/message-priority.ts'
import type { Trust } from '#clinic/surge.ts'
import { isAlert, isConfirmation, isForDesk, reminderKindOf, type Template } from '#content/messages.ts'
import type { Given } from '../platform/context.ts'
import type { Transaction } from '../platform/db.ts'
import { type Queue, sendJob } from '../platform/jobs.ts'
import { sendLater } from '../platform/pipeline.ts'
import type { MessageOrigin } from '../platform/tables.ts'

export type NewMessage = {
  template: Template
  channel: Channel
  notBefore?: Date
  /** Its cause can be undone until then: it is not sent before, even if its job runs. */
  heldUntil?: Date | undefined
  origin?: MessageOrigin
  /** Replaces the default priority (clinic/messages/message-priority.ts). */
  priority?: number
}

/** A booking, or none for an alert to the clinic. */
type About = { id: string | null; sequence: number; trust?: Trust | undefined }

/**
 * Caused by the clinic's staff, to a patient. Reminders are not: any form can ask for them, even where the clinic has
 * confirmed since.
 */
export const isFromClinic = ({ template, origin }: { template: Template; origin: MessageOrigin }) =>
  origin === 'clinic' && !isForDesk(template) && reminderKindOf(template) === null

const usualPriority = ({ template, origin = 'patient' }: NewMessage, trust: Trust) =>
  messagePriority({
    isForDesk: isForDesk(template),
    isAlert: isAlert(template),
    isFromClinic: isFromClinic({ template, origin }),
    isConfirmation: isConfirmation(template),
    trust,
  })

export const queueMessages = (
  trx: Transaction,
  queue: Queue,
  given: Given,
  about: About,
  messages: NewMessage[],
  options?: QueueOptions,
) => queueAllMessages(trx, queue, given, [{ about, messages }], options)

type QueueOptions = {
  /** They tell what has just become of the booking: none can be in the ledger, and nobody waits to learn which are. */
  areNew?: boolean
}

const rowOf = (
  given: Given,
  { id, sequence }: About,
  { template, channel, origin = 'patient', heldUntil }: NewMessage,
) => ({
  id: given.id(),
  created_at: given.now,
  booking_id: id,
  channel,
  template,
  origin,
  sequence,
  provider_id: null,
  delivery: null,
  delivery_at: null,
  claimed_until: null,
  last_error: null,
  settled_at: null,
  held_until: heldUntil ?? null,
})

/**
 * Writes messages into the ledger and queues a job for each, in the caller's transaction, with the same number of
 * statements for any number of bookings. A message that is in the ledger already is not queued again: two messages
 * about one visit that fail at once both ask to notify the clinic.
 */
export async function queueAllMessages(
  trx: Transaction,
  queue: Queue,
  given: Given,
  many: readonly { about: About; messages: readonly NewMessage[] }[],
  { areNew = false }: QueueOptions = {},
) {
  const written = many.flatMap(({ about, messages }) =>
    messages.map((message) => ({ about, message, row: rowOf(given, about, message) })),
  )
  if (written.length === 0) return
  const insert = trx
    .insertInto('messages')
    .values(written.map(({ row }) => row))
    .onConflict((conflict) => conflict.constraint('messages_once').doNothing())
  const queued = areNew ? written : await onlyAdded(written, insert.returning('id').execute())
  if (areNew) await sendLater(trx, insert)
  for (const [channel, ofChannel] of Map.groupBy(queued, ({ row }) => row.channel))
    await queue.enqueueAll(
      trx,
      sendJob(channel),
      ofChannel.map(({ about, message, row }) => ({
        payload: { messageId: row.id },
        notBefore: laterOf(message.notBefore, message.heldUntil),
        priority: message.priority ?? usualPriority(message, about.trust ?? 'normal'),
      })),
    )
}

async function onlyAdded<Written extends { row: { id: string } }>(
  written: readonly Written[],
  added: Promise<{ id: string }[]>,
) {
  const isNew = new Set((await added).map(({ id }) => id))
  return written.filter(({ row }) => isNew.has(row.id))
}

const laterOf = (a: Date | undefined, b: Date | undefined) => (a && b ? (a > b ? a : b) : (a ?? b))
