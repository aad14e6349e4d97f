import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import { queueRemindersOf } from '../messages/notify-booking-event.ts'
import { promisedAgain } from '../messages/promised-call.ts'
import type { Given } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit } from './audit.ts'
import { lockBooking } from './lock-booking.ts'
import { nameBooking } from './one-booking.ts'

type Options = Given & { vault: Vault }

/**
 * From here on messages follow the new preferences: they are read when a message is about to be sent. That includes
 * the answer to a complaint about this booking. Reminders that were not wanted before are queued now.
 */
export async function changeContactPreferences(
  db: Database,
  queue: Queue,
  bookingId: string,
  contact: ContactPreferences,
  options: Options,
): Promise<boolean> {
  const { vault, now } = options
  await queue.ready()
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, vault, bookingId)
    if (!booking) return false
    const complaints = await trx
      .selectFrom('bookings')
      .select('id')
      .where('about_id', '=', bookingId)
      .orderBy('id')
      .execute()
    for (const id of [bookingId, ...complaints.map((complaint) => complaint.id)]) {
      const held = await lockBooking(trx, vault, id)
      if (!held) continue
      const sealed = vault.seal(id, { ...held.person, contact })
      const call = await promisedAgain(trx, held, contact, now)
      await trx
        .updateTable('bookings')
        .set({ ...sealed, ...call })
        .where('id', '=', id)
        .execute()
    }
    await nameBooking(trx, bookingId)
    await queueRemindersOf(trx, queue, { ...booking, person: { ...booking.person, contact } }, options)
    await recordAudit(trx, options, 'patient', 'contact-changed', bookingId)
    return true
  })
}
