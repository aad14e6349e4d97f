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
  /** Null for what takes no place. */
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

/** What is read from the database about the days ahead. */
export type AheadCounts = {
  held(kind: PlaceKind, now: Date): Promise<HeldAhead>
  limit(kind: PlaceKind, now: Date): Promise<AheadLimit>
}

/** Half of the clinic's limits is for those who solved no challenge. */
const half = (proven: number): HoldLimit => ({ open: Math.ceil(proven / 2), proven })
/** The limits of a network are theirs alone. */
const unproven = (open: number): HoldLimit => ({ open, proven: Number.POSITIVE_INFINITY })

/** From one network, without a solved challenge. */
export const networkLimits = (perDay: number) => ({
  hour: Math.ceil(perDay / 2),
  day: perDay,
  week: perDay * 3,
})

type CountedPlace = HoldWindow & { release(): Promise<void> }

/**
 * Counts a place in every period, in all and for its network. A waiting room, a village and the customers of a mobile
 * carrier share one network: a place that was proven does not count against it (decision 0056).
 */
function createPlaceCounters({ counter }: RateCounters, hash: HashKey, limits: AdmissionLimits) {
  const perNetwork = networkLimits(limits.unprovenPerNetworkPerDay)
  const places = (
    [
      ['held-hour', half(limits.heldPerHour), HOUR, 'clinic'],
      ['held-day', half(limits.heldPerDay), DAY, 'clinic'],
      ['held-network-hour', unproven(perNetwork.hour), HOUR, 'network'],
      ['held-network-day', unproven(perNetwork.day), DAY, 'network'],
      ['held-network-week', unproven(perNetwork.week), WEEK, 'network'],
    ] as const
  ).map(([name, limit, seconds, of]) => ({
    of,
    limit,
    counter: counter(name, limit.open, seconds),
  }))
  return (place: PlaceKind, network: string, isProven: boolean): Promise<CountedPlace[]> => {
    const keyOf = { clinic: place, network: hash('network', network) }
    const countOne = async ({ of, limit, counter }: (typeof places)[number]) => ({
      of,
      limit,
      held: ((await counter.count(keyOf[of])) ?? 1) - 1,
      release: () => counter.release(keyOf[of]),
    })
    return Promise.all(places.filter(({ of }) => of === 'clinic' || !isProven).map(countOne))
  }
}

/** How many forms came lately from this source, and in all: too many, and a browser gets a challenge. */
function createBusyCounters({ counter }: RateCounters, hash: HashKey, limits: AdmissionLimits) {
  const perSource = counter('busy', limits.challengeAfterPerSource, 10 * MINUTE)
  const perHour = counter('everything', limits.challengeAfterPerHour, HOUR)
  return async (source: string): Promise<boolean> => {
    const [ofSource, all] = await Promise.all([perSource.count(hash('source', source)), perHour.count('all')])
    return (ofSource ?? 0) > limits.challengeAfterPerSource || (all ?? 0) > limits.challengeAfterPerHour
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
  const countPlace = createPlaceCounters(counters, hash, limits)
  const isBusy = createBusyCounters(counters, hash, limits)
  return async ({ source, network, place, isTooFast, hasSolvedChallenge, canSolveChallenge, now }) => {
    const [busy, counted, aheadNow] = await Promise.all([
      isBusy(source),
      place ? countPlace(place, network, hasSolvedChallenge) : [],
      place ? windowsAhead(ahead, log, place, now) : [],
    ])
    const decision = admit([...counted, ...aheadNow], {
      isSuspicious: isTooFast || busy,
      hasSolvedChallenge,
      canSolveChallenge,
    })
    const release = async () => {
      await Promise.all(counted.map((each) => each.release()))
    }
    if (decision.admission === 'hold') return { ...decision, release }
    await release()
    return { ...decision, release: async () => {} }
  }
}
