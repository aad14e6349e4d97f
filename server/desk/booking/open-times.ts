import { daysOfAny, type WeeklyHours } from '#clinic/slots.ts'
import { addDays, type Day, instantAt } from '#clinic/time.ts'
import { doctorInitials } from '#content/clinic/visits.ts'
import type { Language } from '#content/language.ts'
import { createAvailability } from '../../bookings/availability.ts'
import type { Database } from '../../platform/db.ts'
import { minutesWith } from '../verbs/book.ts'
import { DESK_DAYS } from '../verbs/desk-hours.ts'

/** How many days are offered at once. */
const DAYS_SHOWN = 14

type Asked = { now: Date; language: Language; hours: readonly WeeklyHours[]; from: Day }

/** The times of these doctors, free or taken, the next one first; at equal times in the clinic's order. */
export async function readOpenTimes(db: Database, { now, language, hours, from }: Asked) {
  const [first, last] = [instantAt(from, 0), instantAt(addDays(from, DAYS_SHOWN), 0)]
  const calendars = await createAvailability(db).read(
    hours.map((week) => ({ ...week, days: DESK_DAYS })),
    now,
  )
  return calendars
    .flatMap((calendar) =>
      daysOfAny([calendar], now, minutesWith(calendar.doctor))
        .flatMap(({ slots }) => slots)
        .filter(({ startsAt }) => startsAt >= first && startsAt < last)
        .map(({ startsAt, booked }) => ({
          at: startsAt.toISOString(),
          doctor: calendar.doctor!,
          with: doctorInitials(calendar.doctor)[language],
          isTaken: booked,
        })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at))
}
