import { z } from 'zod'
import { isConfirmed } from '#clinic/booking.ts'
import type { Transaction } from '../../../platform/db.ts'
import type { Work } from '../../action/run-action.ts'
import { freeVerb, refused } from '../../action/verb.ts'
import { reception, staffId } from '../fields.ts'

type Place = {
  /** Null removes the assignment. */
  staffId: string | null
  /** Its place among the stops of its window; the last by default. */
  position?: number | undefined
}

type Stop = Place & { bookingId: string; startsAt: Date }
type StoredStop = Omit<Stop, 'startsAt'> & { startsAt: string }

/** Assigns a home collection to a phlebotomist, or moves it in the order of its window. */
export const assignStop = freeVerb({
  name: 'assign-stop',
  roles: reception,
  input: z.object({
    bookingId: z.uuid(),
    staffId: staffId.nullable(),
    position: z.int().min(1).max(99).optional(),
  }),
  async perform(work, { bookingId, ...place }) {
    const booking = await work.lock(bookingId)
    if (booking?.kind !== 'home-collection' || !booking.startsAt || !isConfirmed(booking))
      return refused('gone')
    return { ok: true, extra: await putStop(work, { bookingId, startsAt: booking.startsAt, ...place }) }
  },
  /** Restores the previous assignment. */
  restore: (work, stop: StoredStop) => putStop(work, { ...stop, startsAt: new Date(stop.startsAt) }),
})

/** Returns the previous assignment. */
async function putStop({ trx, now }: Work, stop: Stop): Promise<StoredStop> {
  const { bookingId, startsAt, staffId } = stop
  const before = await trx
    .updateTable('round_stops')
    .set({ withdrawn_at: now })
    .where('booking_id', '=', bookingId)
    .where('starts_at', '=', startsAt)
    .where('withdrawn_at', 'is', null)
    .returning(['staff_id', 'position'])
    .executeTakeFirst()
  if (staffId !== null) await giveTo(trx, { ...stop, staffId, now })
  return {
    bookingId,
    startsAt: startsAt.toISOString(),
    staffId: before?.staff_id ?? null,
    position: before?.position,
  }
}

async function giveTo(trx: Transaction, stop: Stop & { staffId: string; now: Date }) {
  const { bookingId, startsAt, staffId, now } = stop
  const others = await trx
    .selectFrom('round_stops')
    .select('booking_id')
    .where('staff_id', '=', staffId)
    .where('starts_at', '=', startsAt)
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .forUpdate()
    .execute()
  const order = others.map(({ booking_id }) => booking_id)
  order.splice((stop.position ?? order.length + 1) - 1, 0, bookingId)
  const fresh = { position: order.indexOf(bookingId) + 1, assigned_at: now, withdrawn_at: null }
  await trx
    .insertInto('round_stops')
    .values({ booking_id: bookingId, starts_at: startsAt, staff_id: staffId, read_at: null, ...fresh })
    .onConflict((conflict) => conflict.columns(['booking_id', 'starts_at', 'staff_id']).doUpdateSet(fresh))
    .execute()
  for (const [index, id] of order.entries())
    await trx
      .updateTable('round_stops')
      .set({ position: index + 1 })
      .where('booking_id', '=', id)
      .where('starts_at', '=', startsAt)
      .where('staff_id', '=', staffId)
      .where('position', '<>', index + 1)
      .execute()
}
