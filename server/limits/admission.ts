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
import type { Log } from '../platform/log.ts'
import { DAY, type HashKey, HOUR, MINUTE, type RateCounters, WEEK } from './rate-counters.ts'

export type Submission = {
  /** One IPv4 address, or one /64 of IPv6. */
  source: string
  /** The network around it: /24 or /64. */
  network: string
  /** Null for a kind that takes no place. */
  place: PlaceKind | null
  isTooFast: boolean
  hasSolvedChallenge: boolean
  canSolveChallenge: boolean
  now: Date
}

export type Admitted = Decision & {
  /** Nothing was stored after all: undoes the count. */
  release(): Promise<void>
}

export type AdmissionLimits = {
  /** Forms from one source in ten minutes, and from all of them in an hour, before browsers get a challenge. */
  challengeAfterPerSource: number
  challengeAfterPerHour: number
  /** Places held in an hour and a day, in all. */
  heldPerHour: number
  heldPerDay: number
  /** Places held in a day from one network without a solved challenge. */
  unprovenPerNetworkPerDay: number
}

/** The data about the days ahead, read from the database. */
export type AheadCounts = {
  held(kind: PlaceKind, now: Date): Promise<HeldAhead>
  limit(kind: PlaceKind, now: Date): Promise<AheadLimit>
}

/** Half of the clinic's limits is for bookings without a solved challenge. */
const half = (proven: number): HoldLimit => ({ open: Math.ceil(proven / 2), proven })
/** The limits of a network apply to these bookings alone. */
const unproven = (open: number): HoldLimit => ({ open, proven: Number.POSITIVE_INFINITY })

/** From one network, without a solved challenge. */
export const networkLimits = (perDay: number) => ({
  hour: Math.ceil(perDay / 2),
  day: perDay,
  week: perDay * 3,
})

/**
 * The counters of a place: every period, in all and for its network. A waiting room, a village and the customers of a
 * mobile carrier share one network: a place with a solved challenge does not count against it (decision 0056).
 */
function placeCounters(limits: AdmissionLimits) {
  const perNetwork = networkLimits(limits.unprovenPerNetworkPerDay)
  return [
    { name: 'held-hour', limit: half(limits.heldPerHour), seconds: HOUR, of: 'clinic' },
    { name: 'held-day', limit: half(limits.heldPerDay), seconds: DAY, of: 'clinic' },
    { name: 'held-network-hour', limit: unproven(perNetwork.hour), seconds: HOUR, of: 'network' },
    { name: 'held-network-day', limit: unproven(perNetwork.day), seconds: DAY, of: 'network' },
    { name: 'held-network-week', limit: unproven(perNetwork.week), seconds: WEEK, of: 'network' },
  ] as const
}

/** The number of recent forms from one source, and in all: above the limit a browser gets a challenge. */
const busyCounters = (limits: AdmissionLimits) =>
  [
    { name: 'busy', limit: limits.challengeAfterPerSource, seconds: 10 * MINUTE, of: 'source' },
    { name: 'everything', limit: limits.challengeAfterPerHour, seconds: HOUR, of: 'all' },
  ] as const

/** Counts a form, and the place that it wants, in one statement, to wait for the database only once. */
function createFormCounters({ together }: RateCounters, hash: HashKey, limits: AdmissionLimits) {
  const [places, busy] = [placeCounters(limits), busyCounters(limits)]
  return async ({ source, network, place, hasSolvedChallenge }: Submission) => {
    const forms = busy.map((each) => ({
      ...each,
      key: each.of === 'source' ? hash('source', source) : 'all',
    }))
    const networkKey = hash('network', network)
    const held = place
      ? places
          .filter(({ of }) => of === 'clinic' || !hasSolvedChallenge)
          .map((each) => ({ ...each, key: each.of === 'clinic' ? place : networkKey }))
      : []
    const counts = await together.count([...forms, ...held])
    const windows = held.map(
      ({ of, limit }, n): HoldWindow => ({ of, limit, held: Math.max(0, counts[forms.length + n]! - 1) }),
    )
    return {
      isBusy: forms.some(({ limit }, n) => counts[n]! > limit),
      windows,
      release: () => together.release(held),
    }
  }
}

async function windowsAhead(ahead: AheadCounts, log: Log, kind: PlaceKind, now: Date): Promise<HoldWindow[]> {
  try {
    const [limit, held] = await Promise.all([ahead.limit(kind, now), ahead.held(kind, now)])
    return aheadWindows(limit, held)
  } catch (error) {
    log.warn({ event: 'rate_limit.count_failed', error })
    return []
  }
}

/** Decides whether a place may be held, and counts it if so. */
export function createAdmission(
  counters: RateCounters,
  hash: HashKey,
  limits: AdmissionLimits,
  ahead: AheadCounts,
  log: Log,
): (submission: Submission) => Promise<Admitted> {
  const countForm = createFormCounters(counters, hash, limits)
  return async (submission) => {
    const { place, isTooFast, hasSolvedChallenge, canSolveChallenge, now } = submission
    const [{ isBusy, windows, release }, aheadNow] = await Promise.all([
      countForm(submission),
      place ? windowsAhead(ahead, log, place, now) : [],
    ])
    const decision = admit([...windows, ...aheadNow], {
      isSuspicious: isTooFast || isBusy,
      hasSolvedChallenge,
      canSolveChallenge,
    })
    if (decision.admission === 'hold') return { ...decision, release }
    await release()
    return { ...decision, release: async () => {} }
  }
}
