import type { SessionId } from '#clinic/slots.ts'
import { hourLabel, shortHour } from '#content/format/hour-label.ts'
import { sessionNames } from '#content/format/opening-hours.ts'
import { pickerDays } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { dayWords } from '../forms/picker/day-words.ts'
import type { PickerWords } from '../forms/picker/picker-types.ts'
import type { HourPickerText } from './picker-days.ts'

type Hour = { from: string; to: string; session: SessionId }
type Own = Pick<PickerWords, 'selectDate' | 'selectTime' | 'noTimes' | 'noTimesAtAll' | 'firstFree' | 'taken'>

/** Stays on one line: 7–8 am. */
const unbroken = (hour: string) => hour.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060')

/** The texts of a picker of these hours. */
export const hourPickerText = (
  language: Language,
  hours: readonly Hour[],
  own: Own & { within: string },
  nameOf = (session: SessionId) => sessionNames[session][language],
): HourPickerText => {
  const { within, ...picker } = own
  return {
    picker: { ...picker, later: pickerDays.later[language], free: '{time}', booked: '{time}, {reason}' },
    day: dayWords(language),
    sessions: { morning: nameOf('morning'), afternoon: nameOf('afternoon'), evening: nameOf('evening') },
    within,
    hours: Object.fromEntries(
      hours.map(({ from, to, session }) => [
        from,
        {
          session,
          label: shortHour(from, to),
          at: unbroken(hourLabel(language, from, to).replace(/ बजे$/, '')),
        },
      ]),
    ),
  }
}
