import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { type Channel, nextAllowed } from '#clinic/contact-rules.ts'
import { reminderHolds } from '#clinic/reminder.ts'
import { facts } from '#content/facts.ts'
import { isForDesk, reminderKindOf, type Template } from '#content/messages.ts'
import type { Database, Transaction } from './db.ts'
import type { DeliveryReceipt } from './delivery-receipts.ts'
import { outranks } from './delivery-receipts.ts'
import type { Queue } from './jobs.ts'
import type { Person, Vault } from './vault.ts'

/** Longer than a whole conversation with a provider may take (see send-email.ts, hand-over.ts). */
const CLAIM_SECONDS = 30
const COPIES_AT_MOST = 2

export type Owed = { template: Template; channel: Channel; notBefore?: Date }

/**
 * Writes what is owed into the ledger and queues a job for each, all in the caller's transaction. What is owed already
 * is not owed twice: two messages about one visit that fail at once both ask that the clinic be told.
 */
export async function oweNotices(
  trx: Transaction,
  queue: Queue,
  booking: { id: string; sequence: number },
  owed: Owed[],
) {
  if (owed.length === 0) return
  const rows = owed.map(({ template, channel }) => ({
    id: randomUUIDv7(),
    booking_id: booking.id,
    channel,
    template,
    sequence: booking.sequence,
    provider_id: null,
    delivery: null,
    delivery_at: null,
    claimed_until: null,
    last_error: null,
    settled_at: null,
  }))
  const added = await trx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('notices_once').doNothing())
    .returning('id')
    .execute()
  const isNew = new Set(added.map(({ id }) => id))
  for (const [index, { id }] of rows.entries())
    if (isNew.has(id)) await queue.enqueue(trx, 'send-notice', { noticeId: id }, owed[index]?.notBefore)
}

type Settlement = 'sent' | 'uncertain' | 'failed' | 'withdrawn'

/** False when it was settled before: the first word stands. */
async function settle(
  db: Database,
  noticeId: string,
  state: Settlement,
  more: { last_error?: string | null; provider_id?: string | null } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ state, claimed_until: null, settled_at: sql<Date>`now()`, ...more })
    .where('id', '=', noticeId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What keeps a message from leaving. */
type Hindrance =
  /** No longer true of the booking, or no longer allowed. */
  | { kind: 'withdrawn' }
  /** She allows messages at other hours only. */
  | { kind: 'too-early'; until: Date }

export type Claim =
  | { kind: 'send' }
  | { kind: 'settled' | 'uncertain' }
  /** Another worker holds it. Come back later. */
  | { kind: 'held' }
  | Hindrance

type Owing = NonNullable<Awaited<ReturnType<typeof bookingOf>>>
export type ClaimedMessage = Omit<Owing, 'sealed' | 'key_id'> & { person: Person | null }

/** The booking is held still until the transaction ends: whoever cancels or moves it waits for that moment. */
const bookingOf = (trx: Transaction, noticeId: string) =>
  trx
    .selectFrom('notices')
    .innerJoin('bookings', 'bookings.id', 'notices.booking_id')
    .select([
      'notices.id as noticeId',
      'notices.template',
      'notices.channel',
      'notices.sequence as owedFor',
      'notices.created_at as owedAt',
      'bookings.id as bookingId',
      'bookings.kind',
      'bookings.state',
      'bookings.reference',
      'bookings.starts_at as startsAt',
      'bookings.answer_by as answerBy',
      'bookings.language',
      'bookings.sequence',
      'bookings.refund',
      'bookings.sealed',
      'bookings.key_id',
    ])
    .where('notices.id', '=', noticeId)
    .where('notices.settled_at', 'is', null)
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
const herHour = ({ template, person }: ClaimedMessage, now: Date) =>
  isForDesk(template) || !person ? now : nextAllowed(person.contact, now, facts.sessions)

/** The message as it may leave at this moment, while the booking is held still; or why it may not. */
async function dueMessage(
  trx: Transaction,
  vault: Vault,
  noticeId: string,
  now: Date,
): Promise<{ kind: 'due'; message: ClaimedMessage } | Hindrance> {
  const owing = await bookingOf(trx, noticeId)
  const message = owing && openMessage(vault, owing)
  if (!message || !isDue(message, now)) return { kind: 'withdrawn' }
  const until = herHour(message, now)
  return until > now ? { kind: 'too-early', until } : { kind: 'due', message }
}

/**
 * Takes the right to hand one message to the provider, and counts the hand-over before it happens: a worker
 * that dies before it can note the answer leaves the count behind, and after two such deaths nobody sends a
 * third copy.
 */
export const claimNotice = (db: Database, vault: Vault, noticeId: string, now: Date): Promise<Claim> =>
  db.transaction().execute(async (trx): Promise<Claim> => {
    const notice = await trx
      .selectFrom('notices')
      .select(['settled_at', 'unconfirmed', sql<boolean>`claimed_until > now()`.as('held')])
      .where('id', '=', noticeId)
      .forUpdate()
      .executeTakeFirst()
    if (!notice || notice.settled_at) return { kind: 'settled' }
    if (notice.held) return { kind: 'held' }
    if (notice.unconfirmed >= COPIES_AT_MOST) return { kind: 'uncertain' }
    const due = await dueMessage(trx, vault, noticeId, now)
    if (due.kind === 'withdrawn') await settle(trx, noticeId, 'withdrawn', { last_error: null })
    if (due.kind !== 'due') return due
    await trx
      .updateTable('notices')
      .set({
        state: 'sending',
        unconfirmed: notice.unconfirmed + 1,
        claimed_until: sql<Date>`now() + ${`${CLAIM_SECONDS} seconds`}::interval`,
      })
      .where('id', '=', noticeId)
      .execute()
    return { kind: 'send' }
  })

/**
 * Hands it over while the booking is held still: nothing is sent about a booking that was cancelled or moved before,
 * and whoever cancels it meanwhile is told so after the message has gone. Everything is asked once more, because the
 * claim is a moment old. Her hours are asked, too: they may have ended, or been changed, since.
 */
export async function whileDue<Outcome>(
  db: Database,
  vault: Vault,
  noticeId: string,
  now: Date,
  handOver: (message: ClaimedMessage) => Promise<Outcome>,
): Promise<{ kind: 'handed-over'; outcome: Outcome } | Hindrance> {
  let handedOver: { kind: 'handed-over'; outcome: Outcome } | undefined
  try {
    return await db.transaction().execute(async (trx) => {
      const due = await dueMessage(trx, vault, noticeId, now)
      if (due.kind !== 'due') return due
      handedOver = { kind: 'handed-over', outcome: await handOver(due.message) }
      return handedOver
    })
  } catch (error) {
    // The transaction only held the booking. That it was lost makes the provider's answer no less true.
    if (handedOver) return handedOver
    throw error
  }
}

export const noticeSent = (db: Database, noticeId: string, providerId: string | null) =>
  settle(db, noticeId, 'sent', { last_error: null, provider_id: providerId })

export const noticeWithdrawn = (db: Database, noticeId: string) =>
  settle(db, noticeId, 'withdrawn', { last_error: null })

/** The provider certainly did not take it: the hand-over does not count and the job may try again. */
export const noticeRefused = (db: Database, noticeId: string, error: string) =>
  db
    .updateTable('notices')
    .set((row) => ({
      state: 'owed' as const,
      unconfirmed: row('unconfirmed', '-', 1),
      claimed_until: null,
      last_error: error,
    }))
    .where('id', '=', noticeId)
    .where('state', '=', 'sending')
    .execute()

/** Nobody knows whether the provider took it: the hand-over stays counted, the claim is let go. */
export const noticeUnanswered = (db: Database, noticeId: string, error: string) =>
  db
    .updateTable('notices')
    .set({ claimed_until: null, last_error: error })
    .where('id', '=', noticeId)
    .where('state', '=', 'sending')
    .execute()

/** Handed over twice without an answer. Nobody knows whether she got it: somebody asks her. */
export const noticeUncertain = (db: Database, queue: Queue, noticeId: string) =>
  db.transaction().execute(async (trx) => {
    if (await settle(trx, noticeId, 'uncertain', { last_error: 'no answer twice' }))
      await oweCall(trx, queue, noticeId)
  })

/** Given up: somebody must call her. The reason that was noted last stays, unless there is a better one. */
export const noticeFailed = (db: Database, queue: Queue, noticeId: string, error?: string) =>
  db.transaction().execute(async (trx) => {
    const isNews = await settle(trx, noticeId, 'failed', error === undefined ? {} : { last_error: error })
    // A job can be given up after another one has sent its message.
    if (isNews) await oweCall(trx, queue, noticeId)
  })

/**
 * One task for each message that did not reach her, however often that is told; one mail to the clinic for all that
 * failed about the same state of a booking.
 */
export async function oweCall(trx: Transaction, queue: Queue, noticeId: string) {
  const notice = await trx
    .selectFrom('notices')
    .innerJoin('bookings', 'bookings.id', 'notices.booking_id')
    .select(['notices.template', 'bookings.id', 'bookings.sequence', 'bookings.erased_at'])
    .where('notices.id', '=', noticeId)
    .executeTakeFirst()
  if (!notice || isForDesk(notice.template) || notice.erased_at) return
  const added = await trx
    .insertInto('call_tasks')
    .values({ id: randomUUIDv7(), notice_id: noticeId, booking_id: notice.id, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added)
    await oweNotices(trx, queue, notice, [{ template: 'desk-message-undelivered', channel: 'email' }])
}

/**
 * What the provider tells later. It comes twice and in any order; what was delivered once stays so. Our own id of the
 * message goes first: an address for receipts speaks for that one, whatever name the body gives it.
 */
export async function recordDelivery(db: Database, queue: Queue, receipt: DeliveryReceipt): Promise<boolean> {
  await queue.ready()
  return db.transaction().execute(async (trx): Promise<boolean> => {
    const { noticeId, providerId } = receipt
    const notice = await trx
      .selectFrom('notices')
      .select(['id', 'delivery'])
      .where((row) => (noticeId ? row('id', '=', noticeId) : row('provider_id', '=', providerId)))
      .forUpdate()
      .executeTakeFirst()
    if (!notice || !outranks(receipt.status, notice.delivery)) return false
    await trx
      .updateTable('notices')
      .set({
        delivery: receipt.status,
        delivery_at: receipt.at,
        ...(receipt.error !== undefined && { last_error: receipt.error }),
      })
      .where('id', '=', notice.id)
      .execute()
    const isFailed = receipt.status === 'failed'
    // This is an answer, too, where the provider's own was lost: no second copy follows.
    await settle(trx, notice.id, isFailed ? 'failed' : 'sent', {
      provider_id: providerId,
      ...(!isFailed && { last_error: null }),
    })
    if (isFailed) await oweCall(trx, queue, notice.id)
    return true
  })
}
