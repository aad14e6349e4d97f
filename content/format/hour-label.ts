import { minutesFrom } from '#clinic/time.ts'
import type { Language } from '../language.ts'
import { calendar, clockOf, periodOf } from './calendar.ts'

const NOON = 12 * 60

const hourOf = (clock: string) => clockOf(minutesFrom(clock)).replace(':00', '')

/** An hour among others of its part of the day: 7–8 */
export const shortHour = (from: string, to: string): string => `${hourOf(from)}–${hourOf(to)}`

/** An hour as people say it, with its part of the day: 7–8 am, सुबह 7–8 बजे */
export function hourLabel(language: Language, from: string, to: string): string {
  const period = calendar.periods[periodOf(minutesFrom(from))]![language]
  if (language === 'hi') return `${period} ${shortHour(from, to)} बजे`
  return minutesFrom(from) < NOON && minutesFrom(to) >= NOON
    ? `${hourOf(from)} am – ${hourOf(to)} noon`
    : `${shortHour(from, to)} ${period}`
}
