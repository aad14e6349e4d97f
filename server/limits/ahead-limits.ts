import type { PlaceKind } from '#clinic/booking.ts'
import { collectionWindows } from '#clinic/home-collection.ts'
import { FIRST_DOCTOR, timesOffered, type WeeklyHours } from '#clinic/slots.ts'
import { type AheadLimit, aheadLimit } from '#clinic/surge.ts'
import { countUsualWeek } from '../bookings/bookings.ts'
import { createCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'

/** The usual number of visits changes from week to week, so it is cached. */
const TTL_MS = 10 * 60_000
const DAYS_OF_A_WEEK = 7

type AheadPercent = { unproven: number; all: number }

/** When a doctor sees patients, and how long each visit takes; by default a step of the grid. */
type DoctorHours = WeeklyHours & { visitMinutes?: number | undefined }

const placesOf = ({ visitMinutes, ...hours }: DoctorHours) =>
  Math.floor((timesOffered(hours) * hours.slotMinutes) / (visitMinutes ?? hours.slotMinutes))

/**
 * How many places of the days ahead may be held by unverified bookings: of all doctors, or of the requested ones. A
 * doctor with few hours would otherwise be booked out within the share of the whole clinic.
 */
export function createAheadLimits(
  db: Database,
  doctors: readonly DoctorHours[],
  collectionsPerWindow: number,
  percent: AheadPercent,
): (kind: PlaceKind, now: Date, of?: readonly string[]) => Promise<AheadLimit> {
  // The hours stay the same as long as the process runs.
  const places = doctors.map((hours) => ({ doctor: hours.doctor ?? FIRST_DOCTOR, count: placesOf(hours) }))
  const placesAtClinic = (of?: readonly string[]) =>
    places.filter(({ doctor }) => of?.includes(doctor) ?? true).reduce((sum, { count }) => sum + count, 0)
  const all: Record<PlaceKind, number> = {
    appointment: placesAtClinic(),
    'home-collection': collectionWindows.length * collectionsPerWindow * DAYS_OF_A_WEEK,
  }
  const usualWeek = createCache<number>({ ttlMs: TTL_MS })
  return async (kind, now, of) => {
    const visits = await usualWeek.get(kind, () => countUsualWeek(db, kind, now), now.getTime())
    const asked = of ? placesAtClinic(of) : all[kind]
    return aheadLimit(asked, Math.round((visits * asked) / all[kind]), percent)
  }
}
