import { addDays, dayOf, instantAt, minutesOf } from '../time.ts'
import type { FastingHours } from './preparation.ts'

const HOUR = 3_600_000
const TEN_AT_NIGHT = 22 * 60
const TWO_AT_NIGHT = 2 * 60

/**
 * Until when the patient may eat before a fasting sample: early enough even for the first minute of the window. Nobody
 * gets up to eat at one at night, so a fast that would begin between ten and two begins at ten.
 */
export function lastMeal(startsAt: Date, hours: FastingHours): Date {
  const from = new Date(startsAt.getTime() - hours.least * HOUR)
  const minutes = minutesOf(from)
  if (minutes > TEN_AT_NIGHT) return instantAt(dayOf(from), TEN_AT_NIGHT)
  return minutes <= TWO_AT_NIGHT ? instantAt(addDays(dayOf(from), -1), TEN_AT_NIGHT) : from
}
