import { facts, hoursOf } from '#content/facts.ts'
import { openLiveChanges } from '#server/desk/live/live-changes.ts'
import { createOpeningBudgets } from '#server/desk/opening-budgets.ts'
import { limitValues } from '#server/desk/owner/limits.ts'
import { createSearchLimits } from '#server/desk/search/search-limits.ts'
import type { Context } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import type { DeskEnv } from '#server/platform/env.ts'
import { openQueue } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { createReadiness } from '#server/platform/readiness.ts'
import { openVault } from '#server/platform/vault.ts'
import { createStreams } from './streams.ts'

export type Desk = ReturnType<typeof openDesk>

/** The services of the endpoints. */
export function openDesk(env: DeskEnv, log: Log, context: Context) {
  const { now } = context
  const pool = openPool(env.DESK_DATABASE_URL, 'desk', log)
  const db = openDatabase(pool)
  const vault = openVault(env, context, ({ bookingId, cause }) =>
    log.error({ event: 'booking.unreadable', bookingId, error: cause }),
  )
  const readiness = createReadiness(db, vault, log, {
    writer: 'desk',
    secret: { setting: 'DESK_SECRET', secret: env.DESK_SECRET },
  })
  const queue = openQueue(pool, context, readiness.ensure)
  const connectionString = env.DESK_DATABASE_URL
  const live = openLiveChanges({ db, vault, connectionString, now, log })
  return {
    pool,
    db,
    queue,
    vault,
    readiness,
    log,
    ...context,
    /** Live changes, and the browsers that follow them. */
    live,
    streams: createStreams(env.BEAT_SECONDS * 1000),
    searchLimits: createSearchLimits(pool, log),
    openings: createOpeningBudgets(pool, log),
    /** The hours of each doctor, in the clinic's order. */
    hours: facts.doctors.map((doctor) => hoursOf(doctor, env.BOOKING_DAYS)),
    bookingDays: env.BOOKING_DAYS,
    collectionsPerWindow: facts.collectionsPerWindow,
    /** The limits of online booking, for the owner. */
    limits: limitValues(env),
    /** Message channels besides e-mail. */
    offered: { sms: Boolean(env.SMS_SENDER), whatsapp: Boolean(env.WHATSAPP_PHONE_NUMBER_ID) },
    /** The URL of the patients' site. */
    publicUrl: env.PUBLIC_URL,
    /** The URL of the desk. */
    deskUrl: env.DESK_URL,
    async close() {
      await live.close()
      await queue.close()
      await db.destroy()
    },
  }
}
