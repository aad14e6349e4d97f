import { useSyncExternalStore } from 'react'
import { dayOf, minutesFrom, minutesOf } from '#clinic/time.ts'
import { calendar, clockOf, dateOf, periodOf } from '#content/format/calendar.ts'
import type { Language } from '#content/language.ts'
import { deskWordsIn } from './language.ts'

/** The clock of the browser. The desk reads it here and nowhere else. */
export const currentMs = (): number => Date.now()
export const currentTime = (): Date => new Date(currentMs())

/** Until this hour "pm" is left out: 12:20, 1:00. */
const SAID_FROM = 14 * 60

/** 11:20, 6:40 pm; in Hindi शाम 6:40. "am" is never written. */
export function timeIn(language: Language, at: Date | string): string {
  const minutes = minutesOf(new Date(at))
  const clock = clockOf(minutes)
  if (minutes < SAID_FROM) return clock
  const period = deskWordsIn(calendar, language).periods[periodOf(minutes)]!
  return language === 'en' ? `${clock} ${period}` : `${period} ${clock}`
}

/** A clock hour in words: 10 am, सुबह 10. */
export function hourIn(language: Language, clock: string): string {
  const minutes = minutesFrom(clock)
  const period = deskWordsIn(calendar, language).periods[periodOf(minutes)]!
  const hour = clockOf(minutes).replace(':00', '')
  return language === 'en' ? `${hour} ${period}` : `${period} ${hour}`
}

/** The window of a visit: 11–12, 6–7 pm. */
export function windowIn(language: Language, from: string, until: string): string {
  const [start, end] = [from, until].map((at) => minutesOf(new Date(at))) as [number, number]
  const span = `${clockOf(start).replace(':00', '')}–${clockOf(end).replace(':00', '')}`
  if (start < SAID_FROM) return span
  const period = deskWordsIn(calendar, language).periods[periodOf(start)]!
  return language === 'en' ? `${span} ${period}` : `${period} ${span}`
}

/** Monday 16 November. */
export const dateIn = (language: Language, at: Date): string =>
  dateOf(deskWordsIn(calendar, language), dayOf(at))

/** Mon 16 Nov. */
export function shortDateIn(language: Language, at: Date | string): string {
  const words = deskWordsIn(calendar, language)
  const day = new Date(`${dayOf(new Date(at))}T00:00:00Z`)
  return `${words.weekdays[day.getUTCDay()]!.short} ${day.getUTCDate()} ${words.months[day.getUTCMonth()]![language === 'en' ? 'short' : 'long']}`
}

/** Mon 16 Nov, 11:20. */
export const dateTimeIn = (language: Language, at: Date | string): string =>
  `${shortDateIn(language, at)}, ${timeIn(language, at)}`

let now = currentTime()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = currentTime()
    for (const one of listeners) one()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}
const SECOND = 1000
const MINUTE = 60 * SECOND

/** The current time, updated each minute or each second. */
export const useNow = (every: 'minute' | 'second' = 'minute'): Date => {
  const step = every === 'minute' ? MINUTE : SECOND
  return new Date(useSyncExternalStore(subscribe, () => Math.floor(now.getTime() / step) * step))
}
