import { collectionWindows, isMorningWindow } from '#clinic/home-collection.ts'
import type { SessionId } from '#clinic/slots.ts'
import { clockFrom, minutesFrom, minutesOf } from '#clinic/time.ts'
import type { Language, Localized } from '../language.ts'
import { clockOf } from './calendar.ts'
import { fill } from './fill.ts'
import { hourLabel } from './hour-label.ts'
import { sessionNames } from './opening-hours.ts'

const words: Record<'window' | 'several', Localized<string>> = {
  window: { en: '{from}–{to}', hi: '{from}–{to} बजे' },
  several: { en: '{others} and {last}', hi: '{others} और {last} बजे' },
}

const hourOf = (clock: string) => clockOf(minutesFrom(clock)).replace(':00', '')
const hoursOf = ({ from, to }: { from: string; to: string }) => ({ from: hourOf(from), to: hourOf(to) })
const inSession = (session: SessionId) =>
  collectionWindows.filter((window) => isMorningWindow(window) === (session === 'morning'))

/** Morning and evening, each with its hours as people say them: 7–8, सुबह 7–8 बजे. */
export const collectionWindowsIn = (language: Language) =>
  (['morning', 'evening'] as const).map((session) => ({
    id: session,
    name: sessionNames[session][language],
    windows: inSession(session).map((window) => fill(words.window[language], hoursOf(window))),
  }))

/** One window as people say it, with its part of the day. */
export function windowLabel(language: Language, window: string | Date): string {
  const clock = typeof window === 'string' ? window : clockFrom(minutesOf(window))
  const known = collectionWindows.find(({ from }) => from === clock)
  return known ? hourLabel(language, known.from, known.to) : ''
}

/** Values of the placeholders {morningWindows} and {eveningWindows}. */
export function windowValues(language: Language): Record<'morningWindows' | 'eveningWindows', string> {
  const listed = (session: SessionId) => {
    const hours = inSession(session).map((window) => fill(words.window.en, hoursOf(window)))
    return fill(words.several[language], { others: hours.slice(0, -1).join(', '), last: hours.at(-1) ?? '' })
  }
  return { morningWindows: listed('morning'), eveningWindows: listed('evening') }
}
