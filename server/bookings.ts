import { type Insertable, sql } from 'kysely'
import { type BookingKind, type BookingState, OPEN_BOOKINGS_PER_PHONE } from '#clinic/booking.ts'
import type { Language } from '#content/language.ts'
import type { Database, Transaction } from './db.ts'
import type { Tables } from './tables.ts'

export type NewBooking = Insertable<Tables['bookings']>

/** Appointment times that are taken in the window, without anything about who took them. */
export async function findBookedTimes(db: Database, window: { from: Date; until: Date }): Promise<Date[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('starts_at')
    .where('kind', '=', 'appointment')
    .where('starts_at', '>=', window.from)
    .where('starts_at', '<', window.until)
    .where('seat', 'is not', null)
    .where('state', '<>', 'cancelled')
    .orderBy('starts_at')
    .execute()
  return rows.map((row) => row.starts_at!)
}

/** How many places of each collection window are taken. */
export async function countCollections(
  db: Database,
  window: { from: Date; until: Date },
): Promise<{ startsAt: Date; taken: number }[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['starts_at', sql<number>`count(*)::int`.as('taken')])
    .where('kind', '=', 'home-collection')
    .where('starts_at', '>=', window.from)
    .where('starts_at', '<', window.until)
    .where('seat', 'is not', null)
    .where('state', '<>', 'cancelled')
    .groupBy('starts_at')
    .execute()
  return rows.map(({ starts_at, taken }) => ({ startsAt: starts_at!, taken }))
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
}

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
    ])

/** The booking that this key has already made, if any: the same key always gets the same answer. */
export const findByKey = (db: Database, key: string) =>
  findBooked(db).where('idempotency_key', '=', key).executeTakeFirst()

export const findById = (db: Database, id: string) => findBooked(db).where('id', '=', id).executeTakeFirst()

/** What was chosen, in both languages, with the price that was shown. */
export const findTestsOf = (db: Database, bookingId: string) =>
  db
    .selectFrom('booking_tests')
    .innerJoin('pathology_tests', 'pathology_tests.id', 'booking_tests.test_id')
    .select(['name', 'home_name_en', 'home_name_hi', 'preparation', 'booking_tests.price'])
    .where('booking_id', '=', bookingId)
    .orderBy(sql`home_id nulls last, position`)
    .execute()

export const isTimeHeld = async (db: Database, startsAt: Date) =>
  (await db
    .selectFrom('bookings')
    .select('id')
    .where('kind', '=', 'appointment')
    .where('starts_at', '=', startsAt)
    .where('seat', 'is not', null)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()) !== undefined

/**
 * False when the place, the key or the reference is already used: the unique indexes decide, and a rival that
 * has not committed yet is waited for. Nothing is looked up before, because a look is old when it is used.
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

/** Until the transaction ends, nobody else counts or takes what this name stands for. */
export const lockFor = (trx: Transaction, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)

/**
 * Whether this phone has as many visits ahead as one family may have. Counted under a lock on the number, so that
 * requests sent at once cannot all be the fourth.
 */
export async function phoneIsFull(trx: Transaction, phoneHash: string, now: Date): Promise<boolean> {
  await lockFor(trx, `phone ${phoneHash}`)
  const { open } = await trx
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('phone_hash', '=', phoneHash)
    .where('state', 'in', ['booked', 'to-confirm'])
    .where('starts_at', '>', now)
    .executeTakeFirstOrThrow()
  return open >= OPEN_BOOKINGS_PER_PHONE
}

/** The first free place of a collection window, or null when it is full. The unique index guards it all the same. */
export async function freeSeat(trx: Transaction, startsAt: Date, capacity: number): Promise<number | null> {
  await lockFor(trx, `window ${startsAt.toISOString()}`)
  const { rows } = await sql<{ seat: number }>`
    select seat from generate_series(1, ${capacity}::int) seat
    where not exists (
      select from bookings b
      where b.kind = 'home-collection' and b.starts_at = ${startsAt} and b.seat = seat.seat
        and b.state <> 'cancelled'
    )
    order by seat limit 1`.execute(trx)
  return rows[0]?.seat ?? null
}
