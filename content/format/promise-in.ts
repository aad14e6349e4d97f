import type { Promised } from '#clinic/call-promise.ts'
import { addDays, dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import { promiseWords } from '../call-promise.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { calendar, dateOf, timeOfMinutes } from './calendar.ts'
import { fill } from './fill.ts'

/** Today, on a weekday, or on a date that is more than a week ahead; and until when. */
export function untilIn(language: Language, by: Date, now: Date): string {
  const times = wordsIn(calendar, language)
  const words = wordsIn(promiseWords.until, language)
  const [day, today] = [dayOf(by), dayOf(now)]
  const time = timeOfMinutes(times, minutesOf(by))
  if (day === today) return fill(words.today, { time })
  if (day < today || day >= addDays(today, 7)) return fill(words.date, { time, date: dateOf(times, day) })
  return fill(words.weekday, { time, weekday: times.weekdays[dayParts(day).weekday]!.long })
}

/** What was promised in one line: by when, and who calls whom from or on which number. */
export const promiseIn = (language: Language, { by, speaker }: Promised, now: Date): string =>
  fill(wordsIn(promiseWords.line, language)[speaker], { until: untilIn(language, by, now) })
