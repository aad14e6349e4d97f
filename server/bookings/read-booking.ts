import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import type { Vault } from '../platform/vault.ts'
import { type Actor, auditOfRead } from './audit.ts'
import { bookingColumns, labTestsOf } from './bookings.ts'
import { askAllAbout } from './one-booking.ts'

export type ReadBooking = NonNullable<Awaited<ReturnType<typeof readBooking>>>
export type ReadComplaint = ReadBooking['complaints'][number]

/** The whole booking for its patient, or for the clinic. The read and its audit event are one transaction. */
export async function readBooking(
  db: Database,
  services: Pick<Context, 'id'> & { vault: Vault },
  bookingId: string,
  reader: Exclude<Actor, 'system'>,
) {
  const [[found], tests, complaints] = await askAllAbout(
    db,
    bookingId,
    wholeBooking(db, bookingId),
    labTestsOf(db, bookingId),
    complaintsAbout(db, bookingId),
    auditOfRead(services, reader, bookingId),
  )
  if (!found?.sealed || !found.key_id) return null
  const { sealed, key_id, ...booking } = found
  const { vault } = services
  return {
    ...booking,
    tests,
    complaints: complaints.flatMap((complaint) => openComplaint(vault, complaint)),
    person: vault.open(bookingId, { sealed, key_id }),
  }
}

const wholeBooking = (db: Database, id: string) =>
  db
    .selectFrom('bookings')
    .select([
      ...bookingColumns,
      'service',
      'answer_by as answerBy',
      'trust',
      'access_closed_at as accessClosedAt',
      'paid',
      'refund',
      'verified_at as verifiedAt',
      'about_id as aboutId',
      'cancelled_by as cancelledBy',
      'cancelled_at as cancelledAt',
      'consent_notice as consentNotice',
      'consented_at as consentedAt',
      'sealed',
      'key_id',
    ])
    .where('id', '=', id)

/** A complaint is a row of its own, but is read beside the booking that it is about. */
const complaintsAbout = (db: Database, bookingId: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'reference', 'state', 'answer_by as answerBy', 'sealed', 'key_id'])
    .where('about_id', '=', bookingId)
    .orderBy('created_at')

type ComplaintRow = Awaited<ReturnType<ReturnType<typeof complaintsAbout>['execute']>>[number]

function openComplaint(vault: Vault, { sealed, key_id, ...complaint }: ComplaintRow) {
  if (!sealed || !key_id) return []
  const { message = null, answer = null } = vault.open(complaint.id, { sealed, key_id })
  return [{ ...complaint, message, answer }]
}
