import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '../platform/log.ts'

/** Periods, in seconds. */
export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

/** Purpose and text to the key of a counter: the table holds no address, reference or phone number. */
export type HashKey = (purpose: string, text: string) => string

const minutesOf = (ms: number) => Math.max(1, Math.ceil(ms / 60_000))

function createCounter(limiter: RateLimiterPostgres, log: Log) {
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
  const take = async (key: string) => {
    const { result, isOver } = await consume(key)
    return {
      minutes: isOver ? minutesOf(result.msBeforeNext) : null,
      left: result.remainingPoints,
      consumed: result.consumedPoints,
    }
  }
  const minutesToWait = async (key: string) => (await take(key)).minutes
  return {
    /** Counts one more; null when it is within the limit, else the minutes to wait. Throws when the database is down. */
    consume: minutesToWait,
    /** The same, with how often the key was counted in the period, and how often it may still be. */
    take,
    /** As `consume`, but fails open. */
    consumeIfUp: (key: string) => minutesToWait(key).catch(warn),
    /** Deletes the count. */
    forget: (key: string) => limiter.delete(key).then(() => undefined),
    /** Undoes one count. */
    release: (key: string) =>
      limiter.reward(key, 1).then(
        () => undefined,
        () => undefined,
      ),
  }
}

export type RateCounter = ReturnType<typeof createCounter>

/** One of several counts of one request. */
export type Counted = { name: string; key: string; seconds: number }
type Limited = Counted & { limit: number }

/**
 * Adds to several counters in one statement, in the format of the limiter. The rows are locked in one order, so that
 * two requests never wait for each other.
 */
const addTogether = (tableName: string) => `
  insert into ${tableName} (key, points, expire)
  select key, $2::int, expire from unnest($1::text[], $3::bigint[]) as counted (key, expire) order by key
  on conflict (key) do update set
    points = case when ${tableName}.expire <= $4 then excluded.points
      else ${tableName}.points + excluded.points end,
    expire = case when ${tableName}.expire <= $4 then excluded.expire else ${tableName}.expire end
  returning key, points, expire`

function createTogether(pool: pg.Pool, log: Log, tableName: string) {
  const keyOf = ({ name, key }: Counted) => `${name}:${key}`
  const add = async (counted: readonly Counted[], points: number) => {
    const now = Date.now()
    const { rows } = await pool.query<{ key: string; points: number; expire: string }>({
      name: `${tableName}:add-together`,
      text: addTogether(tableName),
      values: [counted.map(keyOf), points, counted.map(({ seconds }) => now + seconds * 1000), now],
    })
    const added = new Map(rows.map((row) => [row.key, row]))
    return counted.map((each) => {
      const { points: count, expire } = added.get(keyOf(each))!
      return { count, msLeft: Number(expire) - now }
    })
  }
  /** Null when the database is down. */
  const addIfUp = (counted: readonly Counted[]) =>
    add(counted, 1).catch((error: unknown) => {
      log.warn({ event: 'rate_limit.store_failed', error })
      return null
    })
  return {
    /** Counts one more of each. How often each was counted in its period, this time included; 0 when the database is down. */
    async count(counted: readonly Counted[]): Promise<number[]> {
      if (counted.length === 0) return []
      const added = await addIfUp(counted)
      return counted.map((_, n) => added?.[n]?.count ?? 0)
    },
    /** Counts one more of each; null when all are within their limits, else the minutes to wait. Fails open. */
    async consumeIfUp(counted: readonly Limited[]): Promise<number | null> {
      const added = (await addIfUp(counted)) ?? []
      const waits = added.filter(({ count }, n) => count > counted[n]!.limit)
      return waits.length > 0 ? minutesOf(Math.max(...waits.map(({ msLeft }) => msLeft))) : null
    },
    /** Undoes one count of each. */
    async release(counted: readonly Counted[]): Promise<void> {
      if (counted.length > 0) await add(counted, -1).catch(() => undefined)
    },
  }
}

/** Stored in the database, so that several processes share them. The desk counts in a table of its own. */
export function createRateCounters(
  pool: pg.Pool,
  log: Log,
  tableName: 'rate_limits' | 'staff_limits' = 'rate_limits',
) {
  const create = (blockInMemory: boolean) => (keyPrefix: string, points: number, duration: number) =>
    createCounter(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'client',
        tableName,
        tableCreated: true,
        keyPrefix,
        points,
        duration,
        ...(blockInMemory && { inMemoryBlockOnConsumed: points + 1 }),
      }),
      log,
    )
  return {
    counter: create(false),
    /** Once a key is over the limit, it is refused from memory, without a write to the database. */
    gate: create(true),
    together: createTogether(pool, log, tableName),
  }
}

export type RateCounters = ReturnType<typeof createRateCounters>
