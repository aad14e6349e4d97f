import { type Action, type ActionServices, runAction, type Work } from '../commands/run-action.ts'

/** Reception has looked at an outcome that came too late, and done what was to be done. The first who says so counts. */
export const settleConflict = (
  services: ActionServices,
  { key, staff }: Pick<Action, 'key' | 'staff'>,
  outcomeId: string,
) =>
  runAction(services, { key, verb: 'settle-conflict', staff }, async (work) => {
    const isFirst = await settle(work, outcomeId)
    return { ok: true, extra: (isFirst ? { outcomeId, isSettled: true } : null) satisfies Settled | null }
  })

type Settled = { outcomeId: string; isSettled: boolean }

async function settle({ trx, now, staff }: Work, outcomeId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('round_outcomes')
    .set({ settled_at: now, settled_by: staff.id })
    .where('id', '=', outcomeId)
    .where('conflict', 'is not', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Undo: somebody has to look again. What another person had settled before stays settled. */
export async function restoreConflict(work: Work, extra: unknown): Promise<Settled | null> {
  if (!extra) return null
  const { outcomeId, isSettled } = extra as Settled
  if (!isSettled) await settle(work, outcomeId)
  else
    await work.trx
      .updateTable('round_outcomes')
      .set({ settled_at: null, settled_by: null })
      .where('id', '=', outcomeId)
      .where('settled_by', '=', work.staff.id)
      .execute()
  return { outcomeId, isSettled: !isSettled }
}
