import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { referenceFrom } from '#clinic/reference.ts'
import type { Admission } from '#clinic/surge.ts'
import { facts } from '#content/facts.ts'
import type { DeskTemplate } from '#content/messages.ts'
import { recordAudit } from './audit.ts'
import { type Booked, findByKey, insertIfFree, type NewBooking } from './bookings.ts'
import type { Database, Transaction } from './db.ts'
import type { Queue } from './jobs.ts'
import { oweDesk, oweNews } from './owe-news.ts'
import type { Person, Vault } from './vault.ts'

/** What every verb needs to know besides the request itself. */
export type BookingTerms = {
  key: string
  now: Date
  vault: Vault
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

type Details = Pick<NewBooking, 'kind' | 'language' | 'consent_notice' | 'answer_by'> &
  Pick<Booked, 'state' | 'startsAt'> & { seat: number | null; person: Person }

export type Follows = {
  tests?: { testId: string; price: number | null }[]
  /** What the clinic is told, where it is not simply that something new has come. */
  desk?: DeskTemplate
}

/** Writes the row with all that follows from it: its tests, the messages it owes, their jobs, the trace. */
export async function storeBooking(
  trx: Transaction,
  queue: Queue,
  { person, startsAt, ...details }: Details,
  { key, now, vault, tellOfSurge }: BookingTerms,
  { tests = [], desk }: Follows = {},
): Promise<{ ok: true; booked: Booked } | null> {
  const id = randomUUIDv7()
  const reference = drawReference()
  const row = {
    ...details,
    ...vault.seal(id, person),
    id,
    reference,
    starts_at: startsAt,
    phone_hash: vault.phoneHash(person.phone),
    link_hash: vault.linkHash(vault.linkOf(id)),
    consented_at: now,
    idempotency_key: key,
  }
  if (!(await insertIfFree(trx, row))) return null
  if (tests.length > 0)
    await trx
      .insertInto('booking_tests')
      .values(tests.map(({ testId, price }) => ({ booking_id: id, test_id: testId, price })))
      .execute()

  const { kind, state, language } = details
  const news = state === 'booked' ? 'confirmed' : 'received'
  const booking = { id, kind, state, startsAt, sequence: 0, person }
  await oweNews(trx, queue, booking, news, now, desk)
  if (tellOfSurge) await oweDesk(trx, queue, booking, 'desk-surge')
  await recordAudit(trx, 'patient', 'booked', id)
  const answerBy = details.answer_by ? new Date(details.answer_by) : null
  return { ok: true, booked: { id, kind, reference, state, language, startsAt, answerBy, sequence: 0 } }
}

function drawReference(): string {
  for (;;) {
    const reference = referenceFrom(facts.referencePrefix, randomBytes(16))
    if (reference) return reference
  }
}
