import { COLLECTION_DAYS, collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { addDays, type Day, dayOf, instantAt } from '#clinic/time.ts'
import { countCollections } from '#server/bookings/bookings.ts'
import { findClosedDays } from '#server/bookings/closures.ts'
import type { Site } from '#server/site.ts'
import type { HourState } from '../samples/picker-days.ts'

type Count = { startsAt: Date; taken: number }

const ALL_DAY = 24 * 60

/** The seven windows of each of these days, as they are now. All days that can be booked unless a day is named. */
export async function readWindows(site: Site, now: Date, day?: Day): Promise<HourState[]> {
  const days = daysFrom(now, day)
  const window = { from: instantAt(days[0]!, 0), until: instantAt(days.at(-1)!, ALL_DAY) }
  // Years outside the database's calendar are never offered, so it is not queried.
  const [first, last] = [dayOf(now), addDays(dayOf(now), COLLECTION_DAYS - 1)]
  const [counts, closed] = await Promise.all([
    countCollections(site.db, window),
    findClosedDays(site.db, first, last),
  ])
  return statesOf(site, days, counts, now, closed)
}

/** The hours on the page: where full ones are unknown, all future hours are offered and the booking decides. */
export const offeredWindows = (site: Site, now: Date): Promise<HourState[]> =>
  readWindows(site, now).catch((error) => {
    site.log.error({ event: 'collection_windows.read_failed', error })
    return statesOf(site, daysFrom(now), [], now)
  })

const daysFrom = (now: Date, day?: Day): Day[] =>
  day ? [day] : Array.from({ length: COLLECTION_DAYS }, (_, ahead) => addDays(dayOf(now), ahead))

function statesOf(site: Site, days: Day[], counts: Count[], now: Date, closed: Day[] = []): HourState[] {
  const taken = new Map(counts.map((count) => [count.startsAt.getTime(), count.taken]))
  return days.flatMap((date) =>
    collectionWindows.map(({ from }) => {
      const startsAt = windowStart(date, from)
      const isFull =
        closed.includes(date) || (taken.get(startsAt.getTime()) ?? 0) >= site.collectionsPerWindow
      return { date, from, state: startsAt <= now ? 'over' : isFull ? 'full' : 'free' }
    }),
  )
}
