import { collectionWindows, isMorningWindow } from '#clinic/home-collection.ts'
import { clockFrom, minutesFrom, minutesOf } from '#clinic/time.ts'
import type { Language, Localized } from '../language.ts'
import { clockOf } from './calendar.ts'
import { fill } from './fill.ts'
import { hourLabel } from './hour-label.ts'

const words: Record<'window' | 'several', Localized<string>> = {
  window: { en: '{from}–{to}', hi: '{from}–{to} बजे' },
  several: { en: '{others} and {last}', hi: '{others} और {last} बजे' },
}

/** The parts of the day in which we come. 4 pm is the afternoon in English, and शाम in Hindi. */
export const collectionParts = ['morning', 'afternoon'] as const
type Part = (typeof collectionParts)[number]
export const partNames: Record<Part, Localized<string>> = {
  morning: { en: 'Morning', hi: 'सुबह' },
  afternoon: { en: 'Afternoon', hi: 'शाम' },
}

const hourOf = (clock: string) => clockOf(minutesFrom(clock)).replace(':00', '')
const hoursOf = ({ from, to }: { from: string; to: string }) => ({ from: hourOf(from), to: hourOf(to) })
export const windowsOf = (part: Part) =>
  collectionWindows.filter((window) => isMorningWindow(window) === (part === 'morning'))

/** Morning and afternoon, each with its hours as people say them: 7–8, सुबह 7–8 बजे. */
export const collectionWindowsIn = (language: Language) =>
  collectionParts.map((part) => ({
    id: part,
    name: partNames[part][language],
    windows: windowsOf(part).map((window) => fill(words.window[language], hoursOf(window))),
  }))

/** One window as people say it, with its part of the day. */
export function windowLabel(language: Language, window: string | Date): string {
  const clock = typeof window === 'string' ? window : clockFrom(minutesOf(window))
  const known = collectionWindows.find(({ from }) => from === clock)
  return known ? hourLabel(language, known.from, known.to) : ''
}

/** Values of the placeholders {morningWindows} and {afternoonWindows}. */
export function windowValues(language: Language): Record<'morningWindows' | 'afternoonWindows', string> {
  const listed = (part: Part) => {
    const hours = windowsOf(part).map((window) => fill(words.window.en, hoursOf(window)))
    return fill(words.several[language], { others: hours.slice(0, -1).join(', '), last: hours.at(-1) ?? '' })
  }
  return { morningWindows: listed('morning'), afternoonWindows: listed('afternoon') }
}
