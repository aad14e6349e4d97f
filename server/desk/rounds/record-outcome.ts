import { isCancelled, isConfirmed } from '#clinic/booking.ts'
import { afterOutcome, type Payment, type StopOutcome } from '#clinic/round.ts'
import { addDays, dayOf, instantAt, minutesOf } from '#clinic/time.ts'
import { recordAudit, type Staff } from '../../bookings/audit.ts'
import { findLabTestsOf } from '../../bookings/bookings.ts'
import { releasePlace } from '../../bookings/cancel-booking.ts'
import { type LockedBooking, lockBooking } from '../../bookings/lock-booking.ts'
import { dropCalls } from '../../messages/call-tasks.ts'
import { notifyBookingEvent } from '../../messages/notify-booking-event.ts'
import { promisedCall } from '../../messages/promised-call.ts'
import type { Given } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/db.ts'
import type { Queue } from '../../platform/jobs.ts'
import type { Vault } from '../../platform/vault.ts'
import { UNDO_MS } from '../action/run-action.ts'
import { doOnce, type KeyUsed } from './do-once.ts'

type NotedOutcome = {
  key: string
  bookingId: string
  /** The time of the stop on the phone. */
  startsAt: Date
  outcome: StopOutcome
  /** When it was recorded: hours ago, where there was no network. */
  at: Date
  payment: Payment
  rupees: number
}

type Conflict = 'cancelled' | 'moved' | 'recorded' | 'erased'
type Recorded = { ok: true; conflict: Conflict | null } | { ok: false; reason: 'not-yours' } | KeyUsed

type RecordOptions = Given & { vault: Vault; staffId: string; staff: Staff }

/**
 * Stores the outcome of a stop and applies its effects, once for each key, however late it arrives. Where the booking
 * has changed meanwhile, it is stored as a conflict for reception: nothing that happened at a home is lost.
 */
export async function recordOutcome(
  db: Database,
  queue: Queue,
  noted: NotedOutcome,
  options: RecordOptions,
): Promise<Recorded> {
  await queue.ready()
  const { staffId } = options
  const action = {
    key: noted.key,
    staffId,
    verb: 'stop-outcome',
    bookingIds: [noted.bookingId],
    now: options.now,
  }
  return doOnce<Recorded>(db, action, async (trx) => {
    if (!(await wasTheirs(trx, noted, staffId))) return { ok: false, reason: 'not-yours' }
    const booking = await lockBooking(trx, options.vault, noted.bookingId)
    const conflict = booking ? await whyInConflict(trx, booking, noted) : 'erased'
    // A phone's clock may be wrong; no outcome is in the future.
    const at = noted.at < options.now ? noted.at : options.now
    const stored = await trx
      .insertInto('round_outcomes')
      .values({
        id: noted.key,
        booking_id: noted.bookingId,
        starts_at: noted.startsAt,
        staff_id: staffId,
        outcome: noted.outcome,
        at,
        received_at: options.now,
        payment: noted.payment,
        rupees: noted.rupees,
        conflict,
        settled_at: null,
        settled_by: null,
        settled_as: null,
      })
      // Erasing a booking deletes the action but not the outcome: a retry by the phone was already stored.
      .onConflict((again) => again.column('id').doNothing())
      .executeTakeFirst()
    if (stored.numInsertedOrUpdatedRows === 0n) return { ok: true, conflict }
    if (booking && !conflict) await follow(trx, queue, booking, { ...noted, at }, options)
    return { ok: true, conflict }
  })
}

/** A stop that was reassigned since counts, too: the phone may not have known. */
const wasTheirs = (trx: Transaction, { bookingId, startsAt }: NotedOutcome, staffId: string) =>
  trx
    .selectFrom('round_stops')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .where('starts_at', '=', startsAt)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()

async function whyInConflict(
  trx: Transaction,
  booking: LockedBooking,
  { startsAt }: NotedOutcome,
): Promise<Conflict | null> {
  const before = await trx
    .selectFrom('round_outcomes')
    .select('id')
    .where('booking_id', '=', booking.id)
    .where('starts_at', '=', startsAt)
    .where('conflict', 'is', null)
    .executeTakeFirst()
  if (before) return 'recorded'
  if (isCancelled(booking)) return 'cancelled'
  if (booking.startsAt?.getTime() !== startsAt.getTime()) return 'moved'
  return isConfirmed(booking) ? null : 'recorded'
}

/** The table of decision 0045, in the transaction of the outcome. */
async function follow(
  trx: Transaction,
  queue: Queue,
  booking: LockedBooking,
  { outcome, rupees, at }: NotedOutcome,
  options: RecordOptions,
) {
  const { now, staff } = options
  const after = afterOutcome[outcome]
  if (after === 'done') return closeVisit(trx, booking, rupees, options)
  if (after === 'again') return askForAnotherTime(trx, queue, booking, at, options)
  // The patient refused at the home: the terms of a cancellation by the patient apply, and no message is sent.
  await releasePlace(trx, booking, { now, by: 'patient' })
  await dropCalls(trx, [booking.id], openCalls, now)
  await recordAudit(trx, options, staff, 'cancelled', booking.id)
}

export const openCalls = ['undelivered', 'confirmed', 'moved', 'to-confirm', 'many-bookings'] as const

async function closeVisit(
  trx: Transaction,
  { id, paid }: LockedBooking,
  rupees: number,
  options: RecordOptions,
) {
  const { now, staff } = options
  await trx
    .updateTable('bookings')
    .set({ state: 'attended', paid: paid + rupees })
    .where('id', '=', id)
    .execute()
  await dropCalls(trx, [id], openCalls, now)
  await recordAudit(trx, options, staff, 'attended', id)
  if (rupees > 0) await recordAudit(trx, options, staff, 'paid', id)
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b)

/** The same window on the next day that is still ahead. */
function nextWindow(startsAt: Date, now: Date): Date {
  for (let day = addDays(dayOf(startsAt), 1); ; day = addDays(day, 1)) {
    const next = instantAt(day, minutesOf(startsAt))
    if (next > now) return next
  }
}

/**
 * The booking becomes a request for the same window of the next day. No place is held before the clinic has agreed it
 * with the patient, by message and call as the patient allows. The payment stays recorded. Patient and desk can move or
 * cancel it.
 */
async function askForAnotherTime(
  trx: Transaction,
  queue: Queue,
  booking: LockedBooking,
  notedAt: Date,
  options: RecordOptions,
) {
  const { now, staff } = options
  const startsAt = nextWindow(booking.startsAt!, now)
  const tests = await findLabTestsOf(trx, booking.id)
  const call_by = await promisedCall(trx, { startsAt, tests, contact: booking.person.contact }, now)
  const change = { state: 'to-confirm' as const, seat: null, call_by, sequence: booking.sequence + 1 }
  await trx
    .updateTable('bookings')
    .set({ ...change, starts_at: startsAt })
    .where('id', '=', booking.id)
    .execute()
  // To the patient it is an unconfirmed request; the desk needs no e-mail, because it has the call task and the list.
  await notifyBookingEvent(trx, queue, { ...booking, ...change, startsAt }, 'received', options, {
    desk: null,
    origin: 'clinic',
    // The phone keeps an outcome for a minute, in which it can be undone there. An outcome that arrives sooner waits
    // here.
    heldUntil: laterOf(now, new Date(notedAt.getTime() + UNDO_MS)),
  })
  await recordAudit(trx, options, staff, 'moved', booking.id)
}
