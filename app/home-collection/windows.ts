import { collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { addDays, type Day, instantAt } from '#clinic/time.ts'
import { countCollections } from '#server/bookings/bookings.ts'
import type { Site } from '#server/site.ts'

export type WindowState = 'free' | 'full' | 'over'

/** The seven windows of a day, as they stand now. */
export async function readWindows(
  site: Site,
  day: Day,
  now: Date,
): Promise<{ from: string; state: WindowState }[]> {
  const counts = await countCollections(site.db, {
    from: instantAt(day, 0),
    until: instantAt(addDays(day, 1), 0),
  })
  return collectionWindows.map(({ from }) => {
    const startsAt = windowStart(day, from)
    const taken = counts.find((count) => count.startsAt.getTime() === startsAt.getTime())?.taken ?? 0
    const state = startsAt <= now ? 'over' : taken >= site.collectionsPerWindow ? 'full' : 'free'
    return { from, state }
  })
}
