import { COLLECTION_DAYS, collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { addDays, type Day, dayOf, instantAt } from '#clinic/time.ts'
import { countCollections } from '#server/bookings/bookings.ts'
import type { Site } from '#server/site.ts'

type WindowState = 'free' | 'full' | 'over'
export type CollectionWindowState = { date: Day; from: string; state: WindowState }

type Count = { startsAt: Date; taken: number }

const ALL_DAY = 24 * 60

/** The seven windows of each of these days, as they stand now. All days that can be booked unless a day is named. */
export async function readWindows(site: Site, now: Date, day?: Day): Promise<CollectionWindowState[]> {
  const days = daysFrom(now, day)
  const window = { from: instantAt(days[0]!, 0), until: instantAt(days.at(-1)!, ALL_DAY) }
  return statesOf(site, days, await countCollections(site.db, window), now)
}

/** What the page shows: where nobody can say what is full, everything ahead is offered and the booking decides. */
export const offeredWindows = (site: Site, now: Date): Promise<CollectionWindowState[]> =>
  readWindows(site, now).catch((error) => {
    site.log.error({ event: 'collection_windows.read_failed', error })
    return statesOf(site, daysFrom(now), [], now)
  })

const daysFrom = (now: Date, day?: Day): Day[] =>
  day ? [day] : Array.from({ length: COLLECTION_DAYS }, (_, ahead) => addDays(dayOf(now), ahead))

function statesOf(site: Site, days: Day[], counts: Count[], now: Date): CollectionWindowState[] {
  const taken = new Map(counts.map((count) => [count.startsAt.getTime(), count.taken]))
  return days.flatMap((date) =>
    collectionWindows.map(({ from }) => {
      const startsAt = windowStart(date, from)
      const isFull = (taken.get(startsAt.getTime()) ?? 0) >= site.collectionsPerWindow
      return { date, from, state: startsAt <= now ? 'over' : isFull ? 'full' : 'free' }
    }),
  )
}
