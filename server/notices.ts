import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { isAlive } from '#clinic/booking.ts'
import { reminderHolds } from '#clinic/reminder.ts'
import { reminderKindOf, type Template } from '#content/messages.ts'
import type { Database, Transaction } from './db.ts'
import type { Queue } from './jobs.ts'

/** Longer than a whole conversation with a mail server may take (see send-email.ts). */
const CLAIM_SECONDS = 30
const COPIES_AT_MOST = 2

export type Owed = { template: Template; notBefore?: Date }

/** Writes what is owed into the ledger and queues a job for each, all in the caller's transaction. */
export async function oweNotices(trx: Transaction, queue: Queue, bookingId: string, owed: Owed[]) {
  const rows = owed.map(({ template }) => ({
    id: randomUUIDv7(),
    booking_id: bookingId,
    channel: 'email' as const,
    template,
    claimed_until: null,
    last_error: null,
    settled_at: null,
  }))
  await trx.insertInto('notices').values(rows).execute()
  for (const [index, { id }] of rows.entries())
    await queue.enqueue(trx, 'send-notice', { noticeId: id }, owed[index]?.notBefore)
}

type Settlement = 'sent' | 'uncertain' | 'failed' | 'withdrawn'

const settle = (db: Database, noticeId: string, state: Settlement, error?: string | null) =>
  db
    .updateTable('notices')
    .set({
      state,
      claimed_until: null,
      settled_at: sql<Date>`now()`,
      ...(error !== undefined && { last_error: error }),
    })
    .where('id', '=', noticeId)
    .where('settled_at', 'is', null)
    .execute()

export type Claim =
  | { kind: 'send'; message: ClaimedMessage }
  | { kind: 'settled' | 'uncertain' | 'withdrawn' }
  /** Another worker holds it. Come back later. */
  | { kind: 'held' }

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof messageFor>>>

const messageFor = (trx: Transaction, noticeId: string) =>
  trx
    .selectFrom('notices')
    .innerJoin('bookings', 'bookings.id', 'notices.booking_id')
    .select([
      'notices.id as noticeId',
      'notices.template',
      'notices.created_at as owedAt',
      'bookings.id as bookingId',
      'bookings.kind',
      'bookings.state',
      'bookings.reference',
      'bookings.starts_at as startsAt',
      'bookings.answer_by as answerBy',
      'bookings.language',
      'bookings.patient_name as patientName',
      'bookings.email',
    ])
    .where('notices.id', '=', noticeId)
    .executeTakeFirst()

function isDue({ state, template, startsAt }: ClaimedMessage, now: Date): boolean {
  const reminder = reminderKindOf(template)
  return isAlive(state) && (!reminder || (startsAt !== null && reminderHolds(reminder, startsAt, now)))
}

/**
 * Takes the right to hand one message to the provider, and counts the hand-over before it happens: a worker
 * that dies before it can note the answer leaves the count behind, and after two such deaths nobody sends a
 * third copy. What is due is decided here, from the booking as it is now.
 */
export const claimNotice = (db: Database, noticeId: string): Promise<Claim> =>
  db.transaction().execute(async (trx): Promise<Claim> => {
    const notice = await trx
      .selectFrom('notices')
      .select(['settled_at', 'unconfirmed', sql<boolean>`claimed_until > now()`.as('held')])
      .where('id', '=', noticeId)
      .forUpdate()
      .executeTakeFirst()
    if (!notice || notice.settled_at) return { kind: 'settled' }
    if (notice.held) return { kind: 'held' }
    if (notice.unconfirmed >= COPIES_AT_MOST) {
      await settle(trx, noticeId, 'uncertain', 'no answer twice')
      return { kind: 'uncertain' }
    }
    const message = await messageFor(trx, noticeId)
    if (!message || !isDue(message, new Date())) {
      await settle(trx, noticeId, 'withdrawn', null)
      return { kind: 'withdrawn' }
    }
    await trx
      .updateTable('notices')
      .set({
        state: 'sending',
        unconfirmed: notice.unconfirmed + 1,
        claimed_until: sql<Date>`now() + ${`${CLAIM_SECONDS} seconds`}::interval`,
      })
      .where('id', '=', noticeId)
      .execute()
    return { kind: 'send', message }
  })

export const noticeSent = (db: Database, noticeId: string) => settle(db, noticeId, 'sent', null)

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

/** Given up. The reason that was noted last stays, unless there is a better one. */
export const noticeFailed = (db: Database, noticeId: string, error?: string) =>
  settle(db, noticeId, 'failed', error)
