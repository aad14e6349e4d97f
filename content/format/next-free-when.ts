import { addDays, dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import type { Language } from '../language.ts'
import { nextFreeWhen } from '../next-free.ts'
import { wordsIn } from '../words-in.ts'
import { calendar, timeOfMinutes } from './calendar.ts'
import { fill } from './fill.ts'

const bound = (text: string) => text.replaceAll(' ', '\u00a0')

/** Today 6:20 pm, आज शाम 6:20; Wed 18 Nov, 10:00 am. A time and its am or pm stay on one line. */
export function nextFreeWhenIn(language: Language, startsAt: Date, now: Date): string {
  const words = wordsIn(calendar, language)
  const form = wordsIn(nextFreeWhen, language)
  const day = dayOf(startsAt)
  const time = bound(timeOfMinutes(words, minutesOf(startsAt)))
  const today = dayOf(now)
  if (day === today) return fill(form.soon, { day: words.today, time })
  if (day === addDays(today, 1)) return fill(form.soon, { day: words.tomorrow, time })
  const { weekday, date, month } = dayParts(day)
  // Hindi months have no common short form.
  const monthName = words.months[month - 1]![language === 'en' ? 'short' : 'long']
  return fill(form.later, {
    weekday: words.weekdays[weekday]!.short,
    date,
    month: monthName,
    time,
  })
}
