import type { FastingHours } from '#clinic/lab-tests/preparation.ts'
import { calendar } from '../format/calendar.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { eatBefore } from './eat-before.ts'
import { preparation } from './words.ts'

/** The same on the server, which has both languages. */
export const eatBeforeIn = (language: Language, hours: FastingHours, startsAt: Date | null): string =>
  eatBefore(wordsIn(preparation, language), wordsIn(calendar, language), hours, startsAt)
