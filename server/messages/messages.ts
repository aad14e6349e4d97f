import { sql } from 'kysely'
import { nameBooking } from '../bookings/one-booking.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { sendLater } from '../platform/pipeline.ts'
import { createCallTask } from './call-tasks.ts'
import { type DeliveryReceipt, outranks } from './delivery-receipts.ts'
import { isFromClinic } from './queue-messages.ts'

type Settlement = 'sent' | 'uncertain' | 'failed' | 'withdrawn'

type Details = { last_error?: string | null; provider_id?: string | null }

const settling = (
  db: Database,
  { now }: Pick<Given, 'now'>,
  messageId: string,
  state: Settlement,
  more: Details = {},
) =>
  db
    .updateTable('messages')
    .set({ state, claimed_until: null, settled_at: now, ...more })
    .where('id', '=', messageId)
    .where('settled_at', 'is', null)

/** False when the message was settled before: the first outcome stands. */
export async function settle(...details: Parameters<typeof settling>): Promise<boolean> {
  const { numUpdatedRows } = await settling(...details).executeTakeFirst()
  return numUpdatedRows > 0n
}

const sendingSettled = (db: Database, given: Given, messageId: string, providerId: string | null) =>
  settling(db, given, messageId, 'sent', { last_error: null, provider_id: providerId })

export const messageSent = (...details: Parameters<typeof sendingSettled>) =>
  sendingSettled(...details).execute()

/** Stored with the commit of the transaction in which the message was sent. */
export const messageSentIn = (trx: Transaction, given: Given, messageId: string, providerId: string | null) =>
  sendLater(trx, sendingSettled(trx, given, messageId, providerId))

/**
 * Withdraws a message that is no longer true, or no longer allowed. If it came from the clinic and is still true, the
 * patient must be called.
 */
export async function withdraw(trx: Transaction, queue: Queue, given: Given, messageId: string) {
  if (!(await settle(trx, given, messageId, 'withdrawn', { last_error: null }))) return
  const current = await trx
    .selectFrom('messages')
    .innerJoin('bookings', 'bookings.id', 'messages.booking_id')
    .select(['messages.template', 'messages.origin'])
    .where('messages.id', '=', messageId)
    .whereRef('messages.sequence', '=', 'bookings.sequence')
    .executeTakeFirst()
  if (current && isFromClinic(current)) await createCallTask(trx, queue, given, messageId)
}

export const messageWithdrawn = (db: Database, queue: Queue, given: Given, messageId: string) =>
  db.transaction().execute((trx) => withdraw(trx, queue, given, messageId))

/** The provider certainly did not accept it: the attempt is not counted, and the job may retry. */
export const messageRefused = (db: Database, messageId: string, error: string) =>
  db
    .updateTable('messages')
    .set((row) => ({
      state: 'pending' as const,
      unconfirmed: row('unconfirmed', '-', 1),
      handed_over_at: sql<Date | null>`case when unconfirmed > 1 then handed_over_at end`,
      recipient_hash: sql<string | null>`case when unconfirmed > 1 then recipient_hash end`,
      claimed_until: null,
      last_error: error,
    }))
    .where('id', '=', messageId)
    .where('state', '=', 'sending')
    .execute()

/** It is unknown whether the provider accepted it: the attempt stays counted, the claim is released. */
export const messageUnanswered = (db: Database, messageId: string, error: string) =>
  db
    .updateTable('messages')
    .set({ claimed_until: null, last_error: error })
    .where('id', '=', messageId)
    .where('state', '=', 'sending')
    .execute()

/** Sent twice without a response, so delivery is unknown: the clinic calls. */
export const messageUncertain = (db: Database, queue: Queue, given: Given, messageId: string) =>
  db.transaction().execute(async (trx) => {
    if (await settle(trx, given, messageId, 'uncertain', { last_error: 'no answer twice' }))
      await createCallTask(trx, queue, given, messageId)
  })

/** No retries are left: the patient must be called. The last error stays, unless a better one is given. */
export const messageFailed = (db: Database, queue: Queue, given: Given, messageId: string, error?: string) =>
  db.transaction().execute(async (trx) => {
    const isFirst = await settle(
      trx,
      given,
      messageId,
      'failed',
      error === undefined ? {} : { last_error: error },
    )
    // A job can fail for good after another one has sent its message.
    if (isFirst) await createCallTask(trx, queue, given, messageId)
  })

/**
 * Records a delivery receipt. Receipts come twice and in any order; a delivered message stays delivered. Our own
 * message id takes precedence: the URL of an SMS receipt is valid for that message, whatever id the body has.
 */
export async function recordDelivery(
  db: Database,
  queue: Queue,
  given: Given,
  receipt: DeliveryReceipt,
): Promise<boolean> {
  await queue.ready()
  return db.transaction().execute(async (trx): Promise<boolean> => {
    const { messageId = null, providerId } = receipt
    const { rows } = await sql<{ message_id: string; booking_id: string }>`
      select * from booking_of_message(${messageId}, ${providerId})`.execute(trx)
    const [found] = rows
    if (!found) return false
    await nameBooking(trx, found.booking_id)
    const message = await trx
      .selectFrom('messages')
      .select(['id', 'delivery'])
      .where('id', '=', found.message_id)
      .forUpdate()
      .executeTakeFirst()
    if (!message || !outranks(receipt.status, message.delivery)) return false
    await trx
      .updateTable('messages')
      .set({
        delivery: receipt.status,
        delivery_at: receipt.at,
        ...(receipt.error !== undefined && { last_error: receipt.error }),
      })
      .where('id', '=', message.id)
      .execute()
    const isFailed = receipt.status === 'failed'
    // Counts as the response, if the provider's own was lost: no second copy is sent.
    await settle(trx, given, message.id, isFailed ? 'failed' : 'sent', {
      provider_id: providerId,
      ...(!isFailed && { last_error: null }),
    })
    if (isFailed) await createCallTask(trx, queue, given, message.id)
    return true
  })
}
