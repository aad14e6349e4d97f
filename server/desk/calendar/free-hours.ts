import { COLLECTION_DAYS, collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { comingHours } from '#clinic/lab-test-booking.ts'
import { sessionsOn } from '#clinic/slots.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { countCollections } from '../../bookings/bookings.ts'
import { findClosedDays, findClosures } from '../../bookings/closures.ts'
import type { Database } from '../../platform/db.ts'

/** The days for which the site offers hours. */
const daysFrom = (now: Date): Day[] =>
  Array.from({ length: COLLECTION_DAYS }, (_, ahead) => addDays(dayOf(now), ahead))

type Hour = { at: Date; until: Date }
const toJson = ({ at, until }: Hour) => ({ at: at.toISOString(), until: until.toISOString() })

/** The windows of home collections with free places, the next one first. */
export async function readFreeWindows(
  db: Database,
  { now, collectionsPerWindow: of }: { now: Date; collectionsPerWindow: number },
) {
  const days = daysFrom(now)
  const [counts, closed] = await Promise.all([
    countCollections(db, { from: now, until: instantAt(addDays(days.at(-1)!, 1), 0) }),
    findClosedDays(db, days[0]!, days.at(-1)!),
  ])
  const taken = new Map(counts.map(({ startsAt, taken }) => [startsAt.getTime(), taken]))
  return days
    .filter((day) => !closed.includes(day))
    .flatMap((day) =>
      collectionWindows.map(({ from, to }) => ({ at: windowStart(day, from), until: windowStart(day, to) })),
    )
    .map((hour) => ({ ...hour, left: of - (taken.get(hour.at.getTime()) ?? 0) }))
    .filter(({ at, left }) => at > now && left > 0)
    .map(({ left, ...hour }) => ({ ...toJson(hour), left, of }))
}

/** The hours for tests at the clinic: never full, but closed with the clinic. */
export async function readTestHours(db: Database, now: Date) {
  const days = daysFrom(now)
  const closures = await findClosures(db, days[0]!, days.at(-1)!)
  return days
    .flatMap((day) =>
      comingHours(sessionsOn({ sessions: facts.sessions, closures }, day)).map(({ from, to }) => ({
        at: instantAt(day, minutesFrom(from)),
        until: instantAt(day, minutesFrom(to)),
      })),
    )
    .filter(({ at }) => at > now)
    .map(toJson)
}
