import { type BookingVerb, whyBookingCannot } from '#clinic/booking.ts'
import type { Staff } from '#server/bookings/audit.ts'
import { type CancelledWithDay, type Closing, closeDaysIn } from '#server/bookings/close-days.ts'
import { type LockedBooking, lockBooking, retryWhileInUse } from '#server/bookings/lock-booking.ts'
import { retryOnPlaceConflict } from '#server/bookings/take-place.ts'
import { answerLocked, closeLocked, confirmLocked, payLocked } from '#server/desk/desk-verbs.ts'
import type { Database, Transaction } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import type { Vault } from '#server/platform/vault.ts'

// What the clinic does to a booking, each in a transaction of its own and without the minute in which it can be undone.

type Options = { now: Date; vault: Vault; perWindow: number; staff: Staff }
type Outcome = { ok: true } | { ok: false; reason: string }

async function onBooking(
  db: Database,
  queue: Queue,
  id: string,
  { now, vault }: Options,
  verb: BookingVerb,
  change: (trx: Transaction, booking: LockedBooking) => Promise<Outcome>,
): Promise<Outcome> {
  await queue.ready()
  return retryOnPlaceConflict(db, async (trx) => {
    const booking = await lockBooking(trx, vault, id)
    const reason = booking ? whyBookingCannot(verb, booking, now) : 'erased'
    return reason ? { ok: false, reason } : change(trx, booking!)
  })
}

export const confirmBooking = (db: Database, queue: Queue, id: string, options: Options) =>
  onBooking(db, queue, id, options, 'confirm', (trx, booking) => confirmLocked(trx, queue, booking, options))

export const answerEnquiry = (db: Database, queue: Queue, id: string, text: string, options: Options) =>
  onBooking(db, queue, id, options, 'answer', (trx, booking) =>
    answerLocked(trx, queue, booking, text, options),
  )

export const closeBooking = (
  db: Database,
  queue: Queue,
  id: string,
  state: 'attended' | 'missed',
  options: Options,
) =>
  onBooking(db, queue, id, options, 'close', (trx, booking) =>
    closeLocked(trx, queue, booking, state, options),
  )

export const notePayment = (db: Database, queue: Queue, id: string, rupees: number, options: Options) =>
  onBooking(db, queue, id, options, 'pay', (trx, booking) => payLocked(trx, queue, booking, rupees, options))

/** A doctor is away: what was booked is cancelled, and a message or a call is owed for each. */
export async function closeDays(
  db: Database,
  queue: Queue,
  closing: Closing,
  options: Omit<Parameters<typeof closeDaysIn>[2], 'queue'>,
): Promise<CancelledWithDay[]> {
  await queue.ready()
  const { cancelled } = await retryWhileInUse(() =>
    db.transaction().execute((trx) => closeDaysIn(trx, closing, { ...options, queue })),
  )
  return cancelled
}
