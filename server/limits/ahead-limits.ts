import type { PlaceKind } from '#clinic/booking.ts'
import { collectionWindows } from '#clinic/home-collection.ts'
import { timesOffered, type WeeklyHours } from '#clinic/slots.ts'
import { type AheadLimit, aheadLimit } from '#clinic/surge.ts'
import { countUsualWeek } from '../bookings/bookings.ts'
import { createCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'

/** The usual number of visits changes from week to week, so it is cached. */
const TTL_MS = 10 * 60_000
const DAYS_OF_A_WEEK = 7

type AheadPercent = { unproven: number; all: number }

/** How many places of the days ahead may be held by unverified bookings. */
export function createAheadLimits(
  db: Database,
  doctors: readonly WeeklyHours[],
  collectionsPerWindow: number,
  percent: AheadPercent,
): (kind: PlaceKind, now: Date) => Promise<AheadLimit> {
  const times: Record<PlaceKind, number> = {
    appointment: doctors.reduce((sum, hours) => sum + timesOffered(hours), 0),
    'home-collection': collectionWindows.length * collectionsPerWindow * DAYS_OF_A_WEEK,
  }
  const usualWeek = createCache<number>({ ttlMs: TTL_MS })
  return async (kind, now) => {
    const visits = await usualWeek.get(kind, () => countUsualWeek(db, kind, now), now.getTime())
    return aheadLimit(times[kind], visits, percent)
  }
}
