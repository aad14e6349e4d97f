import { offsetMinutes, type Zone } from './zone.ts'

/** The clinic's time zone: every day and clock time of this site is read and written in it. */
let clinicZone: Zone = 'Asia/Kolkata'

/** Called once, with the zone of the chosen clinic (content/facts.ts). */
export const keepTimeIn = (zone: Zone) => {
  clinicZone = zone
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A calendar day at the clinic, as YYYY-MM-DD. */
export type Day = string

/** The instant moved so that its UTC fields read as the clinic's wall clock. Never leaves this file. */
const wall = (instant: Date, zone = clinicZone) =>
  new Date(instant.getTime() + offsetMinutes(instant, zone) * MINUTE)

export const dayOf = (instant: Date, zone?: Zone): Day => wall(instant, zone).toISOString().slice(0, 10)

/** Minutes since midnight at the clinic. */
export const minutesOf = (instant: Date, zone?: Zone): number => {
  const clock = wall(instant, zone)
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}

/** A clock time that comes twice means the first one; a skipped one means the same distance after the change. */
export const instantAt = (day: Day, minutes: number, zone = clinicZone): Date => {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE
  const at = (offset: number) => new Date(asUtc - offset * MINUTE)
  // A day before, the clocks have not changed yet; a day after, they have.
  const offsets = [asUtc - DAY, asUtc + DAY].map((time) => offsetMinutes(new Date(time), zone))
  return at(offsets.find((offset) => offsetMinutes(at(offset), zone) === offset) ?? offsets[0]!)
}

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)

/** The same date so many months later; in a shorter month, its last day. */
export const addMonths = (day: Day, count: number): Day => {
  const { year, month, date } = dayParts(day)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))).toISOString().slice(0, 10)
}

/** The number of a day, or of an hour, in clinic time: equal for all moments of one day or hour. */
export const dayNumber = (instant: Date): number => Math.floor(wall(instant).getTime() / DAY)
export const hourNumber = (instant: Date): number => Math.floor(wall(instant).getTime() / (60 * MINUTE))

/** 2026-11-16T10:20:00+05:30: the format of the API, so that no client has to guess a time zone. */
export const toIso = (instant: Date): string => {
  const offset = offsetMinutes(instant, clinicZone)
  const sign = offset < 0 ? '-' : '+'
  return `${wall(instant).toISOString().slice(0, 19)}${sign}${clockFrom(Math.abs(offset))}`
}

/** Year, month (1-12), day of the month and weekday (0 is Sunday). */
export const dayParts = (day: Day) => {
  const date = new Date(`${day}T00:00:00Z`)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

/** Whether the text is a real calendar day: 2026-02-30 is not. */
export const isDay = (text: string): text is Day => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** '13:30' as minutes since midnight. */
export const minutesFrom = (clock: string): number => {
  const [hours = '', minutes = ''] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Minutes since midnight as '13:30'. */
export const clockFrom = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
