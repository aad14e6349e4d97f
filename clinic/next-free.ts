import { type Calendar, daysOfAny } from './slots.ts'

/** Time to fill in the form: a time that would be past before it is submitted is not offered. */
const LEAD_MS = 10 * 60_000

/** All free times of the bookable days with any of these doctors, earliest first. */
export const freeTimes = (calendars: readonly Calendar[], now: Date, minutes?: number): Date[] =>
  daysOfAny(calendars, now, minutes)
    .flatMap((day) => day.slots)
    .filter((slot) => !slot.booked)
    .map((slot) => slot.startsAt)

/** The first of them that can still be booked; null when there is none. */
export const firstFree = (times: readonly Date[], now: Date): Date | null =>
  times.find((time) => time.getTime() > now.getTime() + LEAD_MS) ?? null
