import { addDays, type Day, dayOf, instantAt, minutesFrom } from './time.ts'

export type SessionId = 'morning' | 'evening'

/** A part of the day with opening hours. A visit may begin at any grid time before it closes. */
export type Session = { id: SessionId; opens: string; closes: string }

/** A closed day (no session named) or a closed half day. */
export type Closure = { day: Day; session: SessionId | null }

/** When the clinic is open in a week without closed days. */
export type WeeklyHours = {
  sessions: readonly Session[]
  slotMinutes: number
  /** How many days can be booked, today included. */
  days: number
}

export type Schedule = WeeklyHours & { closures: readonly Closure[] }

type Slot = { startsAt: Date; session: SessionId; booked: boolean }
type BookingDay = { day: Day; slots: Slot[]; free: number }

const isClosed = (schedule: Schedule, day: Day, session: SessionId) =>
  schedule.closures.some((closure) => closure.day === day && (closure.session ?? session) === session)

function* gridOf(schedule: Schedule, day: Day): Generator<{ startsAt: Date; session: SessionId }> {
  for (const session of schedule.sessions) {
    if (isClosed(schedule, day, session.id)) continue
    const closes = minutesFrom(session.closes)
    for (let minutes = minutesFrom(session.opens); minutes < closes; minutes += schedule.slotMinutes)
      yield { startsAt: instantAt(day, minutes), session: session.id }
  }
}

/** Past times are left out, taken times are listed and marked as taken. */
export function bookingDays(schedule: Schedule, bookedTimes: Iterable<Date>, now: Date): BookingDay[] {
  const booked = new Set(Array.from(bookedTimes, (time) => time.getTime()))
  return Array.from({ length: schedule.days }, (_, offset) => {
    const day = addDays(dayOf(now), offset)
    const slots = [...gridOf(schedule, day)]
      .filter((slot) => slot.startsAt > now)
      .map((slot) => ({ ...slot, booked: booked.has(slot.startsAt.getTime()) }))
    return { day, slots, free: slots.filter((slot) => !slot.booked).length }
  })
}

/** How many visits fit into the bookable days when none of them is closed. */
export function timesOffered(schedule: WeeklyHours): number {
  const day: Day = '2026-01-01'
  return [...gridOf({ ...schedule, closures: [] }, day)].length * schedule.days
}

/** The period that bookingDays() covers. */
export function bookingWindow(schedule: WeeklyHours, now: Date): { from: Date; until: Date } {
  const today = dayOf(now)
  return { from: instantAt(today, 0), until: instantAt(addDays(today, schedule.days), 0) }
}

export type SlotRefusal = 'slot-past' | 'slot-not-offered'

/** Whether a visit may begin at this time at all; whether it is still free, only the database knows. */
export function refuseSlot(schedule: Schedule, startsAt: Date, now: Date): SlotRefusal | null {
  if (startsAt <= now) return 'slot-past'
  const { until } = bookingWindow(schedule, now)
  if (startsAt >= until) return 'slot-not-offered'
  const offered = [...gridOf(schedule, dayOf(startsAt))]
  return offered.some((slot) => slot.startsAt.getTime() === startsAt.getTime()) ? null : 'slot-not-offered'
}

/** The free times nearest to the wanted one, earliest first. */
export function nearestFree(days: readonly BookingDay[], wanted: Date, count: number): Date[] {
  const distance = (time: Date) => Math.abs(time.getTime() - wanted.getTime())
  return days
    .flatMap((day) => day.slots)
    .filter((slot) => !slot.booked && slot.startsAt.getTime() !== wanted.getTime())
    .map((slot) => slot.startsAt)
    .sort((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime())
    .slice(0, count)
    .sort((a, b) => a.getTime() - b.getTime())
}
