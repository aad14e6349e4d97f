import { lastMeal } from '#clinic/lab-tests/last-meal.ts'
import type { FastingHours } from '#clinic/lab-tests/preparation.ts'
import { dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import { type CalendarWords, timeOfMinutes } from '../format/calendar.ts'
import { fill } from '../format/fill.ts'
import type { In } from '../language.ts'
import type { preparation } from './words.ts'

export type PreparationWords = In<typeof preparation>

/** Eat before 10:00 pm on Monday; while no time is chosen, for how many hours not to eat. */
export function eatBefore(
  words: PreparationWords,
  calendar: CalendarWords,
  hours: FastingHours,
  startsAt: Date | null,
): string {
  if (!startsAt) return fill(words.hoursBefore, { hours: `${hours.least}–${hours.most}` })
  const meal = lastMeal(startsAt, hours)
  const { weekday } = dayParts(dayOf(meal))
  return fill(words.eatBefore, {
    time: timeOfMinutes(calendar, minutesOf(meal)).replaceAll(' ', '\u00a0'),
    weekday: calendar.weekdays[weekday]!.long,
  })
}
