import { z } from 'zod'
import { freeVerb } from '../../action/verb.ts'
import { day, rupees, staffId } from '../fields.ts'

/** What an undo makes of the entry. */
type Restored = { id: string; counts: boolean }

/**
 * The phlebotomist says what was handed over; reception says what was counted. Nothing is ever overwritten: what is
 * taken back within its minute stays, and no longer counts.
 */
export const handOverMoney = freeVerb({
  name: 'hand-over-money',
  roles: ['receptionist', 'phlebotomist'],
  /** Of the round of this phlebotomist on this day. */
  input: z.object({ staffId, day, rupees }),
  isDelivery: true,
  // The phone may still hold the sheet of the person who was signed in before: those results wait for that person.
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
