import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from './log.ts'
import { keyedHash } from './secrets.ts'

export type RateLimit = {
  /** Null when the address may go on, else the minutes to wait. */
  refuse(address: string): Promise<number | null>
}

export function createRateLimit(pool: pg.Pool, secret: string, perMinute: number, log: Log): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'booking',
    points: perMinute,
    duration: 60,
  })
  return {
    async refuse(address) {
      try {
        await limiter.consume(keyedHash(secret, 'address', address))
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 60_000))
        // A counter that cannot be kept must not keep a patient out; the booking itself will tell the truth.
        log.warn({ event: 'rate limit not kept', error: refusal })
        return null
      }
    },
  }
}
