import { bookingCan } from '#clinic/booking.ts'
import { recordAudit } from '../bookings/audit.ts'
import { releasePlace } from '../bookings/cancel-booking.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { nameWithComplaints } from '../bookings/one-booking.ts'
import { notifyClinic } from '../messages/notify-booking-event.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import { eraseDetails } from './erase-details.ts'

export type ForgetOptions = Given & { vault: Vault; why: 'erased' | 'consent-withdrawn' }
type ForgetOutcome =
  | { ok: true }
  /** The patient came: the law requires the clinic to retain the medical record. The clinic answers the request. */
  | { ok: false; reason: 'record-kept' }

/** Cancels a booking that is ahead and erases everything that identifies the patient. It cannot be undone. */
export async function forgetBooking(
  db: Database,
  queue: Queue,
  bookingId: string,
  options: ForgetOptions,
): Promise<ForgetOutcome> {
  const { now, vault, why } = options
  await queue.ready()
  return db.transaction().execute(async (trx): Promise<ForgetOutcome> => {
    const booking = await lockBooking(trx, vault, bookingId)
    if (!booking) return { ok: true }
    if (!bookingCan('erase', booking, now)) {
      await notifyClinic(trx, queue, options, booking, 'desk-privacy-request')
      await recordAudit(trx, options, 'patient', 'erasure-asked', bookingId)
      return { ok: false, reason: 'record-kept' }
    }
    if (bookingCan('cancel', booking, now)) {
      await releasePlace(trx, booking, { now, by: 'patient' })
      // The clinic must not wait for the patient; reference and time are enough to know.
      if (booking.kind !== 'enquiry')
        await notifyClinic(trx, queue, options, booking, `desk-${booking.kind}-cancelled`)
    }
    await eraseRow(trx, bookingId, options)
    await recordAudit(trx, options, 'patient', why, bookingId)
    // A booking that is not on the list returns with a backup (decision 0022).
    await queue.enqueue(trx, 'list-erasures', {})
    return { ok: true }
  })
}

/** Erases the booking and the complaints about it. */
async function eraseRow(trx: Transaction, bookingId: string, given: Given) {
  await nameWithComplaints(trx, bookingId)
  const erased = await eraseDetails(trx, [bookingId], given.now)
  for (const id of erased) if (id !== bookingId) await recordAudit(trx, given, 'patient', 'erased', id)
}
