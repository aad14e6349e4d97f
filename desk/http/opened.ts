import type { Opened } from '#server/desk/opening-budgets.ts'
import { alertDesk } from '#server/messages/desk-alerts.ts'
import { givenBy } from '#server/platform/context.ts'
import { type DeskContext, Refusal } from './endpoint.ts'

/** Every session of this person sleeps: as long as nobody gives the password, nothing more is shown. */
const FELL_ASLEEP = new Date(0)

/**
 * Counts what a person opens. Past the budget of an hour the desk falls asleep and the clinic is alerted: at a desk the
 * password wakes it, a thief with a session has come to the end.
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

/** Whether the desk sleeps because much was opened, and not because nobody was there. */
export const isMuchOpened = (lastActiveAt: Date) => lastActiveAt.getTime() === FELL_ASLEEP.getTime()
