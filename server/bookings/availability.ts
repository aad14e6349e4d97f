import { bookingWindow, type Closure, type WeeklyHours } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { createCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { findBookedTimes } from './bookings.ts'
import { findClosures } from './closures.ts'

export type Availability = { booked: Date[]; closures: Closure[] }

export type AvailabilityReader = {
  read(now: Date): Promise<Availability>
  /** After a booking the next reader must see it. */
  forget(): void
}

/** A twenty-fifth of the cost of one query for each request. */
const TTL_MS = 1000

async function load(db: Database, hours: WeeklyHours, now: Date): Promise<Availability> {
  const window = bookingWindow(hours, now)
  const [booked, closures] = await Promise.all([
    findBookedTimes(db, window),
    findClosures(db, dayOf(window.from), dayOf(window.until)),
  ])
  return { booked, closures }
}

export function createAvailability(db: Database, hours: WeeklyHours): AvailabilityReader {
  const cache = createCache<Availability>({ ttlMs: TTL_MS })
  return {
    read: (now) => cache.get('availability', () => load(db, hours, now)),
    forget: () => cache.clear(),
  }
}
