import { type Day, dayParts } from '#clinic/time.ts'
import { inLanguage, type Language, type Localized } from '../language.ts'
import { calendar } from './calendar.ts'
import { fill } from './fill.ts'

const longDate: Localized<string> = { en: '{month} {date}, {year}', hi: '{date} {month} {year}' }

/** May 10, 2025 and 10 मई 2025: the dates of posts and policies, as the specification writes them. */
export function longDateIn(language: Language, day: Day): string {
  const { year, month, date } = dayParts(day)
  const name = inLanguage(calendar.months, language)[month - 1]!.long
  return fill(longDate[language], { year, month: name, date })
}
