import { sql } from 'kysely'
import { bookingCan, isCancelled } from '#clinic/booking.ts'
import { CLINIC_CANCELS_PERCENT, refundOf, refundPercent } from '#clinic/refund.ts'
import { dropCalls } from '../messages/call-tasks.ts'
import { notifyBookingEvent, notifyCancelledByClinic } from '../messages/notify-booking-event.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { sendLater } from '../platform/pipeline.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit, recordAudits, type Staff } from './audit.ts'
import { type LockedBooking, lockBooking } from './lock-booking.ts'

type CancelOptions = Given & {
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
    // A second submit, or a retry after a lost response: the booking is cancelled, as the patient wished.
    if (isCancelled(booking) && options.by === 'patient')
      return { ok: true, refund: await refundStored(trx, bookingId) }
    if (!bookingCan('cancel', booking, options.now)) return { ok: false, reason: 'gone' }
    return { ok: true, refund: await cancelLocked(trx, queue, booking, options) }
  })
}

/** Cancels with all its effects. `staff` is the person who enters a cancellation by the patient on the phone. */
export async function cancelLocked(
  trx: Transaction,
  queue: Queue,
  booking: LockedBooking,
  options: Omit<CancelOptions, 'vault'> & { staff?: Staff },
): Promise<number> {
  const { now, by, heldUntil, staff } = options
  await releasePlaces(trx, [booking], { now, by })
  const news = by === 'patient' ? 'cancelled' : 'cancelled-by-clinic'
  const cancelled = { ...booking, state: 'cancelled' as const, sequence: booking.sequence + 1 }
  // The clinic needs no mail about a cancellation that its own staff entered.
  await notifyBookingEvent(trx, queue, cancelled, news, options, { heldUntil, ...(staff && { desk: null }) })
  await recordAudit(trx, options, staff ?? by, 'cancelled', booking.id)
  return refundFor(booking, { now, by })
}

type Released = Pick<LockedBooking, 'id' | 'kind' | 'startsAt' | 'paid'>

function refundFor({ kind, startsAt, paid }: Released, { now, by }: Pick<CancelOptions, 'now' | 'by'>) {
  const percent =
    by !== 'patient' || kind === 'enquiry' || !startsAt
      ? CLINIC_CANCELS_PERCENT
      : refundPercent(kind, startsAt, now)
  return refundOf(paid, percent)
}

/** Frees their places and stores the refunds. */
async function releasePlaces(
  trx: Transaction,
  bookings: readonly Released[],
  { now, by }: Pick<CancelOptions, 'now' | 'by'>,
): Promise<void> {
  const refunds = bookings.map((booking) => refundFor(booking, { now, by }))
  await sendLater(
    trx,
    sql`
    update bookings set
      state = 'cancelled',
      seat = null,
      cancelled_by = ${by === 'patient' ? by : by.role},
      cancelled_at = ${now},
      refund = released.refund,
      sequence = sequence + 1
    from unnest(${bookings.map(({ id }) => id)}::uuid[], ${refunds}::int[]) as released (id, refund)
    where bookings.id = released.id`,
  )
}

export const releasePlace = (
  trx: Transaction,
  booking: Released,
  options: Pick<CancelOptions, 'now' | 'by'>,
): Promise<void> => releasePlaces(trx, [booking], options)

/** The patient got no message about a suspect booking, and gets none about its end: the form may name anyone. */
export const isNotified = ({ trust }: LockedBooking) => trust !== 'suspect'

/** Cancels many at once in the name of the clinic, with all effects, in as many statements as for one. */
export async function cancelAllLocked(
  trx: Transaction,
  queue: Queue,
  bookings: readonly LockedBooking[],
  options: Omit<CancelOptions, 'vault' | 'by'> & { by: Staff },
) {
  const { now, by, heldUntil } = options
  if (bookings.length === 0) return
  await releasePlaces(trx, bookings, { now, by })
  const notified = bookings
    .filter(isNotified)
    .map((booking) => ({ ...booking, state: 'cancelled' as const, sequence: booking.sequence + 1 }))
  if (notified.length > 0) await notifyCancelledByClinic(trx, queue, notified, options, heldUntil)
  const others = bookings.filter((booking) => !isNotified(booking)).map(({ id }) => id)
  if (others.length > 0) await dropCalls(trx, others, ['undelivered', 'to-confirm', 'many-bookings'], now)
  await recordAudits(
    trx,
    options,
    by,
    'cancelled',
    bookings.map(({ id }) => id),
  )
}

const refundStored = async (trx: Transaction, id: string) =>
  (await trx.selectFrom('bookings').select('refund').where('id', '=', id).executeTakeFirstOrThrow()).refund ??
  0
