import { z } from 'zod'
import { isOpen } from '#clinic/booking.ts'
import { findForbiddenWords } from '#clinic/desk/forbidden-words.ts'
import type { Person } from '#clinic/person.ts'
import { LANDMARK_LENGTH } from '#clinic/round.ts'
import { recordAudit } from '../../../bookings/audit.ts'
import type { LockedBooking } from '../../../bookings/lock-booking.ts'
import type { Work } from '../../action/run-action.ts'
import { freeVerb, refused } from '../../action/verb.ts'
import { reception } from '../fields.ts'

/** The details before, sealed like those of the booking. */
type Before = { bookingId: string; key_id: string; sealed: string }

/** How to find the home, as the patient describes it on the phone: part of the address, and sealed with it. */
export const landmark = freeVerb({
  name: 'landmark',
  roles: reception,
  input: z.object({ bookingId: z.uuid(), landmark: z.string().max(LANDMARK_LENGTH) }),
  async perform(work, { bookingId, landmark }) {
    const booking = await work.lock(bookingId)
    if (!booking) return refused('gone')
    if (booking.kind !== 'home-collection') return refused('not-a-collection')
    if (!isOpen(booking)) return refused(booking.state)
    if (findForbiddenWords(landmark) === 'never') return refused('never-said')
    const extra = await putLandmark(work, booking, landmark.trim() || null)
    await recordAudit(work.trx, work, work.staff.actor, 'landmark-noted', bookingId)
    return { ok: true, extra }
  },
  async restore(work, { bookingId, key_id, sealed }: Before) {
    const { landmark } = work.vault.open(bookingId, { key_id, sealed: Buffer.from(sealed, 'base64') })
    return putLandmark(work, (await work.lock(bookingId))!, landmark ?? null)
  },
})

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
