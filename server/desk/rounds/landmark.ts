import { isOpen } from '#clinic/booking.ts'
import { findNeverSaid } from '#clinic/desk/never-said.ts'
import type { Person } from '#clinic/person.ts'
import { recordAudit } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Performed, Work } from '../commands/run-action.ts'

/** What the home can be found by, as the patient said it on the phone: part of the address, and sealed with it. */
export async function noteLandmark(
  work: Work,
  booking: LockedBooking,
  { landmark }: { landmark: string },
): Promise<Performed> {
  if (booking.kind !== 'home-collection') return { ok: false, reason: 'not-a-collection' }
  if (!isOpen(booking)) return { ok: false, reason: booking.state }
  if (findNeverSaid(landmark) === 'never') return { ok: false, reason: 'never-said' }
  const extra = await putLandmark(work, booking, landmark.trim() || null)
  await recordAudit(work.trx, work.staff.actor, 'landmark-noted', booking.id)
  return { ok: true, extra }
}

/** What would put it back; sealed like the details. */
type Before = { bookingId: string; key_id: string; sealed: string }

export async function restoreLandmark(work: Work, extra: unknown): Promise<Before> {
  const { bookingId, key_id, sealed } = extra as Before
  const { landmark } = work.vault.open(bookingId, { key_id, sealed: Buffer.from(sealed, 'base64') })
  return putLandmark(work, (await work.lock(bookingId))!, landmark ?? null)
}

async function putLandmark(
  { trx, vault }: Work,
  { id, person }: LockedBooking,
  landmark: string | null,
): Promise<Before> {
  await trx
    .updateTable('bookings')
    .set(vault.seal(id, { ...person, landmark }))
    .where('id', '=', id)
    .execute()
  const { key_id, sealed } = vault.seal(id, { landmark: person.landmark ?? null } as Person)
  return { bookingId: id, key_id, sealed: sealed.toString('base64') }
}
