import { bookingWindow, type Calendar, FIRST_DOCTOR, type WeeklyHours } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { createCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { findHeldTimes } from './bookings.ts'
import { findExceptions } from './closures.ts'

/** With this cache the queries cost a twenty-fifth of one query for each request. */
const TTL_MS = 1000

async function load(db: Database, hours: WeeklyHours, now: Date): Promise<Calendar> {
  const window = bookingWindow(hours, now)
  const doctor = hours.doctor ?? FIRST_DOCTOR
  const [booked, exceptions] = await Promise.all([
    findHeldTimes(db, doctor, window),
    findExceptions(db, doctor, dayOf(window.from), dayOf(window.until)),
  ])
  return { ...hours, booked, ...exceptions }
}

export function createAvailability(db: Database) {
  const cache = createCache<Calendar>({ ttlMs: TTL_MS })
  return {
    /** The calendars of these doctors, each as of at most a second ago. */
    read: (doctors: readonly WeeklyHours[], now: Date): Promise<Calendar[]> =>
      Promise.all(
        doctors.map((hours) => cache.get(hours.doctor ?? FIRST_DOCTOR, () => load(db, hours, now))),
      ),
    /** After a booking the next reader must see it. */
    forget: () => cache.clear(),
  }
}
