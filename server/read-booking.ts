import { recordAudit } from './audit.ts'
import { findTestsOf } from './bookings.ts'
import type { Database } from './db.ts'
import type { Vault } from './vault.ts'

export type ReadBooking = NonNullable<Awaited<ReturnType<typeof readBooking>>>

/** The whole booking for the person it is about, or for the clinic; that it was read is written down. */
export const readBooking = (db: Database, vault: Vault, bookingId: string, reader: 'patient' | 'clinic') =>
  db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('bookings')
      .select([
        'id',
        'kind',
        'reference',
        'state',
        'language',
        'starts_at as startsAt',
        'answer_by as answerBy',
        'sequence',
        'paid',
        'refund',
        'cancelled_by as cancelledBy',
        'cancelled_at as cancelledAt',
        'consent_notice as consentNotice',
        'consented_at as consentedAt',
        'sealed',
        'key_id',
      ])
      .where('id', '=', bookingId)
      .executeTakeFirst()
    if (!found?.sealed || !found.key_id) return null
    const { sealed, key_id, ...booking } = found
    await recordAudit(trx, reader, 'read', bookingId)
    const tests = await findTestsOf(trx, bookingId)
    return { ...booking, tests, person: vault.open(bookingId, { sealed, key_id }) }
  })
