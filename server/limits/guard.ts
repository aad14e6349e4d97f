import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { PlaceKind } from '#clinic/booking.ts'
import {
  type AheadLimit,
  admit,
  aheadWindows,
  type Decision,
  type HoldLimit,
  type HoldWindow,
} from '#clinic/surge.ts'
import type { HeldAhead } from '../bookings/bookings.ts'
import type { LimitEnv } from '../platform/env.ts'
import type { Log } from '../platform/log.ts'
import { keyedHash } from '../platform/secrets.ts'

export type Submission = {
  /** One IPv4 address, or one /64 of IPv6. */
  source: string
  /** The network around it: /24 or /64. */
  network: string
  /** Null for what takes no place. */
  place: PlaceKind | null
  isTooFast: boolean
  hasSolvedChallenge: boolean
  canSolveChallenge: boolean
  now: Date
}

/**
 * Rate limits for every form and every change of a booking. The counters are stored in the database, so that several
 * processes share them. When the database is down, forms fail open: the booking itself then reports the error.
 */
export type Guard = {
  /** Null when this source may submit, else the minutes to wait. */
  refuse(source: string): Promise<number | null>
  /** The same for changes of an opened booking: by source, and by booking however many sources there are. */
  refuseChange(change: { source: string; bookingId: string }): Promise<number | null>
  /** The same for viewing it. */
  refuseLook(bookingId: string): Promise<number | null>
  /** Decides whether a place may be held, and counts it if so. */
  admit(submission: Submission): Promise<Admitted>
  /**
   * Counts one attempt to open a booking by its PIN, before the PIN is checked, so that parallel attempts all count.
   * It does not reveal whether there is such a booking: a reference that does not exist is counted like one that does.
   */
  tryCode(attempt: CodeAttempt): Promise<CodeTry>
  /** True the first time. */
  isFirstUse(ticket: string): Promise<boolean>
}

export type CodeAttempt = {
  source: string
  /** The reference, or another id of the booking. */
  reference: string
  /** The phone number of the booking, where it was required because of wrong PINs by others. */
  phone: string | null
}

export type CodeTry =
  | { kind: 'look'; succeeded(): Promise<void> }
  /** Too many wrong PINs, by whomever: the phone number of the booking is required as well. */
  | { kind: 'phone-needed' }
  | { kind: 'wait'; minutes: number }

export type Admitted = Decision & {
  /** Nothing was stored after all: undoes the count. */
  release(): Promise<void>
}

export type GuardLimits = {
  perSourcePerMinute: number
  /** Forms from one source in ten minutes, and from all of them in an hour, before browsers get a challenge. */
  challengeAfterPerSource: number
  challengeAfterPerHour: number
  /** Places held in an hour and a day, in all and from one network. */
  heldPerHour: number
  heldPerDay: number
  heldPerNetworkPerDay: number
}

export const guardLimits = (env: LimitEnv): GuardLimits => ({
  perSourcePerMinute: env.MAX_SUBMITS_PER_IP_PER_MINUTE,
  challengeAfterPerSource: env.CHALLENGE_AFTER_SUBMITS_PER_IP,
  challengeAfterPerHour: env.CHALLENGE_AFTER_SUBMITS_PER_HOUR,
  heldPerHour: env.MAX_HELD_PER_HOUR,
  heldPerDay: env.MAX_HELD_PER_DAY,
  heldPerNetworkPerDay: env.MAX_HELD_PER_NETWORK_PER_DAY,
})

/** What the guard reads from the database about the days ahead. */
export type AheadCounts = {
  held(kind: PlaceKind, now: Date): Promise<HeldAhead>
  limit(kind: PlaceKind, now: Date): Promise<AheadLimit>
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** Half of every limit is for those who solved no challenge. */
const shared = (proven: number): HoldLimit => ({ open: Math.ceil(proven / 2), proven })

/**
 * A PIN has four digits: 15 guesses a week at one booking succeed once in 667 times. Wrong PINs by strangers only make
 * the phone number required as well; together with it there are 15 more attempts, which nobody can use up who does not
 * know it. Guessing references instead means 481 million of them.
 */
const CODES_PER_HOUR = 5
const CODES_PER_WEEK = 15
/** Wrong PINs from one source, after which it must give the phone number as well. */
const CODES_PER_SOURCE_PER_HOUR = 20

/** More than anyone needs who changes or views a booking by hand. */
const CHANGES_PER_BOOKING_PER_HOUR = 20
const LOOKS_PER_BOOKING_PER_MINUTE = 30

const minutesOf = (ms: number) => Math.max(1, Math.ceil(ms / 60_000))

export function createGuard(
  pool: pg.Pool,
  secret: string,
  limits: GuardLimits,
  ahead: AheadCounts,
  log: Log,
): Guard {
  const counter = (
    keyPrefix: string,
    points: number,
    duration: number,
    more: { inMemoryBlockOnConsumed?: number } = {},
  ) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      ...more,
    })
  /** Once a key is over its limit, it is refused from memory, without a write to the database. */
  const gate = (keyPrefix: string, points: number, duration: number) =>
    counter(keyPrefix, points, duration, { inMemoryBlockOnConsumed: points + 1 })
  const submits = gate('submits', limits.perSourcePerMinute, MINUTE)
  const changes = gate('changes', CHANGES_PER_BOOKING_PER_HOUR, HOUR)
  const looks = gate('looks', LOOKS_PER_BOOKING_PER_MINUTE, MINUTE)
  const busy = counter('busy', limits.challengeAfterPerSource, 10 * MINUTE)
  const everything = counter('everything', limits.challengeAfterPerHour, HOUR)
  const tickets = gate('ticket', 1, 2 * MINUTE)
  const codes = {
    hour: gate('codes', CODES_PER_HOUR, HOUR),
    week: gate('codes-week', CODES_PER_WEEK, WEEK),
    source: gate('codes-from', CODES_PER_SOURCE_PER_HOUR, HOUR),
  }
  /** Counters of held places: limit, period, key. */
  const perNetwork = limits.heldPerNetworkPerDay
  const places = (
    [
      ['held-hour', limits.heldPerHour, HOUR, 'all'],
      ['held-day', limits.heldPerDay, DAY, 'all'],
      ['held-network-hour', Math.ceil(perNetwork / 2), HOUR, 'network'],
      ['held-network-day', perNetwork, DAY, 'network'],
      ['held-network-week', perNetwork * 3, WEEK, 'network'],
    ] as const
  ).map(([name, proven, duration, of]) => ({
    of,
    limit: shared(proven),
    limiter: counter(name, proven, duration),
  }))

  const hashed = (purpose: string, text: string) => keyedHash(secret, purpose, text)

  /** How often the key has been counted, this time included; null when the database is down. */
  async function count(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
    try {
      return await limiter.consume(key)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal
      log.warn({ event: 'rate_limit.store_failed', error: refusal })
      return null
    }
  }
  const release = (limiter: RateLimiterPostgres, key: string) => limiter.reward(key, 1).catch(() => undefined)

  /** Counts one more; null when it is within the limit, else the minutes to wait. */
  async function pass(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
    try {
      await limiter.consume(key)
      return null
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return minutesOf(refusal.msBeforeNext)
      throw refusal
    }
  }

  const waitFor = (limiter: RateLimiterPostgres, key: string) =>
    pass(limiter, key).catch((error: unknown) => {
      log.warn({ event: 'rate_limit.store_failed', error })
      return null
    })

  /**
   * A PIN may be checked if every counter is within its limit. The first that is not ends it, and the counts before it
   * are undone, so that a PIN that was not checked counts nowhere. Unlike a form, it fails closed.
   */
  async function tryCounters(
    keys: [RateLimiterPostgres, string][],
  ): Promise<CodeTry & { kind: 'look' | 'wait' }> {
    const counted: [RateLimiterPostgres, string][] = []
    for (const [limiter, key] of keys) {
      const minutes = await pass(limiter, key).catch(() => 1)
      if (minutes !== null) {
        await Promise.all(counted.map((each) => release(...each)))
        return { kind: 'wait', minutes }
      }
      counted.push([limiter, key])
    }
    return {
      kind: 'look',
      async succeeded() {
        await Promise.all(counted.map((each) => release(...each)))
      },
    }
  }

  async function aheadOf(kind: PlaceKind, now: Date): Promise<HoldWindow[]> {
    try {
      const [limit, held] = await Promise.all([ahead.limit(kind, now), ahead.held(kind, now)])
      return aheadWindows(limit, held)
    } catch (error) {
      log.warn({ event: 'rate_limit.count_failed', error })
      return []
    }
  }

  return {
    refuse: (source) => waitFor(submits, hashed('source', source)),

    async refuseChange({ source, bookingId }) {
      const waits = await Promise.all([
        waitFor(submits, hashed('source', source)),
        waitFor(changes, hashed('booking', bookingId)),
      ])
      const minutes = waits.filter((wait) => wait !== null)
      return minutes.length > 0 ? Math.max(...minutes) : null
    },

    refuseLook: (bookingId) => waitFor(looks, hashed('booking', bookingId)),

    async tryCode({ source, reference, phone }) {
      if (phone !== null) {
        const key = hashed('reference and phone', `${reference} ${phone}`)
        return tryCounters([
          [codes.hour, key],
          [codes.week, key],
        ])
      }
      const key = hashed('reference', reference)
      const alone = await tryCounters([
        [codes.source, hashed('source', source)],
        [codes.hour, key],
        [codes.week, key],
      ])
      return alone.kind === 'wait' ? { kind: 'phone-needed' } : alone
    },

    isFirstUse: (ticket) =>
      pass(tickets, hashed('ticket', ticket)).then(
        (minutes) => minutes === null,
        () => false,
      ),

    async admit({ source, network, place, isTooFast, hasSolvedChallenge, canSolveChallenge, now }) {
      const keyOf = { all: place ?? '', network: hashed('network', network) }
      const [fromSource, all, counted, aheadNow] = await Promise.all([
        count(busy, hashed('source', source)),
        count(everything, 'all'),
        Promise.all(
          place
            ? places.map(async ({ of, limit, limiter }) => ({
                limit,
                limiter,
                key: keyOf[of],
                held: ((await count(limiter, keyOf[of]))?.consumedPoints ?? 1) - 1,
              }))
            : [],
        ),
        place ? aheadOf(place, now) : [],
      ])
      const decision = admit([...counted, ...aheadNow], {
        isSuspicious:
          isTooFast ||
          (fromSource?.consumedPoints ?? 0) > limits.challengeAfterPerSource ||
          (all?.consumedPoints ?? 0) > limits.challengeAfterPerHour,
        hasSolvedChallenge,
        canSolveChallenge,
      })
      const givePlaceBack = async () => {
        await Promise.all(counted.map(({ limiter, key }) => release(limiter, key)))
      }
      if (decision.admission !== 'hold') await givePlaceBack()
      return {
        ...decision,
        release: async () => {
          if (decision.admission === 'hold') await givePlaceBack()
        },
      }
    },
  }
}
