import { createHash } from 'node:crypto'
import { bookingWindow, type Closure, type Schedule } from '#clinic/slots.ts'
import { dayOf, toIso } from '#clinic/time.ts'
import type { Database } from '../platform/db.ts'
import { findBookedTimes } from './bookings.ts'
import { findClosures } from './closures.ts'

export type Availability = {
  booked: Date[]
  closures: Closure[]
  /** The answer of GET /api/appointment/all, ready to send. */
  listing: { body: string; etag: string }
}

export type AvailabilityReader = {
  read(now: Date): Promise<Availability>
  /** After a booking the next reader must see it. */
  forget(): void
}

const TTL_MS = 1000

async function load(db: Database, schedule: Omit<Schedule, 'closures'>, now: Date): Promise<Availability> {
  const window = bookingWindow({ ...schedule, closures: [] }, now)
  const [booked, closures] = await Promise.all([
    findBookedTimes(db, window),
    findClosures(db, dayOf(window.from), dayOf(window.until)),
  ])
  const body = JSON.stringify({
    success: true,
    data: booked.map((time) => ({ dateTime: toIso(time) })),
    message: 'OK',
  })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { booked, closures, listing: { body, etag } }
}

/** One second old at the most and loaded once however many ask: a twenty-fifth of the cost of a query each. */
export function createAvailability(db: Database, schedule: Omit<Schedule, 'closures'>): AvailabilityReader {
  let latest: { at: number; value: Promise<Availability> } | null = null
  return {
    read(now) {
      const at = performance.now()
      if (!latest || at - latest.at > TTL_MS) {
        const value = load(db, schedule, now)
        latest = { at, value }
        value.catch(() => {
          latest = null
        })
      }
      return latest.value
    },
    forget() {
      latest = null
    },
  }
}
