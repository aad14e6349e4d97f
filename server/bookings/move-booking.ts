import { bookingCan, isToConfirm } from '#clinic/booking.ts'
import { windowAt } from '#clinic/home-collection.ts'
import { refuseWishAt } from '#clinic/lab-test-booking.ts'
import { minutesHeld, type WeeklyHours } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { notifyBookingEvent } from '../messages/notify-booking-event.ts'
import { isAgreeable, promisedCall } from '../messages/promised-call.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { sendLater } from '../platform/pipeline.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit, type Staff } from './audit.ts'
import { findLabTestsOf, verified } from './bookings.ts'
import { doctorsAt, isRoundClosed, testSessionsOn } from './closures.ts'
import { type LockedBooking, lockBooking } from './lock-booking.ts'
import { placeAt, retryOnPlaceConflict, takePlace } from './take-place.ts'

type MoveOptions = Given & {
  vault: Vault
  /** The hours of the clinic. */
  schedule: WeeklyHours
  /** The doctors whose time a visit may take; by default its own doctor in the hours of the clinic. */
  doctors?: readonly WeeklyHours[]
  perWindow: number
  /** A move by the clinic is agreed with the patient: it takes the place, and is allowed any number of times. */
  by: 'patient' | Staff
  /** It can be undone until then: no message is sent before. */
  heldUntil?: Date | undefined
}

type MoveRefusal =
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
  // A retry after a lost response: the first submit has moved it.
  if (booking.startsAt.getTime() === to.getTime() && booking.sequence === sequence + 1) return null
  if (booking.sequence !== sequence) return 'changed'
  if (options.by === 'patient' && sequence >= MOVES_AT_MOST) return 'too-often'
  if (booking.startsAt.getTime() === to.getTime()) return 'not-offered'
  return moveLocked(trx, queue, booking, to, options)
}

/** Moves with all effects: the place, the messages or the call task, the audit event. */
export async function moveLocked(
  trx: Transaction,
  queue: Queue,
  booking: LockedBooking,
  to: Date,
  options: MoveOptions,
): Promise<'not-offered' | 'taken' | null> {
  const { now, by, heldUntil } = options
  const offered = await offeredAt(trx, booking, to, options)
  if (!offered) return 'not-offered'
  // A wish stays a wish, unless the clinic agrees the time.
  const state = by === 'patient' ? booking.state : 'booked'
  const wish = isToConfirm({ state }) && {
    startsAt: to,
    tests: await findLabTestsOf(trx, booking.id),
    contact: booking.person.contact,
  }
  if (wish && !(await isAgreeable(trx, wish, now))) return 'not-offered'
  const place = await takePlace(trx, state, placeAt(booking, to, { ...options, ...offered }))
  if (!place) return 'taken'

  const call = wish ? { call_by: await promisedCall(trx, wish, now) } : {}
  const change = { ...place, ...call, sequence: booking.sequence + 1 }
  await sendLater(
    trx,
    trx
      .updateTable('bookings')
      .set({ ...change, starts_at: to, ...(by !== 'patient' && verified(now)) })
      .where('id', '=', booking.id),
  )
  const moved = { ...booking, ...change, startsAt: to, movedFrom: booking.startsAt! }
  const news = by === 'patient' ? 'moved' : 'moved-by-clinic'
  await notifyBookingEvent(trx, queue, moved, news, options, { heldUntil })
  await recordAudit(trx, options, by, 'moved', booking.id)
  return null
}

/** Null when no such booking can begin then; else the doctors it can be with, where it is a doctor's time. */
async function offeredAt(
  trx: Transaction,
  { kind, startsAt, heldUntil, doctor }: LockedBooking,
  to: Date,
  { now, schedule, doctors }: MoveOptions,
): Promise<{ doctors: readonly string[] } | null> {
  const any = { doctors: [] }
  if (kind === 'lab-test') {
    // Years that the database's calendar does not know are refused first, so that no query names them.
    if (refuseWishAt(to, facts.sessions, now)) return null
    return refuseWishAt(to, await testSessionsOn(trx, facts.sessions, dayOf(to)), now) ? null : any
  }
  if (kind === 'home-collection')
    return windowAt(to, now) === null || (await isRoundClosed(trx, dayOf(to))) ? null : any
  const minutes = minutesHeld(schedule, { from: startsAt!, until: heldUntil! })
  const own = { ...schedule, ...(doctor && { doctor }) }
  const offered = await doctorsAt(trx, doctors ?? [own], to, now, minutes)
  return offered.ok ? offered : null
}
