import { openWeekdays, type Session } from '#clinic/slots.ts'
import { fill } from '../format/fill.ts'
import { listIn } from '../format/list-in.ts'
import { daysIn, isOneSession, openDays, openingHours } from '../format/opening-hours.ts'
import type { Language } from '../language.ts'

const words = {
  everyDay: { en: 'every day', hi: 'रोज़' },
  openAllDays: { en: 'Open all 7 days', hi: 'सातों दिन खुला' },
  openOnDays: { en: 'Open {days}', hi: '{days} खुला' },
} as const

/**
 * The clinic's week in words, for texts: {openHours} 9 am – 1 pm and 5 pm – 7 pm, {openDays} Monday to Sunday,
 * {openOn} every day, {openAssurance} Open all 7 days, {dayCount} 7, {partsOfDay} morning and evening.
 */
export function weekValues(language: Language, sessions: readonly Session[]): Record<string, string> {
  const rows = openingHours(language, sessions)
  const days = openWeekdays(sessions)
  const isWholeWeek = days.length === 7
  const hours = listIn(
    language,
    rows.map(({ range }) => range),
  )
  const names = listIn(language, [...new Set(rows.map(({ name }) => name.toLowerCase()))])
  return {
    openHours: hours,
    openDays: openDays(language, sessions),
    openOn: isWholeWeek ? words.everyDay[language] : openDays(language, sessions),
    openAssurance: isWholeWeek
      ? words.openAllDays[language]
      : fill(words.openOnDays[language], { days: daysIn(language, days, 'short') }),
    dayCount: String(days.length),
    partsOfDay: isOneSession(sessions) ? hours : names,
  }
}
