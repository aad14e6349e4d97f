import { calendar } from '#content/format/calendar.ts'
import { pickerDays } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'

/** What pickerDay() says about a day. It travels to the browser where days are made there. */
export const dayWords = (language: Language) => ({
  calendar: wordsIn(calendar, language),
  ...wordsIn(pickerDays, language),
})

export type DayWords = ReturnType<typeof dayWords>
