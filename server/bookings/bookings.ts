import { type Insertable, sql } from 'kysely'
import type { BookingKind } from '#clinic/booking.ts'
import type { Held } from '#clinic/slots.ts'
import type { Trust } from '#clinic/surge.ts'
import type { Database, Transaction } from '../platform/db.ts'
import { sendLater } from '../platform/pipeline.ts'
import type { Tables } from '../platform/tables.ts'
import { askAbout, onBooking } from './one-booking.ts'

export type NewBooking = Insertable<Tables['bookings']>

/** The taken times of a doctor in the window, without anything about the patients. */
export async function findHeldTimes(db: Database, doctor: string, window: Held): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select starts_at as from, held_until as until from taken_places
    where doctor = ${doctor} and tstzrange(starts_at, held_until) && tstzrange(${window.from}, ${window.until})
    order by starts_at`.execute(db)
  return rows
}

/** How many places of each collection window are taken. */
export async function countCollections(
  db: Database,
  window: { from: Date; until: Date },
): Promise<{ startsAt: Date; taken: number }[]> {
  const rows = await db
    .selectFrom('taken_places')
    .select(['starts_at', sql<number>`count(*)::int`.as('taken')])
    .where('kind', '=', 'home-collection')
    .where('starts_at', '>=', window.from)
    .where('starts_at', '<', window.until)
    .groupBy('starts_at')
    .execute()
  return rows.map(({ starts_at, taken }) => ({ startsAt: starts_at, taken }))
}

/** The columns that every reader of a booking needs. */
export const bookingColumns = [
  'id',
  'kind',
  'reference',
  'state',
  'language',
  'starts_at as startsAt',
  'sequence',
  'doctor',
  'held_until as heldUntil',
  'call_by as callBy',
] as const

/** An erased booking is not found in any way. */
const findById = (db: Database, id: string) =>
  askAbout(
    db,
    id,
    db
      .selectFrom('bookings')
      .select([...bookingColumns, 'answer_by as answerBy', 'created_at as createdAt'])
      .select(sql<string>`lookup_key_id`.as('lookupKeyId'))
      // Confirmations and booking sessions from before this moment open nothing.
      .select('access_closed_at as accessClosedAt')
      .where('erased_at', 'is', null)
      .where('id', '=', id),
  )

export type Booked = NonNullable<Awaited<ReturnType<typeof findById>>>

/** The booking that this request has already made, if any: submitting it again makes no second one. */
export async function findByRequest(db: Database, requestHashes: string[]): Promise<Booked | undefined> {
  const { rows } = await sql<{
    id: string | null
  }>`select booking_by_request(${requestHashes}) as id`.execute(db)
  const id = rows[0]?.id
  return id ? findById(db, id) : undefined
}

/** The booking of a confirmation or a session, unless the patient has finished since it was issued. */
export const findOpened = async (
  db: Database,
  { bookingId, issuedAt }: { bookingId: string; issuedAt: Date },
): Promise<Booked | null> => {
  const found = await findById(db, bookingId)
  return found && isStillOpen(found, issuedAt) ? found : null
}

export const isStillOpen = ({ accessClosedAt }: Pick<Booked, 'accessClosedAt'>, issuedAt: Date) =>
  accessClosedAt === null || issuedAt > accessClosedAt

/** The patient has finished: no URL in a history and no cached page opens it again. */
export const closeAccess = (db: Database, bookingId: string, now: Date) =>
  onBooking(db, bookingId, (trx) =>
    trx.updateTable('bookings').set({ access_closed_at: now }).where('id', '=', bookingId).execute(),
  )

/** How long a page that shows the 4-digit code can be loaded again: its first response may have been lost on the way. */
const CODE_SHOWN_MS = 60_000

/** Whether the confirmation may show the code: the first time it is loaded, and for a minute after. */
export async function mayShowCode(db: Database, bookingId: string, now: Date): Promise<boolean> {
  const row = await askAbout(
    db,
    bookingId,
    db
      .updateTable('bookings')
      .set({ code_shown_at: sql<Date>`coalesce(code_shown_at, ${now})` })
      .where('id', '=', bookingId)
      .returning('code_shown_at'),
  )
  return row?.code_shown_at != null && now.getTime() - row.code_shown_at.getTime() <= CODE_SHOWN_MS
}

/** The response of an API call carried the code: it has been shown. */
export const markCodeShown = (db: Database, bookingId: string, now: Date) =>
  askAbout(
    db,
    bookingId,
    db
      .updateTable('bookings')
      .set({ code_shown_at: now })
      .where('id', '=', bookingId)
      .where('code_shown_at', 'is', null),
  )

/** Submitting the same form again, until it expires, shows the code once more. */
export const showCodeAgain = (db: Database, bookingId: string) =>
  askAbout(db, bookingId, db.updateTable('bookings').set({ code_shown_at: null }).where('id', '=', bookingId))

/** The chosen tests, in both languages, with the price that was shown. */
export const labTestsOf = (db: Database, bookingId: string) =>
  db
    .selectFrom('booking_lab_tests')
    .innerJoin('lab_tests', 'lab_tests.id', 'booking_lab_tests.test_id')
    .select([
      'name',
      'name_en',
      'name_hi',
      'home_name_en',
      'home_name_hi',
      'category',
      'sample',
      'preparation',
    ])
    .select('booking_lab_tests.price')
    .where('booking_id', '=', bookingId)
    .orderBy(sql`home_id nulls last, position`)

export const findLabTestsOf = (db: Database, bookingId: string) =>
  onBooking(db, bookingId, (trx) => labTestsOf(trx, bookingId).execute())

/**
 * False when the place, the key or the reference is already used: the unique indexes decide, and wait for a rival that
 * has not committed yet.
 */
export async function insertIfFree(trx: Transaction, booking: NewBooking) {
  const inserted = await trx
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Advisory locks by name, one after the other, until the transaction ends. */
export const lockFor = (trx: Transaction, ...names: string[]) =>
  sendLater(
    trx,
    sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) name`,
  )

/**
 * The same lock, shared: many transactions hold it at once, and lockFor waits for all of them. A transaction that comes
 * after lockFor waits for it as well, which may take longer than the wait for a single row.
 */
export const shareLock = (trx: Transaction, ...names: string[]) =>
  sendLater(
    trx,
    sql`
    select set_config('lock_timeout', '4s', true), pg_advisory_xact_lock_shared(hashtextextended(name, 0))
    from unnest(${names}::text[]) name`,
  )

export type HeldAhead = { all: number; unproven: number }

/** Places of the days ahead that are held by bookings which the clinic has not verified yet: of all doctors, or of these. */
export async function countHeldAhead(
  db: Database,
  kind: BookingKind,
  now: Date,
  of?: readonly string[],
): Promise<HeldAhead> {
  return db
    .selectFrom('taken_places')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where trust <> 'proven'))::int`.as('unproven'),
    ])
    .where('kind', '=', kind)
    .where('starts_at', '>', now)
    .where('state', '=', 'booked')
    .where('is_unverified', '=', true)
    .$if(of !== undefined, (query) => query.where('doctor', 'in', of!))
    .executeTakeFirstOrThrow()
}

/** The weekly average of visits of this kind over the last four weeks. */
export async function countUsualWeek(db: Database, kind: BookingKind, now: Date): Promise<number> {
  const from = new Date(now.getTime() - 28 * 86_400_000)
  const { rows } = await sql<{
    visits: number
  }>`select count_visits(${kind}, ${from}, ${now}) as visits`.execute(db)
  return Math.round((rows[0]?.visits ?? 0) / 4)
}

/** The clinic has verified that a person made the booking: it is no longer suspect. */
export const verified = (now: Date) => ({
  verified_at: sql<Date>`coalesce(verified_at, ${now})`,
  trust: sql<Trust>`case trust when 'suspect' then 'normal' else trust end`,
})
