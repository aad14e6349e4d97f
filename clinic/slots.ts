import { addDays, type Day, dayOf, dayParts, instantAt, minutesFrom, minutesOf } from './time.ts'
import type { Zone } from './zone.ts'

export const sessionIds = ['morning', 'afternoon', 'evening'] as const
export type SessionId = (typeof sessionIds)[number]

/** A part of the day with opening hours. */
export type Session = {
  id: SessionId
  opens: string
  closes: string
  /** The weekdays (0 is Sunday); all of them by default. */
  weekdays?: readonly number[]
}

/** A closed day (session null) or a closed half day; for one doctor alone it is leave. */
export type Closure = { day: Day; session: SessionId | null; isLeave?: boolean }

/** Hours that are open on one day besides those of the week, also where the clinic is closed. */
type Opening = { day: Day; session: Session }

/** When visits are offered in a week without exceptions. */
export type WeeklyHours = {
  sessions: readonly Session[]
  /** The doctor of these hours; by default the clinic's first doctor. */
  doctor?: string
  /** From one time on the grid to the next; also the default length of a visit. */
  slotMinutes: number
  /** Kept free after each visit. */
  bufferMinutes?: number
  /** How many days are bookable, today included. */
  days: number
  zone?: Zone
}

export type Schedule = WeeklyHours & { closures: readonly Closure[]; openings?: readonly Opening[] }

/** Time that is not bookable any more: visits with their buffers, a doctor's leave. */
export type Held = { from: Date; until: Date }

type Slot = { startsAt: Date; session: SessionId; booked: boolean }
type BookingDay = { day: Day; slots: Slot[]; free: number }

/** The weekdays in the usual order: from Monday to Sunday. */
export const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 0]

export const weekdaysOf = ({ weekdays = WEEK }: Pick<Session, 'weekdays'>): readonly number[] => weekdays

/** The weekdays with any session, from Monday to Sunday. */
export const openWeekdays = (sessions: readonly Session[]): number[] =>
  WEEK.filter((day) => sessions.some((session) => weekdaysOf(session).includes(day)))

/** The hours of the clock with any open part, in order. */
export function hoursOfDay(sessions: readonly Session[]): number[] {
  const hours = sessions.flatMap(({ opens, closes }) => {
    const [from, until] = [Math.floor(minutesFrom(opens) / 60), Math.ceil(minutesFrom(closes) / 60)]
    return Array.from({ length: until - from }, (_, place) => from + place)
  })
  return [...new Set(hours)].sort((a, b) => a - b)
}

/** The sessions of a day by the weekly hours. */
export const weeklySessions = (sessions: readonly Session[], day: Day): Session[] =>
  sessions.filter((session) => weekdaysOf(session).includes(dayParts(day).weekday))

/** The sessions of a day: those of its weekday without closures, and special openings. */
export function sessionsOn(
  schedule: Pick<Schedule, 'sessions' | 'closures' | 'openings'>,
  day: Day,
): Session[] {
  const weekly = weeklySessions(schedule.sessions, day)
  const special = (schedule.openings ?? []).filter((opening) => opening.day === day)
  const closed = schedule.closures.filter((closure) => closure.day === day)
  const leave = closed.filter(({ isLeave }) => isLeave)
  const isOutside = (closures: Closure[]) => (session: Session) =>
    closures.every((closure) => (closure.session ?? session.id) !== session.id)
  return [
    ...weekly.filter(isOutside(closed)),
    ...special.map(({ session }) => session).filter(isOutside(leave)),
  ].sort((a, b) => minutesFrom(a.opens) - minutesFrom(b.opens))
}

/** A visit may begin at each time of the grid whose last step begins before the session closes. */
function gridOf(schedule: Schedule, day: Day, minutes: number): Omit<Slot, 'booked'>[] {
  const { slotMinutes, zone } = schedule
  const times = new Map<number, Omit<Slot, 'booked'>>()
  for (const { id, opens, closes } of sessionsOn(schedule, day)) {
    const end = minutesFrom(closes) - Math.max(0, minutes - slotMinutes)
    for (let clock = minutesFrom(opens); clock < end; clock += slotMinutes) {
      const startsAt = instantAt(day, clock, zone)
      // Where clocks move forward, an hour of the day does not exist.
      if (minutesOf(startsAt, zone) === clock) times.set(startsAt.getTime(), { startsAt, session: id })
    }
  }
  return [...times.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** The doctor of a clinic that names none. */
export const FIRST_DOCTOR = 'doctor-1'

/** The time that a visit holds, with the pause after it. */
export const heldBy = (
  { bufferMinutes = 0, slotMinutes }: Pick<WeeklyHours, 'bufferMinutes' | 'slotMinutes'>,
  startsAt: Date,
  minutes = slotMinutes,
): Held => ({ from: startsAt, until: new Date(startsAt.getTime() + (minutes + bufferMinutes) * 60_000) })

/** The length of the visit that holds this time. */
export const minutesHeld = (
  { bufferMinutes = 0 }: Pick<WeeklyHours, 'bufferMinutes'>,
  { from, until }: Held,
): number => (until.getTime() - from.getTime()) / 60_000 - bufferMinutes

const overlap = (a: Held, b: Held) =>
  a.from.getTime() < b.until.getTime() && b.from.getTime() < a.until.getTime()

const DAY_MS = 24 * 60 * 60_000

/** Numbers of days: two times that overlap have one in common. */
function daysTouchedBy({ from, until }: Held): number[] {
  const first = Math.floor(from.getTime() / DAY_MS)
  return Array.from({ length: Math.floor(until.getTime() / DAY_MS) - first + 1 }, (_, place) => first + place)
}

/** Whether a time overlaps a held one: compared with those of its day alone, because a month holds a thousand. */
function isTakenIn(held: Iterable<Held>): (wanted: Held) => boolean {
  const byDay = new Map<number, Held[]>()
  for (const each of held)
    for (const day of daysTouchedBy(each)) {
      const ofDay = byDay.get(day)
      if (ofDay) ofDay.push(each)
      else byDay.set(day, [each])
    }
  return (wanted) =>
    daysTouchedBy(wanted).some((day) => byDay.get(day)?.some((other) => overlap(wanted, other)))
}

/** The bookable days: past times are left out, taken times are marked. */
export function bookingDays(
  schedule: Schedule,
  held: Iterable<Held>,
  now: Date,
  minutes = schedule.slotMinutes,
): BookingDay[] {
  const isTaken = isTakenIn(held)
  return Array.from({ length: schedule.days }, (_, offset) => {
    const day = addDays(dayOf(now, schedule.zone), offset)
    const slots = gridOf(schedule, day, minutes)
      .filter((slot) => slot.startsAt > now)
      .map((slot) => ({ ...slot, booked: isTaken(heldBy(schedule, slot.startsAt, minutes)) }))
    return { day, slots, free: slots.filter((slot) => !slot.booked).length }
  })
}

/** A doctor's hours with their exceptions, and the times held. */
export type Calendar = Schedule & { booked: readonly Held[] }

/** The days of several doctors: a time is free if one of them is free. */
export function daysOfAny(calendars: readonly Calendar[], now: Date, minutes?: number): BookingDay[] {
  const [first = [], ...others] = calendars.map((calendar) =>
    bookingDays(calendar, calendar.booked, now, minutes),
  )
  return others.reduce((days, more) => days.map((day, index) => withSlots(day, more[index]!)), first)
}

function withSlots({ day, slots }: BookingDay, more: BookingDay): BookingDay {
  const times = new Map(slots.map((slot) => [slot.startsAt.getTime(), slot]))
  for (const slot of more.slots) {
    const known = times.get(slot.startsAt.getTime())
    if (!known || known.booked) times.set(slot.startsAt.getTime(), slot)
  }
  const all = [...times.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return { day, slots: all, free: all.filter((slot) => !slot.booked).length }
}

/** How many visits fit into a week when none of its days is closed. */
export function timesOffered(schedule: WeeklyHours): number {
  const monday: Day = '2026-01-05'
  const days = Array.from({ length: schedule.days }, (_, offset) => addDays(monday, offset))
  const open = { ...schedule, closures: [] }
  return days.reduce((sum, day) => sum + gridOf(open, day, schedule.slotMinutes).length, 0)
}

/** The period that bookingDays() covers. */
export function bookingWindow({ days, zone }: WeeklyHours, now: Date): Held {
  const today = dayOf(now, zone)
  return { from: instantAt(today, 0, zone), until: instantAt(addDays(today, days), 0, zone) }
}

export type SlotRefusal = 'slot-past' | 'slot-not-offered'

/** Why a visit cannot begin at this time; null when it can. Only the database knows whether the time is still free. */
export function refuseSlot(
  schedule: Schedule,
  startsAt: Date,
  now: Date,
  minutes = schedule.slotMinutes,
): SlotRefusal | null {
  if (startsAt <= now) return 'slot-past'
  const { until } = bookingWindow(schedule, now)
  if (startsAt >= until) return 'slot-not-offered'
  const offered = gridOf(schedule, dayOf(startsAt, schedule.zone), minutes)
  return offered.some((slot) => slot.startsAt.getTime() === startsAt.getTime()) ? null : 'slot-not-offered'
}

/**
 * The alternatives to a time that is gone, nearest first: two of the same day, then one at about the same hour of
 * another day. Where a day has none left, the others are of any day.
 */
export function offersInstead(days: readonly BookingDay[], wanted: Date): Date[] {
  const free = days
    .flatMap((day) => day.slots)
    .filter((slot) => !slot.booked && slot.startsAt.getTime() !== wanted.getTime())
    .map((slot) => slot.startsAt)
  const tomorrow = instantAt(addDays(dayOf(wanted), 1), minutesOf(wanted))
  const sameDay = nearestTo(
    wanted,
    free.filter((time) => dayOf(time) === dayOf(wanted)),
  ).slice(0, 2)
  const otherDay = nearestTo(
    tomorrow,
    free.filter((time) => dayOf(time) !== dayOf(wanted)),
  ).slice(0, 1)
  const offered = [...sameDay, ...otherDay]
  const others = nearestTo(
    wanted,
    free.filter((time) => !offered.includes(time)),
  )
  return [...offered, ...others].slice(0, 3)
}

/** Of two equally near times, the later one. */
const nearestTo = (wanted: Date, times: Date[]): Date[] => {
  const distance = (time: Date) => Math.abs(time.getTime() - wanted.getTime())
  return times.toSorted((a, b) => distance(a) - distance(b) || b.getTime() - a.getTime())
}
