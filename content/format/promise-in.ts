import type { Promised } from '#clinic/messages/call-promise.ts'
import { addDays, dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import type { Language, Words } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { calendar, dateOf, timeOfMinutes } from './calendar.ts'
import { fill } from './fill.ts'

/**
 * By when a patient hears from us while the time is not settled: the same words on slip, in messages and at the
 * desk.
 */
const promiseWords = {
  until: {
    today: { en: '{time} today', hi: 'आज {time}' },
    weekday: { en: '{time} on {weekday}', hi: '{weekday} {time}' },
    date: { en: '{time} on {date}', hi: '{date}, {time}' },
  },
  line: {
    'we-call': {
      en: 'By {until}, from {callingNumber}',
      hi: '{until} तक, {callingNumber} से',
      reviewNote: 'The clinic to confirm that every request is called by then, from this number.',
    },
    'we-write': { en: 'By {until}, as you chose', hi: '{until} तक, आपके चुने तरीक़े से' },
    'patient-calls': { en: 'Call {phone} by {until}', hi: '{until} तक {phone} पर कॉल करें' },
  },
} satisfies Words

/** Today, on a weekday, or on a date that is more than a week ahead; and until when. */
function untilIn(language: Language, by: Date, now: Date): string {
  const times = wordsIn(calendar, language)
  const words = wordsIn(promiseWords.until, language)
  const [day, today] = [dayOf(by), dayOf(now)]
  const time = timeOfMinutes(times, minutesOf(by))
  if (day === today) return fill(words.today, { time })
  if (day < today || day >= addDays(today, 7)) return fill(words.date, { time, date: dateOf(times, day) })
  return fill(words.weekday, { time, weekday: times.weekdays[dayParts(day).weekday]!.long })
}

/** The promise in one line: by when, and who calls whom from or on which number. */
export const promiseIn = (language: Language, { by, speaker }: Promised, now: Date): string =>
  fill(wordsIn(promiseWords.line, language)[speaker], { until: untilIn(language, by, now) })
