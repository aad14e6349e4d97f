import { z } from 'zod'
import { freeVerb } from '../../action/verb.ts'
import { day, rupees, staffId } from '../fields.ts'

/** The entry after an undo. */
type Restored = { id: string; counts: boolean }

/**
 * The phlebotomist enters what was handed over; reception enters what was counted. Nothing is ever overwritten: an
 * undone entry stays, and no longer counts.
 */
export const handOverMoney = freeVerb({
  name: 'hand-over-money',
  roles: ['receptionist', 'phlebotomist'],
  /** The round of this phlebotomist on this day. */
  input: z.object({ staffId, day, rupees }),
  isDelivery: true,
  // The phone may still hold the sheet of the previous person: those results wait for that person's sign-in.
  whyNotAllowed: ({ staffId }, { reader }) =>
    reader.role === 'phlebotomist' && reader.id !== staffId ? 'other-person' : null,
  async perform({ key, trx, now, staff }, { staffId, day, rupees }, { reader }) {
    const entry = reader.role === 'phlebotomist' ? 'handed-over' : 'received'
    await trx
      .insertInto('round_money')
      .values({ id: key, at: now, staff_id: staffId, day, entry, rupees, by_name: staff.actor.name })
      .execute()
    return { ok: true, extra: { id: key, counts: false } }
  },
  async restore({ trx, now }, { id, counts }: Restored) {
    await trx
      .updateTable('round_money')
      .set({ taken_back_at: counts ? null : now })
      .where('id', '=', id)
      .execute()
    return { id, counts: !counts }
  },
})
