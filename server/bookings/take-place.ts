import { sql } from 'kysely'
import { type BookingKind, type BookingState, isConfirmed, type PlaceKind } from '#clinic/booking.ts'
import { bookingWindow } from '#clinic/slots.ts'
import { facts } from '#content/facts.ts'
import type { Database, Transaction } from '../platform/db.ts'
import { askTogether } from '../platform/pipeline.ts'
import { lockFor } from './bookings.ts'
import type { LockedBooking } from './lock-booking.ts'

type WantedPlace =
  /** A time of this doctor, or of one of the others who is free then. */
  | {
      kind: 'appointment'
      doctor: string
      others?: readonly string[]
      startsAt: Date
      until: Date
      /** A booking that is moved does not block itself, and stays with its doctor where that is possible. */
      movesFrom?: { doctor: string; startsAt: Date; seat: number | null }
    }
  /** One of the places of a window. */
  | { kind: 'home-collection'; startsAt: Date; perWindow: number }
  | { kind: Exclude<BookingKind, PlaceKind>; startsAt: Date }

type Place<State extends BookingState> = {
  state: State
  seat: number | null
  doctor: string | null
  held_until: Date | null
}

/** Two visits that overlap have one of these in common. */
const LOCKED_MINUTES = 30

/**
 * The only way to get a place, for every booking, move and confirmation: null when the time is taken. A booked visit
 * gets the first free seat. A visit that is still to be confirmed gets none, but needs a free time, because only a free
 * time is worth a call. The lock keeps other transactions from looking for a seat of this time until the transaction
 * ends, so that the result is still true when it is written.
 */
export async function takePlace<State extends BookingState>(
  trx: Transaction,
  state: State,
  wanted: WantedPlace,
): Promise<Place<State> | null> {
  const none = { state, seat: null, doctor: null, held_until: null }
  if (wanted.kind === 'appointment') {
    const doctor = await findFreeDoctor(trx, wanted)
    if (doctor === null) return null
    return { state, seat: isConfirmed({ state }) ? 1 : null, doctor, held_until: wanted.until }
  }
  if (wanted.kind !== 'home-collection') return none
  const seat = await findFreeSeat(trx, wanted)
  return seat === null ? null : { ...none, seat: isConfirmed({ state }) ? seat : null }
}

/** Of several free doctors, the one with the fewest visits that day; of equals, the first in the clinic's list. */
async function findFreeDoctor(
  trx: Transaction,
  { doctor, others = [], startsAt, until, movesFrom }: Extract<WantedPlace, { kind: 'appointment' }>,
): Promise<string | null> {
  const doctors = [doctor, ...others]
  // The doctors are given twice: with the join column alone PostgreSQL would read every booking ever made.
  const isFree = sql`not exists (
    select from taken_places
    where doctor = id and doctor = any (${doctors}::text[])
      and tstzrange(starts_at, held_until) && tstzrange(${startsAt}, ${until})
      and (doctor, starts_at, seat) is distinct from
        (${movesFrom?.doctor ?? null}::text, ${movesFrom?.startsAt ?? null}::timestamptz, ${movesFrom?.seat ?? null}::smallint)
  )`
  const parts = partsOf(doctors, startsAt, until)
  // Locks are taken in one order, by doctor and by the clock, so that two transactions never wait for each other. A
  // request for a time that is already taken does not wait at all.
  const lock = sql<{ id: string }>`
    select id, pg_advisory_xact_lock(hashtextextended(part, 0)) from (
      select id, part from unnest(
        ${parts.map((part) => part.doctor)}::text[], ${parts.map((part) => part.name)}::text[]
      ) with ordinality as wanted (id, part, place)
      where ${isFree} order by place
    ) ordered`
  const day = bookingWindow({ ...facts, days: 1 }, startsAt)
  const look = sql<{ id: string }>`
    select id from unnest(${doctors}::text[]) with ordinality as candidate (id, listed)
    where ${isFree}
    order by
      id is distinct from ${movesFrom?.doctor ?? null}::text,
      case when ${doctors.length}::int > 1 then (
        select count(*) from taken_places
        where doctor = id and tstzrange(starts_at, held_until) && tstzrange(${day.from}, ${day.until})
      ) end,
      listed`
  const [locked, free] = await askTogether(trx, lock, look)
  return free.find(({ id }) => locked.some((row) => row.id === id))?.id ?? null
}

/** The locks of a time of several doctors. */
function partsOf(doctors: readonly string[], startsAt: Date, until: Date) {
  const step = LOCKED_MINUTES * 60_000
  const first = Math.floor(startsAt.getTime() / step)
  const steps = Array.from({ length: Math.ceil(until.getTime() / step) - first }, (_, part) => first + part)
  return doctors
    .toSorted()
    .flatMap((doctor) => steps.map((part) => ({ doctor, name: `time of ${doctor} ${part}` })))
}

async function findFreeSeat(
  trx: Transaction,
  { kind, startsAt, perWindow }: Extract<WantedPlace, { kind: 'home-collection' }>,
): Promise<number | null> {
  await lockFor(trx, `place ${kind} ${startsAt.toISOString()}`)
  const { rows } = await sql<{ seat: number }>`
    select seat from generate_series(1, ${perWindow}::int) seat
    where not exists (
      select from taken_places place
      where place.kind = ${kind} and place.starts_at = ${startsAt} and place.seat = seat.seat
    )
    order by seat limit 1`.execute(trx)
  return rows[0]?.seat ?? null
}

/** The place that a stored booking wants at this time: as long as before, with its doctor or one of those named. */
export function placeAt(
  booking: LockedBooking,
  startsAt: Date,
  { perWindow, doctors = [] }: { perWindow: number; doctors?: readonly string[] },
): WantedPlace {
  const { kind, doctor, heldUntil, seat, startsAt: before } = booking
  if (kind === 'home-collection') return { kind, startsAt, perWindow }
  if (kind !== 'appointment') return { kind, startsAt }
  const heldMs = heldUntil!.getTime() - before!.getTime()
  const until = new Date(startsAt.getTime() + heldMs)
  const [first = doctor!, ...others] = doctors
  const movesFrom = { doctor: doctor!, startsAt: before!, seat }
  return { kind, doctor: first, others, startsAt, until, ...(isConfirmed(booking) && { movesFrom }) }
}

const placeConstraints = ['bookings_one_per_place', 'bookings_no_overlap']
export const isPlaceConflict = (error: unknown) =>
  placeConstraints.includes((error as { constraint?: string }).constraint ?? '')

/**
 * A transaction that moves a row to a place. The constraints decide: where one refuses, another writer did not use
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
