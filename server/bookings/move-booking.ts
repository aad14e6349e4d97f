import { bookingCan } from '#clinic/booking.ts'
import { windowAt } from '#clinic/home-collection.ts'
import { refuseWishAt } from '#clinic/lab-test-booking.ts'
import type { WeeklyHours } from '#clinic/slots.ts'
import { notifyBookingEvent } from '../messages/notify-booking-event.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit, type Staff } from './audit.ts'
import { refuseAppointmentAt } from './closures.ts'
import { type LockedBooking, lockBooking } from './lock-booking.ts'
import { retryOnPlaceConflict, takePlace } from './take-place.ts'
import { verified } from './verified.ts'

type MoveOptions = {
  now: Date
  vault: Vault
  schedule: WeeklyHours
  perWindow: number
  /** What the clinic moves is agreed with the patient: it takes the place, and may be moved any number of times. */
  by: 'patient' | Staff
}

export type MoveRefusal =
  /** Cancelled, over or erased: there is nothing left to move. */
  | 'gone'
  /** Something else changed it since the patient looked. */
  | 'changed'
  | 'too-often'
  | 'not-offered'
  | 'taken'

/** More moves than this are agreed on the phone: a booking that is moved all the time blocks times for others. */
const MOVES_AT_MOST = 5

type Move = {
  bookingId: string
  /** How often it had been changed when the patient looked. */
  sequence: number
  to: Date
}

/** Takes the new time and frees the old one at once, or leaves everything as it was. */
export async function moveBooking(
  db: Database,
  queue: Queue,
  move: Move,
  options: MoveOptions,
): Promise<{ ok: true } | { ok: false; reason: MoveRefusal }> {
  await queue.ready()
  const reason = await retryOnPlaceConflict(db, (trx) => tryToMove(trx, queue, move, options))
  return reason ? { ok: false, reason } : { ok: true }
}

async function tryToMove(
  trx: Transaction,
  queue: Queue,
  { bookingId, sequence, to }: Move,
  options: MoveOptions,
): Promise<MoveRefusal | null> {
  const booking = await lockBooking(trx, options.vault, bookingId)
  if (!booking?.startsAt || !bookingCan('move', booking, options.now)) return 'gone'
  // The response to the first press was lost; it had worked.
  if (booking.startsAt.getTime() === to.getTime() && booking.sequence === sequence + 1) return null
  if (booking.sequence !== sequence) return 'changed'
  if (options.by === 'patient' && sequence >= MOVES_AT_MOST) return 'too-often'
  if (booking.startsAt.getTime() === to.getTime()) return 'not-offered'
  if (!(await isOffered(trx, booking, to, options))) return 'not-offered'
  // What was only a wish stays one, unless it is the clinic that agrees.
  const state = options.by === 'patient' ? booking.state : 'booked'
  const place = await takePlace(trx, state, { ...options, kind: booking.kind, startsAt: to })
  if (!place) return 'taken'

  const change = { ...place, sequence: sequence + 1 }
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

async function isOffered(
  trx: Transaction,
  { kind }: LockedBooking,
  to: Date,
  { now, schedule }: MoveOptions,
): Promise<boolean> {
  if (kind === 'lab-test') return refuseWishAt(to, schedule.sessions, now) === null
  if (kind === 'home-collection') return windowAt(to, now) !== null
  return (await refuseAppointmentAt(trx, schedule, to, now)) === null
}
