import { sql } from 'kysely'
import { anyOf, type Database, type Transaction } from '../platform/db.ts'
import { sendLater } from '../platform/pipeline.ts'
import type { Vault } from '../platform/vault.ts'
import { bookingColumns } from './bookings.ts'
import { nameBookings } from './one-booking.ts'

export type LockedBooking = NonNullable<ReturnType<typeof openBooking>>

/** Bookings with all that is needed to change them. */
export const selectToOpen = (db: Database) =>
  db.selectFrom('bookings').select([...bookingColumns, 'seat', 'paid', 'trust', 'sealed', 'key_id'])

type Closed = Awaited<ReturnType<ReturnType<typeof selectToOpen>['executeTakeFirst']>>

/** Null when it is not there, or was erased. */
export function openBooking(vault: Vault, found: Closed) {
  if (!found?.sealed || !found.key_id) return null
  const { sealed, key_id, ...booking } = found
  return { ...booking, person: vault.open(booking.id, { sealed, key_id }) }
}

/** A message that is being sent locks its booking (due-message.ts), no longer than a patient waits for a page. */
export const waitForSender = (trx: Transaction) =>
  sendLater(
    trx,
    sql`select set_config('lock_timeout', '6s', true), set_config('statement_timeout', '7s', true)`,
  )

/** Locks the booking until the transaction ends; null when it is not there, or was erased. */
export const lockBooking = async (trx: Transaction, vault: Vault, id: string) =>
  (await lockBookings(trx, vault, [id]))[0] ?? null

/**
 * Locks many, in the order of their ids, so that two transactions cannot each wait for the other. Leaves out erased
 * bookings, and with `skipLocked` those that another transaction has locked.
 */
export async function lockBookings(
  trx: Transaction,
  vault: Vault,
  ids: readonly string[],
  { skipLocked = false } = {},
) {
  if (ids.length === 0) return []
  await waitForSender(trx)
  await nameBookings(trx, ids)
  const found = await selectToOpen(trx)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .$if(skipLocked, (query) => query.skipLocked())
    .execute()
  return found.map((row) => openBooking(vault, row)).filter((booking) => booking !== null)
}

/**
 * A transaction that has locked one of the bookings may be waiting for the calendar, and the two must not wait for each
 * other. The transaction with many bookings rolls back and begins again.
 */
export class BookingInUse extends Error {
  constructor() {
    super('Bookings of these days are being changed at this moment. Nothing was done.')
  }
}

const TRIES = 5
const DEADLOCK = '40P01'
/** PostgreSQL has ended the transaction because another one waited for it. */
const isDeadlock = (error: unknown) => (error as { code?: string }).code === DEADLOCK

/** A transaction that changes many bookings and closes a calendar. */
export async function retryWhileInUse<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof BookingInUse || isDeadlock(error)) || tries === TRIES) throw error
    }
  }
}
