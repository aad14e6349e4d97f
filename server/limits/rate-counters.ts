import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '../platform/log.ts'

/** Periods, in seconds. */
export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

export type RateCounter = {
  /** Counts one more. How often the key was counted in the period, this time included; null when the database is down. */
  count(key: string): Promise<number | null>
  /** Counts one more; null when it is within the limit, else the minutes to wait. Throws when the database is down. */
  consume(key: string): Promise<number | null>
  /** The same, but fails open. */
  consumeIfUp(key: string): Promise<number | null>
  /** Undoes one count. */
  release(key: string): Promise<void>
}

type NewCounter = (name: string, limit: number, seconds: number) => RateCounter

export type RateCounters = {
  counter: NewCounter
  /** Once a key is over the limit, it is refused from memory, without a write to the database. */
  gate: NewCounter
}

/** Purpose and text to the key of a counter: the table holds no address, reference or phone number. */
export type HashKey = (purpose: string, text: string) => string

const minutesOf = (ms: number) => Math.max(1, Math.ceil(ms / 60_000))

function createCounter(limiter: RateLimiterPostgres, log: Log): RateCounter {
  const warn = (error: unknown) => {
    log.warn({ event: 'rate_limit.store_failed', error })
    return null
  }
  /** The limiter throws its result when the key is over the limit. */
  const consume = (key: string) =>
    limiter.consume(key).then(
      (result) => ({ result, isOver: false }),
      (thrown: unknown) => {
        if (thrown instanceof RateLimiterRes) return { result: thrown, isOver: true }
        throw thrown
      },
    )
  const minutesToWait = async (key: string) => {
    const { result, isOver } = await consume(key)
    return isOver ? minutesOf(result.msBeforeNext) : null
  }
  return {
    count: (key) => consume(key).then(({ result }) => result.consumedPoints, warn),
    consume: minutesToWait,
    consumeIfUp: (key) => minutesToWait(key).catch(warn),
    release: (key) =>
      limiter.reward(key, 1).then(
        () => undefined,
        () => undefined,
      ),
  }
}

/** Stored in the database, so that several processes share them. */
export function createRateCounters(pool: pg.Pool, log: Log): RateCounters {
  const limiter = (keyPrefix: string, points: number, duration: number, blockInMemory: boolean) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      ...(blockInMemory && { inMemoryBlockOnConsumed: points + 1 }),
    })
  return {
    counter: (name, limit, seconds) => createCounter(limiter(name, limit, seconds, false), log),
    gate: (name, limit, seconds) => createCounter(limiter(name, limit, seconds, true), log),
  }
}
