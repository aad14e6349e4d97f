import { minutesBehind } from '#clinic/desk/behind.ts'
import { freeTimes } from '#clinic/next-free.ts'
import type { WeeklyHours } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { createAvailability } from '../../bookings/availability.ts'
import type { Database } from '../../platform/db.ts'
import { readFreeWindows } from '../calendar/free-hours.ts'

type Options = {
  now: Date
  language: Language
  hours: readonly WeeklyHours[]
  collectionsPerWindow: number
}

const FREE_TIMES_SHOWN = 3

/** Patients inside and waiting, by token: no name. */
async function readRooms(db: Database, { now, language }: Options) {
  const visits = await db
    .selectFrom('visits')
    .innerJoin('bookings', 'bookings.id', 'visits.booking_id')
    .select(['queue', 'token', 'checked_in_at as checkedInAt', 'called_in_at as calledInAt'])
    .select('bookings.starts_at as startsAt')
    .$narrowType<{ startsAt: Date }>()
    .where('visits.day', '=', dayOf(now))
    .where('seen_at', 'is', null)
    .where('bookings.state', '=', 'booked')
    .orderBy('bookings.starts_at')
    .orderBy('token')
    .execute()
  return facts.doctors.map(({ id, initials }, index) => {
    const own = visits.filter(({ queue }) => queue === id)
    const waiting = own.filter(({ calledInAt }) => calledInAt === null)
    return {
      doctor: id,
      with: initials[language],
      room: index + 1,
      token: own.find(({ calledInAt }) => calledInAt !== null)?.token ?? null,
      waiting: waiting.length,
      nextToken: waiting[0]?.token ?? null,
      behindMinutes: minutesBehind(own, now),
    }
  })
}

/** The first free times of all doctors together. */
async function readFreeTimes(db: Database, { now, language, hours }: Options) {
  const calendars = await createAvailability(db).read(hours, now)
  return calendars
    .flatMap((calendar) => {
      const doctor = facts.doctors.find(({ id }) => id === calendar.doctor)
      return freeTimes([calendar], now)
        .slice(0, FREE_TIMES_SHOWN)
        .map((at) => ({ at: at.toISOString(), with: doctor?.initials[language] ?? null }))
    })
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, FREE_TIMES_SHOWN)
}

/** The panel beside the list: the rooms, and the next free times. */
export async function readClinicNow(db: Database, options: Options) {
  const [rooms, nextFree, freeWindows] = await Promise.all([
    readRooms(db, options),
    readFreeTimes(db, options),
    readFreeWindows(db, options),
  ])
  return { rooms, nextFree, nextCollection: freeWindows[0] ?? null }
}
