import { type BookingState, bookingCan } from '#clinic/booking.ts'
import { windowAt } from '#clinic/home-collection.ts'
import { refuseWishAt } from '#clinic/lab-test-booking.ts'
import { refuseSlot, type Schedule } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { notifyBookingEvent } from '../messages/notify-booking-event.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit, type Staff } from './audit.ts'
import { findFreeSeat, isSlotTaken } from './bookings.ts'
import { findClosures } from './closures.ts'
import { type LockedBooking, lockBooking } from './lock-booking.ts'
import { verified } from './verified.ts'

export type MoveOptions = {
  now: Date
  vault: Vault
  schedule: Omit<Schedule, 'closures'>
  perWindow: number
  /** What the clinic moves is agreed with the patient: it takes the place, and nobody counts how often. */
  by: 'patient' | Staff
}

export type MoveRefusal =
  /** Cancelled, over or forgotten: there is nothing left to move. */
  | 'gone'
  /** Something else changed it since she looked. */
  | 'changed'
  | 'too-often'
  | 'not-offered'
  | 'taken'

/** More moves than this are agreed on the phone: times that wander keep others from them. */
const MOVES_AT_MOST = 5

export type Move = {
  bookingId: string
  /** How often it had been changed when she looked. */
  sequence: number
  to: Date
}

/** Takes the new time and lets go of the old one at once, or leaves everything as it was. */
export async function moveBooking(
  db: Database,
  queue: Queue,
  move: Move,
  options: MoveOptions,
): Promise<{ ok: true } | { ok: false; reason: MoveRefusal }> {
  await queue.ready()
  try {
    const reason = await db.transaction().execute((trx) => tryToMove(trx, queue, move, options))
    return reason ? { ok: false, reason } : { ok: true }
  } catch (error) {
    // A rival took the place after we had looked: the index decides, and nothing of ours is kept.
    if (isPlaceTaken(error)) return { ok: false, reason: 'taken' }
    throw error
  }
}

const isPlaceTaken = (error: unknown) =>
  (error as { constraint?: string }).constraint === 'bookings_one_per_place'

async function tryToMove(
  trx: Transaction,
  queue: Queue,
  { bookingId, sequence, to }: Move,
  options: MoveOptions,
): Promise<MoveRefusal | null> {
  const booking = await lockBooking(trx, options.vault, bookingId)
  if (!booking?.startsAt || !bookingCan('move', booking, options.now)) return 'gone'
  // The answer to her first press was lost; it had worked.
  if (booking.startsAt.getTime() === to.getTime() && booking.sequence === sequence + 1) return null
  if (booking.sequence !== sequence) return 'changed'
  if (options.by === 'patient' && sequence >= MOVES_AT_MOST) return 'too-often'
  if (booking.startsAt.getTime() === to.getTime()) return 'not-offered'
  const place = await placeAt(trx, booking, to, options)
  if (typeof place === 'string') return place

  const change = { seat: place.seat, state: place.state, sequence: sequence + 1 }
  await trx
    .updateTable('bookings')
    .set({ ...change, starts_at: to, ...(options.by !== 'patient' && verified(options.now)) })
    .where('id', '=', bookingId)
    .execute()
  const moved = { ...booking, ...change, startsAt: to, movedFrom: booking.startsAt }
  await notifyBookingEvent(
    trx,
    queue,
    moved,
    options.by === 'patient' ? 'moved' : 'moved-by-clinic',
    options.now,
  )
  await recordAudit(trx, options.by, 'moved', bookingId)
  return null
}

type Place = { state: BookingState; seat: number | null }

/** What holds a place needs one at the new time; what was only a wish stays one, unless it is the clinic that agrees. */
async function placeAt(
  trx: Transaction,
  { kind, state: before }: LockedBooking,
  to: Date,
  { now, schedule, perWindow, by }: MoveOptions,
): Promise<Place | 'not-offered' | 'taken'> {
  const state = by === 'patient' ? before : 'booked'
  if (kind === 'lab-test')
    return refuseWishAt(to, schedule.sessions, now) ? 'not-offered' : { state, seat: null }
  if (kind === 'home-collection') {
    if (!windowAt(to, now)) return 'not-offered'
    const seat = await findFreeSeat(trx, to, perWindow)
    if (seat === null) return 'taken'
    return { state, seat: state === 'booked' ? seat : null }
  }
  if (refuseSlot({ ...schedule, closures: [] }, to, now)) return 'not-offered'
  const closures = await findClosures(trx, dayOf(to), dayOf(to))
  if (refuseSlot({ ...schedule, closures }, to, now)) return 'not-offered'
  if (await isSlotTaken(trx, to)) return 'taken'
  return { state, seat: state === 'booked' ? 1 : null }
}
