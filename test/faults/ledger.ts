import { sql } from 'kysely'
import { expect } from 'vitest'
import type { BookingRequest } from '#clinic/appointment.ts'
import type { Trust } from '#clinic/surge.ts'
import { facts } from '#content/facts.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import type { Database } from '#server/platform/db.ts'
import { defaultOptions } from '../booking-options.ts'
import type { TestDatabase } from '../database.ts'
import { newMailbox } from '../phones.ts'
import { appointmentRequest } from '../requests.ts'
import { offeredTimes } from './clients.ts'

const DAYS = 30

export const visitSchedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: DAYS }

/** Every time that can be booked here. */
export const visitTimes = () => offeredTimes(DAYS)

/**
 * Books as the site does, without HTTP. Queues a mail to the clinic, and the messages that the preferences allow.
 */
export async function bookVisit(
  { db, queue }: TestDatabase,
  time: string,
  answers: Partial<BookingRequest> = {},
  trust: Trust = 'normal',
): Promise<string> {
  const request = appointmentRequest(new Date(time), { email: null, ...answers })
  const outcome = await bookAppointment(db, queue, request, {
    ...defaultOptions('appointment'),
    trust,
    schedule: visitSchedule,
    now: new Date(),
  })
  if (!outcome.ok) throw new Error(`Not booked: ${outcome.reason}`)
  return outcome.booked.id
}

/** With an e-mail address each booking has two messages, otherwise one. */
export async function bookVisits(
  database: TestDatabase,
  count: number,
  how: 'with e-mail' | 'without e-mail' = 'without e-mail',
) {
  for (const time of visitTimes().slice(0, count))
    await bookVisit(database, time, { email: how === 'with e-mail' ? newMailbox() : null })
}

export const messagesIn = (db: Database) =>
  db
    .selectFrom('messages')
    .select([
      'id',
      sql<string>`booking_id`.as('bookingId'),
      'channel',
      'template',
      'sequence',
      'state',
      'unconfirmed',
      'claimed_until as claimedUntil',
      'last_error as lastError',
      'delivery',
    ])
    .execute()

/** The only message of a test. */
export async function onlyMessage(db: Database) {
  const [message, ...others] = await messagesIn(db)
  if (!message || others.length)
    throw new Error(`${others.length + (message ? 1 : 0)} messages instead of one`)
  return message
}

/** The ids of our messages, from the Message-IDs of the mails. */
export const messageIdsOf = (smtpMessageIds: readonly (string | undefined)[]) =>
  smtpMessageIds.map((smtpMessageId) => /^<([^@]+)@/.exec(smtpMessageId ?? '')?.[1]).sort()

type Job = { name: string; messageId: string; state: string; retries: number }

export const jobsIn = async (db: Database): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    select name, data->>'messageId' as "messageId", state::text, retry_count as retries
    from pgboss.job where name like 'send-%' or name = 'dead-letter'
  `.execute(db)
  return rows
}

export const allJobsDone = async (db: Database) =>
  (await jobsIn(db)).every((job) => job.state === 'completed')

/**
 * Simulates time: ends the backoff of every waiting retry. Does not affect running jobs. Jobs that are already due are
 * left alone: a row that is updated all the time is locked, and workers skip it.
 */
export const backoffPasses = (db: Database) =>
  sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.execute(db)

/** Simulates time after the death of a worker: its last heartbeat is a minute old. */
export const silencePasses = (db: Database) =>
  sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(db)

/** Simulates time after the death of a worker: its claims have expired. */
export const claimPasses = (db: Database) =>
  db
    .updateTable('messages')
    .set({ claimed_until: sql<Date>`now()` })
    .where('claimed_until', 'is not', null)
    .execute()

/** Whether a process has logged this event about this message. */
export const logHas = (lines: readonly string[], messageId: string, event: string) =>
  lines.some((line) => line.includes(messageId) && line.includes(event))

/**
 * Every message has left, and none more often than the ledger knows, or three times. Where workers were killed, one in doubt
 * may not have: an attempt counts before it is made. Resolves with their number.
 */
export async function expectEachMailed(
  db: Database,
  taken: readonly string[],
  { workersWereKilled = false } = {},
): Promise<number> {
  const messages = await messagesIn(db)
  const mailed = messageIdsOf(taken)
  const copiesOf = Map.groupBy(mailed, (id) => id)
  const inDoubt = messages.filter(({ state }) => workersWereKilled && state === 'uncertain')
  expect(new Set([...mailed, ...inDoubt.map(({ id }) => id)])).toEqual(new Set(messages.map(({ id }) => id)))
  for (const { id, state, unconfirmed } of messages) {
    expect(copiesOf.get(id)?.length ?? 0).toBeLessThanOrEqual(Math.min(2, unconfirmed))
    expect(['sent', 'uncertain']).toContain(state)
  }
  return messages.length
}
