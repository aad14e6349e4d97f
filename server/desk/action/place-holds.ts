import { type Selectable, sql } from 'kysely'
import type { Transaction } from '../../platform/db.ts'
import { sendLater } from '../../platform/pipeline.ts'
import type { Tables } from '../../platform/tables.ts'
import type { Place } from './snapshot.ts'

export type PlaceHold = Selectable<Tables['place_holds']>

/** The hold on a place that an action left, for its undo. */
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
  await sendLater(trx, trx.insertInto('place_holds').values([...holds]))
}

/**
 * Frees the places held for earlier actions on these bookings, and returns them: a booking that moves back must not
 * block itself. The actions are found first, because a leave has as many places as bookings, and each pair would be
 * compared.
 */
export const releasePlaces = (bookingIds: readonly string[]) =>
  sql<PlaceHold>`
    with earlier as materialized (select id from desk_actions where booking_ids && ${bookingIds}::uuid[])
    delete from place_holds using earlier where action_id = earlier.id
    returning place_holds.*`

/** The freed holds of actions that concern none of these bookings: such an action can still be undone. */
export async function holdsWithout(
  trx: Transaction,
  released: readonly PlaceHold[],
  bookingIds: readonly string[],
): Promise<PlaceHold[]> {
  const { rows } = await sql<{ id: string }>`
    select id from desk_actions
    where id = any (${[...new Set(released.map(({ action_id }) => action_id))]}::uuid[])
      and booking_ids && ${bookingIds}::uuid[]`.execute(trx)
  const changed = new Set(rows.map(({ id }) => id))
  return released.filter(({ action_id }) => !changed.has(action_id))
}
