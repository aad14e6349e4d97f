import { shiftEndsAt } from '#clinic/round.ts'
import { dayOf } from '#clinic/time.ts'
import { recordAudits, type Staff } from '../../bookings/audit.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { sheetStop } from './describe-stop.ts'
import { findStops } from './find-stops.ts'
import { findShift } from './shift.ts'

type SheetOptions = Given & { vault: Vault; staffId: string; staff: Staff }

/**
 * The phlebotomist's stops of today, for the phone. Before and after the shift it has only their number. The access to
 * an address is recorded when it is first sent to the phone.
 */
export async function readRunSheet(db: Database, options: SheetOptions) {
  const { now, vault, staffId } = options
  const day = dayOf(now)
  const shift = await findShift(db, staffId, day, now)
  const stops = await findStops(db, vault, day, { staffId })
  if (shift)
    await markRead(
      db,
      stops.filter(({ readAt }) => !readAt),
      options,
    )
  return {
    day,
    shift: shift && { startedAt: shift.startedAt.toISOString() },
    endsAt: shiftEndsAt(day).toISOString(),
    stopCount: stops.length,
    stops: shift ? stops.map(sheetStop) : [],
  }
}

async function markRead(
  db: Database,
  stops: readonly { bookingId: string; startsAt: Date }[],
  options: SheetOptions,
) {
  const { now, staffId, staff } = options
  if (stops.length === 0) return
  await db.transaction().execute(async (trx) => {
    const read = await trx
      .updateTable('round_stops')
      .set({ read_at: now })
      .where('staff_id', '=', staffId)
      .where('read_at', 'is', null)
      .where(
        'booking_id',
        'in',
        stops.map(({ bookingId }) => bookingId),
      )
      .returning('booking_id')
      .execute()
    await recordAudits(
      trx,
      options,
      staff,
      'read',
      read.map(({ booking_id }) => booking_id),
    )
  })
}
