import { sql } from 'kysely'
import { type Form, isConfirmed, isToConfirm, type PlaceKind } from '#clinic/booking.ts'
import type { Prepared } from '#clinic/lab-tests/preparation.ts'
import type { Person } from '#clinic/person.ts'
import { referenceFrom } from '#clinic/reference.ts'
import {
  type Admission,
  type AheadLimit,
  isScarce,
  type LimitName,
  mayHoldAhead,
  type Trust,
} from '#clinic/surge.ts'
import { facts } from '#content/facts.ts'
import type { DeskTemplate } from '#content/messages.ts'
import { alertDesk } from '../messages/desk-alerts.ts'
import { notifyBookingEvent } from '../messages/notify-booking-event.ts'
import { promisedCall } from '../messages/promised-call.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { sendLater } from '../platform/pipeline.ts'
import { storeSearchHashes } from '../platform/search-hashes.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit, type Staff } from './audit.ts'
import {
  type Booked,
  countHeldAhead,
  findByRequest,
  insertIfFree,
  lockFor,
  type NewBooking,
} from './bookings.ts'
import { nameBooking } from './one-booking.ts'

/** The options of every booking verb besides the request itself. */
export type BookingOptions = Given & {
  /** The idempotency key of the request, bound to its form: from the form's token, or chosen by the caller. */
  request: { form: Form; key: string }
  vault: Vault
  /** Whether it may hold a place, or is stored to be confirmed by phone. */
  admission: Exclude<Admission, 'challenge'>
  trust: Trust
  /** The limit that keeps it from holding a place. */
  limitedBy?: LimitName | null
  /** The response has the 4-digit code, so no page shows it again. */
  showsCode?: boolean
  /** The clinic books for a caller: it reads the code out, needs no mail about it, and messages wait while it can be undone. */
  atDesk?: { staff: Staff; heldUntil: Date }
}

/** The further options of a verb that takes a place. */
export type PlaceOptions = BookingOptions & {
  /** How many places of the requested doctors may be held ahead. */
  ahead: AheadLimit
}

/** More bookings than can be in progress at once: with so many places left, no lock is needed. */
const UNDER_WAY_AT_MOST = 50

/**
 * The limit that keeps this booking from holding a place; null when it may hold one. Where few are left, places of this
 * kind are locked until the transaction ends, so that simultaneous requests cannot all get the last one; the wait for
 * this lock may be longer than for a single row.
 */
export async function findLimit(
  trx: Transaction,
  kind: PlaceKind,
  { admission, limitedBy, ahead, trust, now }: PlaceOptions,
  doctors?: readonly string[],
): Promise<LimitName | null> {
  if (admission !== 'hold') return limitedBy ?? 'pace'
  const held = await countHeldAhead(trx, kind, now, doctors)
  const soon = { all: held.all + UNDER_WAY_AT_MOST, unproven: held.unproven + UNDER_WAY_AT_MOST }
  if (mayHoldAhead(ahead, soon, 'normal')) return null
  await sendLater(trx, sql`set local lock_timeout = '4s'`)
  await lockFor(trx, `places ahead ${kind}`)
  return mayHoldAhead(ahead, await countHeldAhead(trx, kind, now, doctors), trust) ? null : 'week'
}

export type Stored = { ok: true; booked: Booked; repeated: boolean }

/** The outcome of one attempt; null when a unique index refused the row. */
export type Attempt<Refusal> = { ok: true; booked: Booked } | { ok: false; reason: Refusal } | null

/**
 * Retries until the row is stored or refused. The same request always finds the row that it made; the first one has
 * committed by the time a lock or a unique index refuses the second.
 */
export async function bookOnce<Refusal>(
  db: Database,
  queue: Queue,
  { request, vault }: Pick<BookingOptions, 'request' | 'vault'>,
  attempt: (trx: Transaction) => Promise<Attempt<Refusal>>,
  afterConflict: () => Promise<Refusal | null> = async () => null,
): Promise<Stored | { ok: false; reason: Refusal }> {
  await queue.ready()
  const hashes = vault.requestHashes(request.form, request.key)
  const alreadyMade = async (): Promise<Stored | null> => {
    const booked = await findByRequest(db, hashes)
    return booked ? { ok: true, booked, repeated: true } : null
  }
  for (let tries = 0; tries < 4; tries++) {
    const outcome = await db.transaction().execute(attempt)
    if (outcome?.ok) return { ...outcome, repeated: false }
    // An earlier submit of the same request may have taken the place: then it is no refusal.
    const meanwhile = await alreadyMade()
    if (meanwhile) return meanwhile
    const refusal = outcome ? outcome.reason : await afterConflict()
    if (refusal !== null) return { ok: false, reason: refusal }
  }
  throw new Error('A free place could not be taken in four tries')
}

type Details = Pick<
  NewBooking,
  | 'kind'
  | 'language'
  | 'consent_notice'
  | 'consent_by'
  | 'answer_by'
  | 'about_id'
  | 'doctor'
  | 'service'
  | 'overbooked'
  | 'verified_at'
> &
  Pick<Booked, 'state' | 'startsAt'> & { seat: number | null; held_until?: Date | null; person: Person }

type Follows = {
  tests?: (Prepared & { testId: string; price: number | null })[]
  /** The message to the clinic, where it is not the usual one about a new booking. */
  desk?: DeskTemplate
}

/** Inserts the row with its tests, its messages and their jobs, and the audit event. */
export async function storeBooking(
  trx: Transaction,
  queue: Queue,
  { person, startsAt, ...details }: Details,
  options: BookingOptions,
  { tests = [], desk }: Follows = {},
): Promise<{ ok: true; booked: Booked } | null> {
  const { request, now, vault, trust, limitedBy = null, showsCode = false, atDesk } = options
  const id = options.id()
  const { contact } = person
  const isWish = isToConfirm(details) && startsAt !== null
  const callBy = isWish ? await promisedCall(trx, { startsAt, tests, contact }, now) : null
  const row = {
    ...details,
    ...vault.seal(id, person),
    id,
    starts_at: startsAt,
    call_by: callBy,
    lookup_key_id: vault.lookupKeyId,
    phone_hash: vault.phoneHash(person.phone),
    link_hash: vault.linkHash(vault.linkOf({ id, lookupKeyId: vault.lookupKeyId })),
    request_hash: vault.requestHash(request.form, request.key),
    consented_at: now,
    created_at: now,
    code_shown_at: showsCode || atDesk ? now : null,
    trust,
    limited_by: limitedBy,
  }
  await nameBooking(trx, id)
  // The database may refuse the row for its reference alone, which another booking has already.
  const reference =
    (await insertWithReference(trx, row, options)) ?? (await insertWithReference(trx, row, options))
  if (reference === null) return null
  await storeSearchHashes(trx, vault, id, person)
  if (tests.length > 0)
    await sendLater(
      trx,
      trx
        .insertInto('booking_lab_tests')
        .values(tests.map(({ testId, price }) => ({ booking_id: id, test_id: testId, price }))),
    )

  const { kind, state, language } = details
  const news = isConfirmed(details) ? 'confirmed' : 'received'
  const booking = { id, kind, state, startsAt, sequence: 0, person, trust }
  await notifyBookingEvent(
    trx,
    queue,
    booking,
    news,
    options,
    atDesk ? { desk: null, origin: 'clinic', heldUntil: atDesk.heldUntil } : { desk },
  )
  if (isScarce(limitedBy)) await alertDesk(trx, queue, 'desk-places-limited', options, 'day')
  await recordAudit(trx, options, atDesk?.staff ?? 'patient', 'booked', id)
  const answerBy = details.answer_by ? new Date(details.answer_by) : null
  const { lookup_key_id: lookupKeyId, created_at: createdAt } = row
  return {
    ok: true,
    booked: {
      id,
      kind,
      reference,
      state,
      language,
      startsAt,
      answerBy,
      sequence: 0,
      doctor: details.doctor ?? null,
      heldUntil: details.held_until ?? null,
      callBy,
      lookupKeyId,
      createdAt,
      accessClosedAt: null,
    },
  }
}

/** The reference of the new row; null when a unique index refuses it. */
async function insertWithReference(
  trx: Transaction,
  row: Omit<NewBooking, 'reference'>,
  given: Pick<Given, 'random'>,
): Promise<string | null> {
  const reference = drawReference(given)
  return (await insertIfFree(trx, { ...row, reference })) ? reference : null
}

function drawReference({ random }: Pick<Given, 'random'>): string {
  for (;;) {
    const reference = referenceFrom(facts.referencePrefix, random(16))
    if (reference) return reference
  }
}
