import { sql } from 'kysely'
import type { Schedule } from '#clinic/slots.ts'
import { facts } from '#content/facts.ts'
import { type AvailabilityReader, createAvailability } from './availability.ts'
import { type Database, openDatabase, openPool } from './db.ts'
import type { Env } from './env.ts'
import { openQueue, type Queue } from './jobs.ts'
import type { Log } from './log.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** Everything a page's loader or action may use of the world. */
export type Site = {
  db: Database
  queue: Queue
  availability: AvailabilityReader
  rateLimit: RateLimit
  schedule: Omit<Schedule, 'closures'>
  secret: string
  publicUrl: string
  /** Whether browsers keep a page for when there is no connection. */
  offlinePage: boolean
  /** Said on every page of a demonstration. */
  isDemonstration: boolean
  /** The one script that pages with islands load. */
  browserScript: string
  log: Log
  now: () => Date
}

export function openSite(
  env: Env,
  log: Log,
  browserScript: string,
): Site & { isReady(): Promise<boolean>; close(): Promise<void> } {
  const pool = openPool(env.DATABASE_URL, 'site', log)
  const db = openDatabase(pool)
  const queue = openQueue(pool)
  const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: env.BOOKING_DAYS }
  return {
    db,
    queue,
    availability: createAvailability(db, schedule),
    rateLimit: createRateLimit(pool, env.FORM_SECRET, env.BOOKINGS_PER_MINUTE, log),
    schedule,
    secret: env.FORM_SECRET,
    publicUrl: env.PUBLIC_URL,
    offlinePage: env.OFFLINE_PAGE,
    isDemonstration: env.DEMONSTRATION,
    browserScript,
    log,
    now: () => new Date(),
    isReady: () => answers(db),
    async close() {
      await queue.close()
      await db.destroy()
    },
  }
}

const answers = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
