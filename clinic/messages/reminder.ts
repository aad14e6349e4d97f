import { addDays, dayOf, instantAt, minutesFrom } from '../time.ts'

/** fasting replaces day-before where the patient must not eat before the home visit. */
export const reminderKinds = ['day-before', 'two-hours', 'fasting'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** When it is sent, and when its text is true: from `from` until just before `until`. */
type Moments = { due: Date; from: Date; until: Date }

const HOUR = 3_600_000
/** In the evening of the day before, early enough to act on. */
const REMINDER_CLOCK = '18:00'

/** The text says "tomorrow": on any other day it would be wrong, however late the worker runs. */
function onTheDayBefore(startsAt: Date): Moments {
  const day = dayOf(startsAt)
  const before = addDays(day, -1)
  return {
    due: instantAt(before, minutesFrom(REMINDER_CLOCK)),
    from: instantAt(before, 0),
    until: instantAt(day, 0),
  }
}

const hoursBefore = (startsAt: Date, hours: number) => new Date(startsAt.getTime() - hours * HOUR)

const momentsOf: Record<ReminderKind, (startsAt: Date) => Moments> = {
  'day-before': onTheDayBefore,
  'two-hours': (startsAt) => ({
    due: hoursBefore(startsAt, 2),
    from: hoursBefore(startsAt, 3),
    until: startsAt,
  }),
  fasting: onTheDayBefore,
}

/** Whether the text of the reminder is true now. */
export function reminderHolds(kind: ReminderKind, startsAt: Date, now: Date): boolean {
  const { from, until } = momentsOf[kind](startsAt)
  return now >= from && now < until
}

/**
 * When a reminder is due, within the hours that the patient allows. A patient who allows mornings only gets the evening
 * reminder in the morning before. Null when the visit is too near, when no allowed hour keeps the text true, or when
 * the only such hour is the present one, in which the patient is booking.
 */
export function reminderWithin(
  kind: ReminderKind,
  startsAt: Date,
  now: Date,
  nextAllowed: (at: Date) => Date,
): Date | null {
  const { due, from } = momentsOf[kind](startsAt)
  if (due <= now) return null
  const candidates = [nextAllowed(due), nextAllowed(from > now ? from : now)]
  return candidates.find((at) => at > now && reminderHolds(kind, startsAt, at)) ?? null
}
