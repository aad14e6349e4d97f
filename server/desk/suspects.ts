import { openStates } from '#clinic/booking.ts'
import { recordAudit, recordAudits, type Staff } from '../bookings/audit.ts'
import { verified } from '../bookings/bookings.ts'
import { dropCalls } from '../messages/call-tasks.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'

type By = Given & { staff: Staff }

/** The clinic knows the patient: the booking no longer counts against the limits for unverified ones. */
export async function verifyIn(trx: Transaction, id: string, by: By) {
  const { now, staff } = by
  await trx.updateTable('bookings').set(verified(now)).where('id', '=', id).execute()
  await recordAudit(trx, by, staff, 'verified', id)
}

export const verifyBooking = (db: Database, bookingId: string, by: By) =>
  db.transaction().execute((trx) => verifyIn(trx, bookingId, by))

type Stretch = { from: Date; until: Date }

/** Bookings by bots: no solved challenge, and not verified by the clinic. */
const suspects = (db: Database, { from, until }: Stretch) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('trust', '=', 'suspect')
    .where('verified_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('state', 'in', openStates)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)

export const countSuspects = async (db: Database, stretch: Stretch) =>
  (await suspects(db, stretch).execute()).length

/** Cancels them all at once, without messages, because none were sent for them. */
export const dismissSuspects = (db: Database, stretch: Stretch, by: By) =>
  db.transaction().execute(async (trx): Promise<number> => {
    const { now, staff } = by
    const rows = await trx
      .updateTable('bookings')
      .set((row) => ({
        state: 'cancelled' as const,
        seat: null,
        cancelled_by: staff.role,
        cancelled_at: now,
        refund: row.ref('paid'),
        sequence: row('sequence', '+', 1),
      }))
      .where('id', 'in', suspects(trx, stretch))
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await dropCalls(trx, ids, ['undelivered', 'to-confirm', 'many-bookings'], now)
    await recordAudits(trx, by, staff, 'cancelled', ids)
    return ids.length
  })
