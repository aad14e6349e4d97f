import { minutesFrom } from '#clinic/time.ts'
import { facts } from '../facts.ts'
import { inLanguage, type Language } from '../language.ts'
import { calendar, timeOfMinutes } from './calendar.ts'
import { openingHours } from './opening-hours.ts'

/** Values of the placeholders {morningHours}, {morningOpens}, {morningCloses}, and the same of the evening. */
export function sessionTimes(language: Language): Record<string, string> {
  const words = inLanguage(calendar, language)
  const time = (clock: string) => timeOfMinutes(words, minutesFrom(clock))
  const hours = openingHours(language).map(({ id, range }) => [`${id}Hours`, range])
  const edges = facts.sessions.flatMap(({ id, opens, closes }) => [
    [`${id}Opens`, time(opens)],
    [`${id}Closes`, time(closes)],
  ])
  return Object.fromEntries([...hours, ...edges])
}
