import { clockFrom, type Day, dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import type { In, Words } from '../language.ts'
import { fill } from './fill.ts'

/** Weekdays begin with Sunday, as clinic/time.ts counts; periods follow periodStarts below. */
export const calendar = {
  weekdays: [
    { long: { en: 'Sunday', hi: 'रविवार' }, short: { en: 'Sun', hi: 'रवि' } },
    { long: { en: 'Monday', hi: 'सोमवार' }, short: { en: 'Mon', hi: 'सोम' } },
    { long: { en: 'Tuesday', hi: 'मंगलवार' }, short: { en: 'Tue', hi: 'मंगल' } },
    { long: { en: 'Wednesday', hi: 'बुधवार' }, short: { en: 'Wed', hi: 'बुध' } },
    { long: { en: 'Thursday', hi: 'गुरुवार' }, short: { en: 'Thu', hi: 'गुरु' } },
    { long: { en: 'Friday', hi: 'शुक्रवार' }, short: { en: 'Fri', hi: 'शुक्र' } },
    { long: { en: 'Saturday', hi: 'शनिवार' }, short: { en: 'Sat', hi: 'शनि' } },
  ],
  months: [
    { long: { en: 'January', hi: 'जनवरी' }, short: { en: 'Jan', hi: 'जन' } },
    { long: { en: 'February', hi: 'फ़रवरी' }, short: { en: 'Feb', hi: 'फ़र' } },
    { long: { en: 'March', hi: 'मार्च' }, short: { en: 'Mar', hi: 'मार्च' } },
    { long: { en: 'April', hi: 'अप्रैल' }, short: { en: 'Apr', hi: 'अप्रैल' } },
    { long: { en: 'May', hi: 'मई' }, short: { en: 'May', hi: 'मई' } },
    { long: { en: 'June', hi: 'जून' }, short: { en: 'Jun', hi: 'जून' } },
    { long: { en: 'July', hi: 'जुलाई' }, short: { en: 'Jul', hi: 'जुल' } },
    { long: { en: 'August', hi: 'अगस्त' }, short: { en: 'Aug', hi: 'अग' } },
    { long: { en: 'September', hi: 'सितंबर' }, short: { en: 'Sep', hi: 'सितं' } },
    { long: { en: 'October', hi: 'अक्टूबर' }, short: { en: 'Oct', hi: 'अक्टू' } },
    { long: { en: 'November', hi: 'नवंबर' }, short: { en: 'Nov', hi: 'नवं' } },
    { long: { en: 'December', hi: 'दिसंबर' }, short: { en: 'Dec', hi: 'दिसं' } },
  ],
  periods: [
    { en: 'am', hi: 'रात' },
    { en: 'am', hi: 'सुबह' },
    { en: 'pm', hi: 'दोपहर' },
    { en: 'pm', hi: 'शाम' },
    { en: 'pm', hi: 'रात' },
  ],
  time: { en: '{clock} {period}', hi: '{period} {clock}' },
  when: { en: '{date} at {time}', hi: '{date}, {time} बजे' },
  date: { en: '{weekday} {date} {month}', hi: '{weekday} {date} {month}' },
  today: { en: 'Today', hi: 'आज' },
  tomorrow: { en: 'Tomorrow', hi: 'कल' },
} satisfies Words

export type CalendarWords = In<typeof calendar>

// Hindi has no am and pm: it names the part of the day, and the parts begin at these hours.
const periodStarts = [0, 4, 12, 16, 20]

/** The part of the day, as a place in the list of periods. */
export const periodOf = (minutes: number): number =>
  periodStarts.findLastIndex((hour) => minutes >= hour * 60)

/** 6:20, the clock as people read it. */
export const clockOf = (minutes: number): string =>
  clockFrom(((minutes + 11 * 60) % (12 * 60)) + 60).replace(/^0/, '')

/** 6:20 pm, शाम 6:20 */
export function timeOfMinutes(words: CalendarWords, minutes: number): string {
  return fill(words.time, { clock: clockOf(minutes), period: words.periods[periodOf(minutes)]! })
}

/** Monday 16 November, सोमवार 16 नवंबर */
export function dateOf(words: CalendarWords, day: Day): string {
  const { date, month, weekday } = dayParts(day)
  return fill(words.date, {
    weekday: words.weekdays[weekday]!.long,
    date,
    month: words.months[month - 1]!.long,
  })
}

/** Monday 16 November at 6:20 pm, सोमवार 16 नवंबर, शाम 6:20 बजे */
export const whenOf = (words: CalendarWords, instant: Date): string =>
  fill(words.when, {
    date: dateOf(words, dayOf(instant)),
    time: timeOfMinutes(words, minutesOf(instant)),
  })
