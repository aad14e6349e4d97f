import type { Day } from '#clinic/time.ts'
import { type Action, type ActionServices, runAction, type Work } from '../commands/run-action.ts'

type Entry = {
  /** Whose round it was taken on. */
  staffId: string
  day: Day
  rupees: number
}

/**
 * The phlebotomist says what was handed over; reception says what was counted. Nothing is ever overwritten: what is
 * taken back within its minute stays, and no longer counts.
 */
export const enterMoney = (
  services: ActionServices,
  { key, staff }: Pick<Action, 'key' | 'staff'>,
  entry: 'handed-over' | 'received',
  { staffId, day, rupees }: Entry,
) =>
  runAction(services, { key, verb: 'hand-over-money', staff }, async ({ trx }) => {
    await trx
      .insertInto('round_money')
      .values({ id: key, staff_id: staffId, day, entry, rupees, by_name: staff.actor.name })
      .execute()
    return { ok: true, extra: { id: key, counts: false } satisfies Restored }
  })

/** What an undo makes of the entry. */
type Restored = { id: string; counts: boolean }

export async function restoreMoney({ trx, now }: Work, extra: unknown): Promise<Restored> {
  const { id, counts } = extra as Restored
  await trx
    .updateTable('round_money')
    .set({ taken_back_at: counts ? null : now })
    .where('id', '=', id)
    .execute()
  return { id, counts: !counts }
}
