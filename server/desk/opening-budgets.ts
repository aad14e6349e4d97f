import type pg from 'pg'
import { createRateCounters, HOUR } from '../limits/rate-counters.ts'
import type { Log } from '../platform/log.ts'

/** More than a busy hour at reception needs, and far less than all patients. */
const perHour = {
  /** Phone numbers shown. */
  numbers: 40,
  /** Bookings opened. */
  bookings: 120,
  /** Lists of other days than today. */
  days: 60,
}

export type Opened = keyof typeof perHour

/**
 * How much one person opens, in all sessions together. When it is spent the person enters the password again: a thief
 * of a session cannot.
 */
export function createOpeningBudgets(pool: pg.Pool, log: Log) {
  const { counter } = createRateCounters(pool, log, 'staff_limits')
  const counters = {
    numbers: counter('opened-numbers', perHour.numbers, HOUR),
    bookings: counter('opened-bookings', perHour.bookings, HOUR),
    days: counter('opened-days', perHour.days, HOUR),
  }
  return {
    /** Spends one. False: the budget of this hour is spent. Fails closed. */
    spend: async (what: Opened, staffId: string): Promise<boolean> =>
      (await counters[what].consume(staffId)) === null,
    /** The person has authenticated again. */
    renew: async (staffId: string) =>
      void (await Promise.all(Object.values(counters).map((counter) => counter.forget(staffId)))),
  }
}
