import { mayCall, nextAllowed } from '#clinic/contact-preferences.ts'
import { facts } from '#content/facts.ts'
import { recordAudit, type Staff } from '../../bookings/audit.ts'
import { lockBooking } from '../../bookings/lock-booking.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'

type Services = Given & { db: Database; vault: Vault; staff: Staff }
type Shown =
  | { ok: true; phone: string }
  | { ok: false; reason: 'erased' | 'no-calls' }
  | { ok: false; reason: 'outside-hours'; opensAt: Date }

/**
 * Shows the number once; each time is recorded, and the patient sees it. Against the patient's rule or hours a reason
 * is required and recorded.
 */
export const showNumber = (
  { db, vault, staff, ...given }: Services,
  bookingId: string,
  reason: string | null,
): Promise<Shown> =>
  db.transaction().execute(async (trx): Promise<Shown> => {
    const booking = await lockBooking(trx, vault, bookingId)
    if (!booking) return { ok: false, reason: 'erased' }
    const { contact, phone } = booking.person
    const { now } = given
    if (!reason && !mayCall(contact)) return { ok: false, reason: 'no-calls' }
    const opensAt = nextAllowed(contact, now, facts.sessions)
    if (!reason && opensAt > now) return { ok: false, reason: 'outside-hours', opensAt }
    await recordAudit(trx, given, staff, { action: 'number-shown', detail: reason }, bookingId)
    return { ok: true, phone }
  })
