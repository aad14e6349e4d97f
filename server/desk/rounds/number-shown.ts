import { recordAudit, type Staff } from '../../bookings/audit.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import { doOnce } from './do-once.ts'

/** Records that the phlebotomist opened the number of a stop, perhaps hours ago. */
export const noteNumberShown = (
  db: Database,
  { key, bookingId }: { key: string; bookingId: string },
  { staffId, staff, ...given }: Given & { staffId: string; staff: Staff },
) =>
  doOnce<{ ok: true } | { ok: false; reason: 'not-yours' }>(
    db,
    { key, staffId, verb: 'stop-number-shown', bookingIds: [bookingId], now: given.now },
    async (trx) => {
      const stop = await trx
        .selectFrom('round_stops')
        .select('booking_id')
        .where('booking_id', '=', bookingId)
        .where('staff_id', '=', staffId)
        .executeTakeFirst()
      if (stop) await recordAudit(trx, given, staff, 'number-shown', bookingId)
      return stop ? { ok: true } : { ok: false, reason: 'not-yours' }
    },
  )
