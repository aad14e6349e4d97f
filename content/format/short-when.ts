import type { BookingKind } from '#clinic/booking.ts'
import { dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import type { Language, Localized } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { calendar, timeOfMinutes } from './calendar.ts'
import { fill } from './fill.ts'
import { visitHour } from './visit-when.ts'

const spoken: Localized<string> = { en: '{time}', hi: '{time} बजे' }

/** 6:20 pm, शाम 6:20 बजे */
export const shortTime = (language: Language, instant: Date): string =>
  fill(spoken[language], { time: timeOfMinutes(wordsIn(calendar, language), minutesOf(instant)) })

/**
 * The time of a visit in few characters: Mon 16 Nov, 6:20 pm. A plain hyphen, because one character outside the GSM
 * alphabet doubles the price of an English SMS. Hindi months have no common short form.
 */
export function shortWhen(language: Language, visit: { kind: BookingKind; startsAt: Date }): string {
  const words = wordsIn(calendar, language)
  const { weekday, date, month } = dayParts(dayOf(visit.startsAt))
  const monthName = words.months[month - 1]![language === 'en' ? 'short' : 'long']
  const hour = visitHour(language, visit).replace(/ ?– ?/, '-')
  const time = hour || shortTime(language, visit.startsAt)
  return `${words.weekdays[weekday]!.short} ${date} ${monthName}, ${time}`
}
