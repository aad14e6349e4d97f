import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { referenceFrom } from '#clinic/reference.ts'
import { reminderAt } from '#clinic/reminder.ts'
import type { Admission } from '#clinic/surge.ts'
import { facts } from '#content/facts.ts'
import type { Template } from '#content/messages.ts'
import { recordAudit } from './audit.ts'
import { type Booked, findByKey, insertIfFree, type NewBooking } from './bookings.ts'
import type { Database, Transaction } from './db.ts'
import type { Queue } from './jobs.ts'
import { oweNotices } from './notices.ts'

/** What every verb needs to know besides the request itself. */
export type BookingTerms = {
  key: string
  now: Date
  /** Whether it may take a place, or is kept to be confirmed by phone. */
  admission: Exclude<Admission, 'ask-for-work'>
  /** The clinic has not been told yet that bookings come too fast. */
  tellOfSurge?: boolean
}

export type Stored = { ok: true; booked: Booked; repeated: boolean }

/** What a verb's one attempt can come to; null when a unique index refused the row. */
export type Attempt<Refusal> = { ok: true; booked: Booked } | { ok: false; reason: Refusal } | null

/**
 * Tries until the row is there or is refused. The same key always finds the row that it made; whoever was first has
 * committed by the time a unique index answers.
 */
export async function bookOnce<Refusal>(
  db: Database,
  queue: Queue,
  key: string,
  attempt: (trx: Transaction) => Promise<Attempt<Refusal>>,
  afterConflict: () => Promise<Refusal | null> = async () => null,
): Promise<Stored | { ok: false; reason: Refusal }> {
  await queue.ready()
  for (let tries = 0; tries < 4; tries++) {
    const before = await findByKey(db, key)
    if (before) return { ok: true, booked: before, repeated: true }
    const outcome = await db.transaction().execute(attempt)
    if (outcome) return outcome.ok ? { ...outcome, repeated: false } : outcome
    // It may have been this very request, sent twice at once: then the next look finds it.
    if (await findByKey(db, key)) continue
    const refusal = await afterConflict()
    if (refusal !== null) return { ok: false, reason: refusal }
  }
  throw new Error('A free place could not be taken in four tries')
}

type Details = Omit<NewBooking, 'id' | 'reference' | 'consented_at' | 'idempotency_key' | 'state' | 'seat'> &
  Pick<Booked, 'state'> & { seat: number | null }

export type Follows = {
  tests?: { testId: string; price: number | null }[]
  /** For the clinic, and for her where she gave an address. */
  desk: Template
  patient: Template
  reminder?: Template
}

/** Writes the row with all that follows from it: its tests, the messages it owes, their jobs, the trace. */
export async function storeBooking(
  trx: Transaction,
  queue: Queue,
  details: Details,
  { key, now, tellOfSurge }: BookingTerms,
  { tests = [], desk, patient, reminder }: Follows,
): Promise<{ ok: true; booked: Booked } | null> {
  const id = randomUUIDv7()
  const reference = drawReference()
  const row = { ...details, id, reference, consented_at: now, idempotency_key: key }
  if (!(await insertIfFree(trx, row))) return null
  if (tests.length > 0)
    await trx
      .insertInto('booking_tests')
      .values(tests.map(({ testId, price }) => ({ booking_id: id, test_id: testId, price })))
      .execute()

  const startsAt = details.starts_at ? new Date(details.starts_at) : null
  const remindAt =
    startsAt && reminder && details.reminders?.includes('email')
      ? reminderAt('day-before', startsAt, now)
      : null
  await oweNotices(trx, queue, id, [
    { template: desk },
    ...(details.email ? [{ template: patient }] : []),
    ...(details.email && reminder && remindAt ? [{ template: reminder, notBefore: remindAt }] : []),
    ...(tellOfSurge ? [{ template: 'desk-surge' as const }] : []),
  ])
  await recordAudit(trx, 'patient', 'booked', id)
  const { kind, state, language } = details
  const answerBy = details.answer_by ? new Date(details.answer_by) : null
  return { ok: true, booked: { id, kind, reference, state, language, startsAt, answerBy } }
}

function drawReference(): string {
  for (;;) {
    const reference = referenceFrom(facts.referencePrefix, randomBytes(16))
    if (reference) return reference
  }
}
