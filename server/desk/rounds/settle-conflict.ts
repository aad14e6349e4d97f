import { sql } from 'kysely'
import { type Action, type ActionServices, runAction, type Work } from '../commands/run-action.ts'

/**
 * Reception has looked at an outcome that came too late or was refused, and done what was to be done. The first who says
 * so counts.
 */
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

/** An outcome is in one of the two, under the key that the phone made. */
const tables = ['round_outcomes', 'round_refusals'] as const

async function settle({ trx, now, staff }: Work, outcomeId: string): Promise<boolean> {
  let settled = 0n
  for (const table of tables) {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set({ settled_at: now, settled_by: staff.id })
      .where('id', '=', outcomeId)
      .where('settled_at', 'is', null)
      .$if(table === 'round_outcomes', (update) => update.where(sql<boolean>`conflict is not null`))
      .executeTakeFirst()
    settled += numUpdatedRows
  }
  return settled > 0n
}

/** Undo: somebody has to look again. What another person had settled before stays settled. */
export async function restoreConflict(work: Work, extra: unknown): Promise<Settled | null> {
  if (!extra) return null
  const { outcomeId, isSettled } = extra as Settled
  if (!isSettled) await settle(work, outcomeId)
  else
    for (const table of tables)
      await work.trx
        .updateTable(table)
        .set({ settled_at: null, settled_by: null })
        .where('id', '=', outcomeId)
        .where('settled_by', '=', work.staff.id)
        .execute()
  return { outcomeId, isSettled: !isSettled }
}
