import { sql } from 'kysely'
import { OPEN_BOOKINGS_PER_PHONE } from '#clinic/booking.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { DAYS_BEFORE, isUnusualDay } from '#clinic/unusual-day.ts'
import { addCallTask } from '../messages/call-tasks.ts'
import { alertDesk } from '../messages/desk-alerts.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'

/**
 * Alerts for the clinic alone: that a day is unusual, and that one phone number has more bookings ahead than a family
 * makes. Checked here and not where a form is submitted: a slower response would tell strangers about the number.
 */
export async function watchBookings(
  db: Database,
  queue: Queue,
  given: Given,
): Promise<{ isUnusual: boolean; numbers: number }> {
  await queue.ready()
  return db.transaction().execute(async (trx) => {
    const isUnusual = await compareToday(trx, given.now)
    if (isUnusual) await alertDesk(trx, queue, 'desk-unusual-day', given, 'day')
    return { isUnusual, numbers: await findCrowdedNumbers(trx, given) }
  })
}

async function compareToday(trx: Transaction, now: Date): Promise<boolean> {
  const midnight = instantAt(dayOf(now), 0)
  const { today, before } = await trx
    .selectFrom('bookings')
    .select([
      sql<number>`(count(*) filter (where created_at >= ${midnight}))::int`.as('today'),
      sql<number>`(count(*) filter (where created_at < ${midnight}))::int`.as('before'),
    ])
    .where('created_at', '>=', instantAt(addDays(dayOf(now), -DAYS_BEFORE), 0))
    .where('created_at', '<=', now)
    .executeTakeFirstOrThrow()
  return isUnusualDay(today, before)
}

/** Longer than the time between two runs. */
const LOOK_BACK_MS = 3_600_000

/** One call task for each number that has too many, about the newest of them. */
async function findCrowdedNumbers(trx: Transaction, given: Given): Promise<number> {
  const { now } = given
  const { rows } = await sql<{ id: string }>`
    select distinct on (newest.phone_hash) newest.id
    from bookings newest
    where newest.created_at > ${new Date(now.getTime() - LOOK_BACK_MS)}
      and newest.state in ('booked', 'to-confirm') and newest.starts_at > ${now}
      and ${OPEN_BOOKINGS_PER_PHONE} < (
        select count(*) from bookings own
        where own.phone_hash = newest.phone_hash and own.state in ('booked', 'to-confirm') and own.starts_at > ${now}
      )
      and not exists (
        select from call_tasks task join bookings own on own.id = task.booking_id
        where task.reason = 'many-bookings' and task.done_at is null and own.phone_hash = newest.phone_hash
      )
    order by newest.phone_hash, newest.created_at desc`.execute(trx)
  for (const { id } of rows) await addCallTask(trx, given, { id }, 'many-bookings')
  return rows.length
}
