import { dayOf } from '#clinic/time.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import type { WorkRow } from '../../contract/work-row.ts'
import { shortDateIn, timeIn, windowIn } from '../clock.ts'
import { deskWordsIn } from '../language.ts'

const MINUTE = 60_000

/** 14 min, 1 h 48, 3 d. */
export function waitIn(language: Language, ms: number): string {
  const words = deskWordsIn(todayWords, language)
  const minutes = Math.max(0, Math.floor(ms / MINUTE))
  if (minutes < 60) return fill(words.minutes, { minutes })
  if (minutes < 24 * 60) return fill(words.hours, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return fill(words.days, { days: Math.floor(minutes / (24 * 60)) })
}

/** 11:20; 11–12 for a window; the date where it is not today. */
export function momentIn(
  language: Language,
  { at, until }: Pick<WorkRow, 'at' | 'until'>,
  now: Date,
): string {
  if (at === null) return '–'
  if (dayOf(new Date(at)) !== dayOf(now)) return shortDateIn(language, at)
  return until ? windowIn(language, at, until) : timeIn(language, at)
}

/** The deadline as it is announced: "by 11:00". */
export const dueIn = (language: Language, row: WorkRow, now: Date): string => {
  const time = dueMomentIn(language, row, now)
  return isDeadline(row) ? fill(deskWordsIn(todayWords, language).by, { time }) : time
}

/** The deadline stands in the row instead of a time that is not settled. */
export const isDeadline = ({ isDeadline, promisedBy }: WorkRow) => isDeadline || promisedBy !== null

export const dueMomentIn = (language: Language, row: WorkRow, now: Date): string =>
  momentIn(language, row.promisedBy ? { at: row.promisedBy, until: null } : row, now)

export const minutesSince = (since: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE))
