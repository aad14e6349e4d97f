import { sql } from 'kysely'
import { type LimitName, limitNames } from '#clinic/surge.ts'
import { networkLimits } from '../../limits/admission.ts'
import type { Database } from '../../platform/db.ts'
import type { DeskEnv } from '../../platform/env.ts'

const DAYS = 30

/** The values of each limit, as the site applies them. */
export const limitValues = (env: DeskEnv) => ({
  network: networkLimits(env.MAX_UNPROVEN_PER_NETWORK_PER_DAY),
  clinic: { hour: env.MAX_HELD_PER_HOUR, day: env.MAX_HELD_PER_DAY },
  week: { unproven: env.MAX_UNPROVEN_AHEAD_PERCENT, all: env.MAX_HELD_AHEAD_PERCENT },
  pace: { forms: env.CHALLENGE_AFTER_SUBMITS_PER_IP },
})

/** How often each limit turned an online booking into a call. */
export async function countLimited(db: Database, now: Date) {
  const row = await db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*)::int`.as('online'),
      sql<number>`(count(*) filter (where trust = 'proven'))::int`.as('proven'),
      ...limitNames.map((name) => sql<number>`(count(*) filter (where limited_by = ${name}))::int`.as(name)),
    ])
    .where('kind', 'in', ['appointment', 'home-collection'])
    .where('consent_by', '=', 'form')
    .where('created_at', '>', new Date(now.getTime() - DAYS * 86_400_000))
    .where('created_at', '<=', now)
    .executeTakeFirstOrThrow()
  const { online, proven, ...became } = row
  return { days: DAYS, online, proven, calls: became as Record<LimitName, number> }
}
