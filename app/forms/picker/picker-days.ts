import { type Day, dayOf, dayParts } from '#clinic/time.ts'
import { calendar, dateOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import type { PickerDay } from './day-time-picker.tsx'

/** One day as the picker shows it, in words. */
export function pickerDay(language: Language, day: Day, groups: PickerDay['groups'], now: Date): PickerDay {
  const words = wordsIn(calendar, language)
  const { weekday, date, month } = dayParts(day)
  const free = groups.flatMap(({ times }) => times).filter(({ taken }) => taken === undefined).length
  // In Hindi 0 and 1 take the singular; in English only 1 does. Both words are the same in Hindi here.
  const count = wordsIn(appointment.slotsFree, language)[free === 1 ? 'one' : 'other']
  const note = fill(count, { count: free })
  return {
    day,
    weekday: day === dayOf(now) ? words.today : words.weekdays[weekday]!.short,
    date: String(date),
    month: words.months[month - 1]!.short,
    free,
    note,
    spoken: `${dateOf(words, day)}, ${note}`,
    groups,
  }
}
