import { sql } from 'kysely'
import { type BookingKind, type BookingState, isConfirmed, takesPlace } from '#clinic/booking.ts'
import type { Database, Transaction } from '../platform/db.ts'
import { lockFor } from './bookings.ts'

/** A time, and how many patients can have it at once where that is more than one. */
type WantedPlace =
  | { kind: Exclude<BookingKind, 'home-collection'>; startsAt: Date }
  | { kind: 'home-collection'; startsAt: Date; perWindow: number }

type Place<State extends BookingState> = { state: State; seat: number | null }

/**
 * The only way to a place, for whoever books, moves or confirms: null when the time is taken. What is booked gets the
 * first free seat; what is still to be confirmed gets none, but only a time that is free is worth a call. Nobody else
 * looks for a seat of this time until the transaction ends, so that what was seen is still true when it is written.
 */
export async function takePlace<State extends BookingState>(
  trx: Transaction,
  state: State,
  wanted: WantedPlace,
): Promise<Place<State> | null> {
  const { kind, startsAt } = wanted
  if (!takesPlace(kind)) return { state, seat: null }
  const capacity = kind === 'home-collection' ? wanted.perWindow : 1
  await lockFor(trx, `place ${kind} ${startsAt.toISOString()}`)
  const { rows } = await sql<{ seat: number }>`
    select seat from generate_series(1, ${capacity}::int) seat
    where not exists (
      select from taken_places place
      where place.kind = ${kind} and place.starts_at = ${startsAt} and place.seat = seat.seat
    )
    order by seat limit 1`.execute(trx)
  const [free] = rows
  return free ? { state, seat: isConfirmed({ state }) ? free.seat : null } : null
}

const isPlaceConflict = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'bookings_one_per_place'

/**
 * A transaction that moves a row to a place. The unique index decides: where it refuses, some writer did not ask
 * takePlace. The second attempt sees what that writer has committed. (A new row is not updated but inserted, and
 * bookOnce repeats it in the same way.)
 */
export async function retryOnPlaceConflict<Result>(
  db: Database,
  attempt: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(attempt)
  } catch (error) {
    if (!isPlaceConflict(error)) throw error
    return db.transaction().execute(attempt)
  }
}
