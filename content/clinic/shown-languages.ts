import { type Language, languages } from '../language.ts'
import { facts } from './chosen-clinic.ts'

/** The languages of this clinic: pages, desk and messages of another one are not made. */
export const shownLanguages: readonly Language[] = facts.languages ?? languages

/** What somebody is shown who asks for a language. */
export const shownLanguage = (asked: Language): Language =>
  shownLanguages.includes(asked) ? asked : shownLanguages[0]!

/** The one to switch to; none where there is one alone. */
export const otherShown = (language: Language): Language | undefined =>
  shownLanguages.find((other) => other !== language)
