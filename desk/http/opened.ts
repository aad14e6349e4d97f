import type { Opened } from '#server/desk/opening-budgets.ts'
import { alertDesk } from '#server/messages/desk-alerts.ts'
import { givenBy } from '#server/platform/context.ts'
import { type DeskContext, Refusal } from './endpoint.ts'

/** Every session of this person sleeps: nothing more is shown without the password. */
const FELL_ASLEEP = new Date(0)

/**
 * Counts what a person opens. Past the hourly budget the desk falls asleep and the clinic gets an alert. A person
 * wakes it with the password; a thief with a stolen session cannot.
 */
export async function countOpened(context: DeskContext, what: Opened) {
  const { db, queue, openings, staff } = context
  if (await openings.spend(what, staff.id)) return
  await queue.ready()
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('staff_sessions')
      .set({ last_active_at: FELL_ASLEEP })
      .where('staff_id', '=', staff.id)
      .execute()
    await alertDesk(trx, queue, 'desk-much-opened', givenBy(context), 'day')
  })
  throw new Refusal('asleep', { status: 401, details: { name: staff.name, language: staff.language } })
}

/** Whether the desk sleeps because of too many openings, not because of missing activity. */
export const isMuchOpened = (lastActiveAt: Date) => lastActiveAt.getTime() === FELL_ASLEEP.getTime()
