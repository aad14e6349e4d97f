import { type Insertable, sql } from 'kysely'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import type { Language } from '#content/language.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'
import { onBooking } from './one-booking.ts'

export type NewBooking = Insertable<Tables['bookings']>

/** Appointment times that are taken in the window, without anything about who took them. */
export async function findBookedTimes(db: Database, window: { from: Date; until: Date }): Promise<Date[]> {
  const rows = await db
    .selectFrom('taken_places')
    .select('starts_at')
    .where('kind', '=', 'appointment')
    .where('starts_at', '>=', window.from)
    .where('starts_at', '<', window.until)
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => row.starts_at)
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

export type Booked = {
  id: string
  kind: BookingKind
  reference: string
  state: BookingState
  language: Language
  startsAt: Date | null
  answerBy: Date | null
  sequence: number
  lookupKeyId: string
  createdAt: Date
  /** Confirmations and booking sessions from before this moment open nothing. */
  accessClosedAt: Date | null
}

/** An erased booking is not found in any way. */
const findBooked = (db: Database) =>
  db
    .selectFrom('bookings')
    .select([
      'id',
      'kind',
      'reference',
      'state',
      'language',
      'starts_at as startsAt',
      'answer_by as answerBy',
      'sequence',
      sql<string>`lookup_key_id`.as('lookupKeyId'),
      'created_at as createdAt',
      'access_closed_at as accessClosedAt',
    ])
    .where('erased_at', 'is', null)

const findById = (db: Database, id: string) =>
  onBooking(db, id, (trx) => findBooked(trx).where('id', '=', id).executeTakeFirst())

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

/** How long a page that shows the PIN can be loaded again: its first response may have been lost on the way. */
const CODE_SHOWN_MS = 60_000

/** Whether the confirmation may show the PIN: the first time it is loaded, and for a minute after. */
export async function mayShowCode(db: Database, bookingId: string, now: Date): Promise<boolean> {
  const row = await onBooking(db, bookingId, (trx) =>
    trx
      .updateTable('bookings')
      .set({ code_shown_at: sql<Date>`coalesce(code_shown_at, ${now})` })
      .where('id', '=', bookingId)
      .returning('code_shown_at')
      .executeTakeFirst(),
  )
  return row?.code_shown_at != null && now.getTime() - row.code_shown_at.getTime() <= CODE_SHOWN_MS
}

/** The response of an API call carried the PIN: it has been shown. */
export const markCodeShown = (db: Database, bookingId: string, now: Date) =>
  onBooking(db, bookingId, (trx) =>
    trx
      .updateTable('bookings')
      .set({ code_shown_at: now })
      .where('id', '=', bookingId)
      .where('code_shown_at', 'is', null)
      .execute(),
  )

/** Submitting the same form again, until it expires, shows the PIN once more. */
export const showCodeAgain = (db: Database, bookingId: string) =>
  onBooking(db, bookingId, (trx) =>
    trx.updateTable('bookings').set({ code_shown_at: null }).where('id', '=', bookingId).execute(),
  )

/** What was chosen, in both languages, with the price that was shown. */
export const findLabTestsOf = (db: Database, bookingId: string) =>
  onBooking(db, bookingId, (trx) =>
    trx
      .selectFrom('booking_lab_tests')
      .innerJoin('lab_tests', 'lab_tests.id', 'booking_lab_tests.test_id')
      .select(['name', 'home_name_en', 'home_name_hi', 'preparation', 'booking_lab_tests.price'])
      .where('booking_id', '=', bookingId)
      .orderBy(sql`home_id nulls last, position`)
      .execute(),
  )

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

/** An advisory lock by name, until the transaction ends. */
export const lockFor = (trx: Transaction, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)

export type HeldAhead = { all: number; unproven: number }

/** Places of the days ahead that are held by bookings which the clinic has not verified yet. */
export async function countHeldAhead(db: Database, kind: BookingKind, now: Date): Promise<HeldAhead> {
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
