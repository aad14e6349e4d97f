import { calendar } from '#content/format/calendar.ts'
import { pickerDays } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'

/** The texts of pickerDay(). They travel to the browser where days are built there. */
export const dayWords = (language: Language) => ({
  calendar: wordsIn(calendar, language),
  ...wordsIn(pickerDays, language),
})

export type DayWords = ReturnType<typeof dayWords>
