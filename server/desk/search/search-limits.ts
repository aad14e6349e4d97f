import type pg from 'pg'
import { createRateCounters, HOUR, MINUTE } from '../../limits/rate-counters.ts'
import type { Log } from '../../platform/log.ts'

/** Far more than one person types at a busy desk. */
const IN_FIVE_MINUTES = 60
/** So many names an hour do not list all patients, and the longest wait is an hour. */
const IN_AN_HOUR = 300

/** Searches of each person, in all sessions together. */
export function createSearchLimits(pool: pg.Pool, log: Log) {
  const counters = createRateCounters(pool, log, 'staff_limits')
  const soon = counters.counter('search', IN_FIVE_MINUTES, 5 * MINUTE)
  const later = counters.counter('search-hour', IN_AN_HOUR, HOUR)
  return {
    /** Counts a search; null when it is allowed, else the minutes to wait. Fails closed. */
    minutesToWait: async (staffId: string): Promise<number | null> =>
      (await soon.consume(staffId)) ?? (await later.consume(staffId)),
  }
}
