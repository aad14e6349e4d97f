import { addDays, dayOf, instantAt, minutesFrom } from './time.ts'

/** In the evening of the day before, early enough to act on. */
const REMINDER_CLOCK = '18:00'

/** When a reminder is due, or null for a visit so near that it needs none. */
export function reminderAt(startsAt: Date, now: Date): Date | null {
  const at = instantAt(addDays(dayOf(startsAt), -1), minutesFrom(REMINDER_CLOCK))
  return at > now ? at : null
}

/** A reminder says "tomorrow": on any other day it would be wrong, however late the worker woke up. */
export const reminderHolds = (startsAt: Date, now: Date): boolean =>
  dayOf(startsAt) === addDays(dayOf(now), 1)
