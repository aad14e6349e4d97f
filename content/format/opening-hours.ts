import type { SessionId } from '#clinic/slots.ts'
import { minutesFrom } from '#clinic/time.ts'
import { facts } from '../facts.ts'
import { inLanguage, type Language, type Localized } from '../language.ts'
import { calendar, timeOfMinutes } from './calendar.ts'
import { fill } from './fill.ts'

export const sessionNames: Record<SessionId, Localized<string>> = {
  morning: { en: 'Morning', hi: 'सुबह' },
  evening: { en: 'Evening', hi: 'शाम' },
}

const range: Localized<string> = { en: '{from} – {to}', hi: '{from} – {to} बजे तक' }

/** The opening hours of the facts file in words: Morning, with its times. */
export function openingHours(language: Language) {
  const words = inLanguage(calendar, language)
  const time = (clock: string) => timeOfMinutes(words, minutesFrom(clock))
  return facts.sessions.map((session) => ({
    id: session.id,
    name: sessionNames[session.id][language],
    range: fill(range[language], { from: time(session.opens), to: time(session.closes) }),
  }))
}
