import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import type { Database } from '../platform/db.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAudit } from './audit.ts'
import { lockBooking } from './lock-booking.ts'

/**
 * From here on messages follow the new preferences: they are read when a message is about to be sent. That includes
 * the answer to a complaint about this booking.
 */
export const changeContactPreferences = (
  db: Database,
  vault: Vault,
  bookingId: string,
  contact: ContactPreferences,
) =>
  db.transaction().execute(async (trx): Promise<boolean> => {
    if (!(await lockBooking(trx, vault, bookingId))) return false
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
      await trx.updateTable('bookings').set(sealed).where('id', '=', id).execute()
    }
    await recordAudit(trx, 'patient', 'contact-changed', bookingId)
    return true
  })
