import { sql } from 'kysely'
import { recordAudit } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Database } from '../../platform/db.ts'
import type { Performed, Work } from '../commands/run-action.ts'

/** The patient was told that the request has come; or why the record of the visit stays, which closes it. */
export const privacySteps = ['privacy-confirmed', 'privacy-answered'] as const
type PrivacyStep = (typeof privacySteps)[number]

/** The step was taken after the patient had asked, and was not taken back since. */
const isDone = (step: PrivacyStep) => sql<boolean>`exists (
  select from audit_events done
  where done.booking_id = asked.booking_id and done.action = ${step} and done.at > asked.at and not exists (
    select from audit_events back
    where back.booking_id = done.booking_id and back.action = 'undone' and back.detail = ${step} and back.at > done.at
  ))`

/** When bookings that wait for an answer were asked about first, and whether that was confirmed. */
export const openRequests = (db: Database) =>
  db
    .selectFrom('audit_events as asked')
    .select([
      'asked.booking_id as requestOf',
      sql<Date>`min(asked.at)`.as('askedAt'),
      sql<boolean>`bool_or(${isDone('privacy-confirmed')})`.as('isConfirmed'),
    ])
    .where('asked.action', '=', 'erasure-asked')
    .where(isDone('privacy-answered'), '=', false)
    .groupBy('asked.booking_id')

export async function notePrivacyStep(
  { trx, staff }: Work,
  { id }: LockedBooking,
  step: PrivacyStep,
): Promise<Performed> {
  const request = await openRequests(trx).where('asked.booking_id', '=', id).executeTakeFirst()
  if (!request || (step === 'privacy-confirmed' && request.isConfirmed))
    return { ok: false, reason: 'no-request' }
  await recordAudit(trx, staff.actor, step, id)
  // Nothing of the booking differs; every open desk shall show it all the same.
  await trx
    .updateTable('bookings')
    .set((row) => ({ sequence: row.ref('sequence') }))
    .where('id', '=', id)
    .execute()
  return { ok: true }
}
