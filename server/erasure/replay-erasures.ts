import { bookingCan } from '#clinic/booking.ts'
import { recordAudits } from '../bookings/audit.ts'
import { releasePlace } from '../bookings/cancel-booking.ts'
import type { Context } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import { eraseDetails } from './erase-details.ts'
import type { ErasedBooking } from './erasure-list.ts'
import { findReturned } from './list-erasures.ts'

/**
 * Repeats erasures that a restored backup has reverted, with the dates of the first time. Visits that were still ahead
 * then are cancelled again. Safe to run twice. Returns the ids that had come back.
 */
export async function replayErasures(
  db: Database,
  context: Pick<Context, 'id'>,
  list: readonly ErasedBooking[],
): Promise<string[]> {
  const replayed: string[] = []
  for (const listed of await findReturned(db, list))
    replayed.push(...(await db.transaction().execute((trx) => replayOne(trx, context, listed))))
  return replayed
}

async function replayOne(
  trx: Transaction,
  context: Pick<Context, 'id'>,
  { id, erasedAt }: ErasedBooking,
): Promise<string[]> {
  const booking = await trx
    .selectFrom('bookings')
    .select(['id', 'kind', 'state', 'starts_at as startsAt', 'paid', 'sequence'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!booking) return []
  if (bookingCan('cancel', booking, erasedAt))
    await releasePlace(trx, booking, { now: erasedAt, by: 'patient' })
  const erased = await eraseDetails(trx, [id], erasedAt)
  await recordAudits(trx, context, 'system', 'erased', erased)
  await trx
    .insertInto('erasures')
    .values({ id: context.id(), at: erasedAt, purpose: 'restored', booking_ids: erased })
    .execute()
  return erased
}
