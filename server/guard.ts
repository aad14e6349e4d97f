import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Admission, admit, type SurgeLimits } from '#clinic/surge.ts'
import type { Log } from './log.ts'
import { keyedHash } from './secrets.ts'

/**
 * Stands before every form. All counts are kept in the database, so that they hold over several processes; a count
 * that cannot be kept lets people pass: the booking itself will tell the truth.
 */
export type Guard = {
  /** Null when this source may go on, else the minutes to wait. */
  refuse(source: { address: string } | { phone: string }): Promise<number | null>
  /** Decides about a place, and counts it as given away if it may be held. */
  admit(visitor: {
    address: string
    /** Whether this form takes a place of a time away from others. */
    takesPlace: boolean
    isHasty: boolean
    hasWorked: boolean
    canWork: boolean
  }): Promise<Admitted>
  /**
   * Counts one try to open a booking, before it is made: a thousand at once are a thousand. Nobody learns from it
   * whether there is such a booking, because a reference that does not exist is counted like one that does.
   */
  tryToOpen(attempt: { address: string; reference: string }): Promise<OpeningTry>
}

export type OpeningTry = {
  /** Null when she may try, else the minutes to wait. */
  wait: number | null
  /** It was the right one: only wrong tries count. */
  succeeded(): Promise<void>
}

export type Admitted = {
  admission: Admission
  /** True once an hour: the clinic must hear of it. */
  tellOfSurge: boolean
  /** Nothing was stored after all: neither a place is taken, nor has the clinic heard anything. */
  giveBack(): Promise<void>
}

export type GuardLimits = {
  perAddressPerMinute: number
  perPhonePerHour: number
  /** Forms from one source in ten minutes, and from all of them in an hour, before browsers are asked for work. */
  busyAfter: number
  formsPerHour: number
  surge: SurgeLimits
}

const HOUR = 3600

/**
 * A PIN has four digits: 15 tries at one booking in a week find it once in 667 times. Who goes through references
 * instead meets 481 million of them, so there is no limit for all together that would shut out everybody.
 */
const openings = [
  { name: 'open', points: 5, duration: HOUR, by: 'reference' },
  { name: 'open-week', points: 15, duration: 7 * 24 * HOUR, by: 'reference' },
  { name: 'open-from', points: 20, duration: HOUR, by: 'address' },
] as const

export function createGuard(pool: pg.Pool, secret: string, limits: GuardLimits, log: Log): Guard {
  const counter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const addresses = counter('address', limits.perAddressPerMinute, 60)
  const phones = counter('phone', limits.perPhonePerHour, HOUR)
  const busy = counter('busy', limits.busyAfter, 10 * 60)
  const held = counter('held', limits.surge.proven, HOUR)
  const everything = counter('everything', limits.formsPerHour, HOUR)
  const told = counter('told', 1, HOUR)
  const doors = openings.map(({ name, points, duration, by }) => ({
    by,
    limiter: counter(name, points, duration),
  }))

  /** How often the key has been counted, this time included; null when nobody knows. */
  async function count(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
    try {
      return await limiter.consume(key)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal
      log.warn({ event: 'rate limit not kept', error: refusal })
      return null
    }
  }

  return {
    async tryToOpen({ address, reference }) {
      const keys = {
        reference: keyedHash(secret, 'reference', reference),
        address: keyedHash(secret, 'address', address),
      }
      const counts = await Promise.all(
        doors.map(async ({ by, limiter }) => ({
          limiter,
          key: keys[by],
          counted: await count(limiter, keys[by]),
        })),
      )
      // Unlike a booking, a door that nobody watches stays shut.
      const full = counts.filter(
        ({ limiter, counted }) => !counted || counted.consumedPoints > limiter.points,
      )
      const waits = full.map(({ counted }) =>
        Math.max(1, Math.ceil((counted?.msBeforeNext ?? 60_000) / 60_000)),
      )
      return {
        wait: full.length > 0 ? Math.max(...waits) : null,
        async succeeded() {
          await Promise.all(counts.map(({ limiter, key }) => limiter.reward(key, 1).catch(() => undefined)))
        },
      }
    },

    async refuse(source) {
      const isAddress = 'address' in source
      const limiter = isAddress ? addresses : phones
      const key = isAddress
        ? keyedHash(secret, 'address', source.address)
        : keyedHash(secret, 'phone', source.phone)
      const counted = await count(limiter, key)
      if (!counted || counted.consumedPoints <= limiter.points) return null
      return Math.max(1, Math.ceil(counted.msBeforeNext / 60_000))
    },

    async admit({ address, takesPlace, isHasty, hasWorked, canWork }) {
      const source = await count(busy, keyedHash(secret, 'address', address))
      const place = takesPlace ? await count(held, 'all') : null
      const all = await count(everything, 'all')
      const heldThisHour = (place?.consumedPoints ?? 1) - 1
      const givePlaceBack = async () => {
        if (place) await held.reward('all', 1).catch(() => undefined)
      }
      const admission = admit(limits.surge, {
        heldThisHour,
        looksBusy:
          isHasty ||
          (source?.consumedPoints ?? 0) > limits.busyAfter ||
          (all?.consumedPoints ?? 0) > limits.formsPerHour,
        hasWorked,
        canWork,
      })
      if (admission !== 'hold') await givePlaceBack()
      const isSurge = admission === 'confirm-by-phone' && heldThisHour >= limits.surge.open
      const tellOfSurge = isSurge && (await count(told, 'all'))?.consumedPoints === 1
      const giveBack = async () => {
        if (admission === 'hold') await givePlaceBack()
        if (tellOfSurge) await told.reward('all', 1).catch(() => undefined)
      }
      return { admission, tellOfSurge, giveBack }
    },
  }
}
