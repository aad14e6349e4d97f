import type pg from 'pg'
import { createRateCounters, HOUR, MINUTE } from '../limits/rate-counters.ts'
import type { Log } from '../platform/log.ts'
import { keyedHash } from '../platform/secrets.ts'

/** From one address for one account: enough for whoever mistypes. */
const TRIES_FROM_ONE_ADDRESS = 8
/** For one account from everywhere: whoever guesses from many addresses must not keep its owner out for long. */
const TRIES_FROM_EVERYWHERE = 60

/**
 * Wrong passwords are counted for each account, also for those that do not exist: the answers of both are alike. Those
 * of each address are counted by better-auth, wrong codes of each account as well.
 */
export function createSignInLimits(pool: pg.Pool, secret: string, log: Log) {
  const counters = createRateCounters(pool, log, 'staff_limits')
  const here = counters.counter('staff-here', TRIES_FROM_ONE_ADDRESS, 15 * MINUTE)
  const everywhere = counters.counter('staff', TRIES_FROM_EVERYWHERE, HOUR)
  const keysOf = (email: string, source: string) => ({
    here: keyedHash(secret, 'staff here', `${email.toLowerCase()} ${source}`),
    everywhere: keyedHash(secret, 'staff', email.toLowerCase()),
  })
  return {
    /** Counts a try before it is made; null when it may be made, else the minutes to wait. Fails closed. */
    async minutesToWait(email: string, source: string): Promise<number | null> {
      const keys = keysOf(email, source)
      const first = await here.consume(keys.here)
      return first ?? (await everywhere.consume(keys.everywhere))
    },
    /** It was right: it does not count. */
    async release(email: string, source: string) {
      const keys = keysOf(email, source)
      await Promise.all([here.release(keys.here), everywhere.release(keys.everywhere)])
    },
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>
