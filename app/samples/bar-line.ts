import { type Day, dayParts } from '#clinic/time.ts'
import type { CalendarWords } from '#content/format/calendar.ts'

/** Tue 17 Nov · 7–8 am; null while no hour is chosen. */
export function barLine({ weekdays, months }: CalendarWords, day: Day, at: string): string | null {
  if (!at) return null
  const { weekday, date, month } = dayParts(day)
  return `${weekdays[weekday]!.short} ${date}\u00a0${months[month - 1]!.short} · ${at}`
}
