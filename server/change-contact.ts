import type { ContactRules } from '#clinic/contact-rules.ts'
import { recordAudit } from './audit.ts'
import type { Database } from './db.ts'
import { holdBooking } from './held-booking.ts'
import type { Vault } from './vault.ts'

/** From here on messages follow the new rules: each one asks for them when it is about to leave. */
export const changeContact = (db: Database, vault: Vault, bookingId: string, contact: ContactRules) =>
  db.transaction().execute(async (trx): Promise<boolean> => {
    const booking = await holdBooking(trx, vault, bookingId)
    if (!booking) return false
    await trx
      .updateTable('bookings')
      .set(vault.seal(bookingId, { ...booking.person, contact }))
      .where('id', '=', bookingId)
      .execute()
    await recordAudit(trx, 'patient', 'contact-changed', bookingId)
    return true
  })
