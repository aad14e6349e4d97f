import { type Selectable, sql } from 'kysely'
import type { Transaction } from '../../platform/db.ts'
import type { Tables } from '../../platform/tables.ts'
import type { Place } from './snapshot.ts'

type PlaceHold = Selectable<Tables['place_holds']>

/** A place that was left, as it is held for the undo of an action. */
export const holdOf = (
  { kind, starts_at, seat, doctor, held_until }: Place,
  actionId: string,
  until: Date,
): PlaceHold => ({
  action_id: actionId,
  kind,
  starts_at: starts_at!,
  seat: seat!,
  doctor,
  held_until,
  expires_at: until,
})

export async function holdPlaces(trx: Transaction, holds: readonly PlaceHold[]): Promise<void> {
  if (holds.length === 0) return
  await trx
    .insertInto('place_holds')
    .values([...holds])
    .execute()
}

/** What was held for an earlier action, with the bookings of that action. */
export type ReleasedPlace = { hold: PlaceHold; bookingIds: string[] }

/**
 * Frees what is held for earlier actions on these bookings, and returns it: a booking that is moved back does not stand
 * in its own way.
 */
export async function releasePlaces(
  trx: Transaction,
  bookingIds: readonly string[],
): Promise<ReleasedPlace[]> {
  const { rows } = await sql<PlaceHold & { booking_ids: string[] }>`
    delete from place_holds using desk_actions
    where desk_actions.id = place_holds.action_id and booking_ids && ${bookingIds}::uuid[]
    returning place_holds.*, booking_ids`.execute(trx)
  return rows.map(({ booking_ids, ...hold }) => ({ hold, bookingIds: booking_ids }))
}
