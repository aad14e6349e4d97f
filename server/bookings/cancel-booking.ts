import { bookingCan } from '#clinic/booking.ts'
import { CLINIC_CANCELS_PERCENT, refundOf, refundPercent } from '#clinic/refund.ts'
import { notifyBookingEvent } from '../messages/notify-booking-event.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit, type Staff } from './audit.ts'
import { type LockedBooking, lockBooking } from './lock-booking.ts'

type CancelOptions = {
  now: Date
  vault: Vault
  by: 'patient' | Staff
  /** It can be undone until then: no message is sent before. */
  heldUntil?: Date | undefined
}
type CancelOutcome =
  | { ok: true; refund: number }
  /** Over or erased: too late to cancel. For the clinic also: cancelled before, so that no second message was sent. */
  | { ok: false; reason: 'gone' }

export async function cancelBooking(
  db: Database,
  queue: Queue,
  bookingId: string,
  options: CancelOptions,
): Promise<CancelOutcome> {
  await queue.ready()
  return db.transaction().execute(async (trx): Promise<CancelOutcome> => {
    const booking = await lockBooking(trx, options.vault, bookingId)
    if (!booking) return { ok: false, reason: 'gone' }
    // Pressed twice, or the response to the first press was lost: it is cancelled, as the patient wished.
    if (booking.state === 'cancelled' && options.by === 'patient')
      return { ok: true, refund: await refundStored(trx, bookingId) }
    if (!bookingCan('cancel', booking, options.now)) return { ok: false, reason: 'gone' }
    return { ok: true, refund: await cancelLocked(trx, queue, booking, options) }
  })
}

/** With all that follows from it: the refund, the messages or the call task, the audit event. */
export async function cancelLocked(
  trx: Transaction,
  queue: Queue,
  booking: LockedBooking,
  { now, by, heldUntil }: Omit<CancelOptions, 'vault'>,
): Promise<number> {
  const refund = await releasePlace(trx, booking, { now, by })
  const news = by === 'patient' ? 'cancelled' : 'cancelled-by-clinic'
  const cancelled = { ...booking, state: 'cancelled' as const, sequence: booking.sequence + 1 }
  await notifyBookingEvent(trx, queue, cancelled, news, now, { heldUntil })
  await recordAudit(trx, by, 'cancelled', booking.id)
  return refund
}

/** Frees its place and stores the refund. */
export async function releasePlace(
  trx: Transaction,
  {
    id,
    kind,
    startsAt,
    paid,
    sequence,
  }: Pick<LockedBooking, 'id' | 'kind' | 'startsAt' | 'paid' | 'sequence'>,
  { now, by }: Pick<CancelOptions, 'now' | 'by'>,
): Promise<number> {
  const percent =
    by !== 'patient' || kind === 'enquiry' || !startsAt
      ? CLINIC_CANCELS_PERCENT
      : refundPercent(kind, startsAt, now)
  const refund = refundOf(paid, percent)
  await trx
    .updateTable('bookings')
    .set({
      state: 'cancelled',
      seat: null,
      cancelled_by: by === 'patient' ? by : by.role,
      cancelled_at: now,
      refund,
      sequence: sequence + 1,
    })
    .where('id', '=', id)
    .execute()
  return refund
}

const refundStored = async (trx: Transaction, id: string) =>
  (await trx.selectFrom('bookings').select('refund').where('id', '=', id).executeTakeFirstOrThrow()).refund ??
  0
