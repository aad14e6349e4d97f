import type { PlaceKind } from '#clinic/booking.ts'
import { collectionWindows } from '#clinic/home-collection.ts'
import { type Schedule, timesOffered } from '#clinic/slots.ts'
import { type AheadLimit, aheadLimit } from '#clinic/surge.ts'
import { countUsualWeek } from '../bookings/bookings.ts'
import type { Database } from '../platform/db.ts'

/** The usual number of visits changes from week to week, so it is cached. */
const TTL_MS = 10 * 60_000
const DAYS_OF_A_WEEK = 7

export type AheadPercent = { unproven: number; all: number }

/** How many places of the days ahead may be held by unverified bookings. */
export function createAheadLimits(
  db: Database,
  schedule: Omit<Schedule, 'closures'>,
  collectionsPerWindow: number,
  percent: AheadPercent,
): (kind: PlaceKind, now: Date) => Promise<AheadLimit> {
  const times: Record<PlaceKind, number> = {
    appointment: timesOffered(schedule),
    'home-collection': collectionWindows.length * collectionsPerWindow * DAYS_OF_A_WEEK,
  }
  const usual = new Map<PlaceKind, { at: number; visits: number }>()
  return async (kind, now) => {
    const known = usual.get(kind)
    if (known && Math.abs(now.getTime() - known.at) < TTL_MS)
      return aheadLimit(times[kind], known.visits, percent)
    const visits = await countUsualWeek(db, kind, now)
    usual.set(kind, { at: now.getTime(), visits })
    return aheadLimit(times[kind], visits, percent)
  }
}
