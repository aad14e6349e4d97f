import { type Day, dayParts } from '#clinic/time.ts'
import { type CalendarWords, dateOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { DayWords } from './day-words.ts'
import type { PickerDate, PickerDay, PickerGroup } from './picker-types.ts'

/** A day as the picker shows it without known free times. */
function pickerDate(words: CalendarWords, day: Day, isToday: boolean): PickerDate {
  const { weekday, date, month } = dayParts(day)
  return {
    day,
    weekday: isToday ? words.today : words.weekdays[weekday]!.short,
    date: String(date),
    month: words.months[month - 1]!.short,
    name: dateOf(words, day),
  }
}

type Listed = { day: Day; isToday: boolean; groups: PickerGroup[] }

/**
 * A day with its times, in words: for booking, moving and home collection alike, on the server and in the browser.
 */
export function pickerDay(words: DayWords, { day, isToday, groups }: Listed): PickerDay {
  const times = groups.flatMap((group) => group.times)
  const free = times.filter(({ taken }) => taken === undefined).length
  // Times that have passed do not make a day full.
  const isFull = times.some(({ taken }) => taken !== undefined && taken !== 'over')
  const none = isFull ? words.full : words.closed
  return {
    ...pickerDate(words.calendar, day, isToday),
    free,
    note: free > 0 ? fill(words.free, { count: free }) : none,
    // In Hindi 0 and 1 take the singular; in English only 1 does. Both words are the same in Hindi here.
    count: free > 0 ? fill(free === 1 ? words.timesFree.one : words.timesFree.other, { count: free }) : none,
    groups: groups.filter((group) => group.times.length > 0),
  }
}
