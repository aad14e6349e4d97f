import { sql } from 'kysely'
import { isToConfirm } from '#clinic/booking.ts'
import type { CalendarCell, CalendarDay, CalendarVisit, ClosedBy } from '#clinic/desk/calendar.ts'
import { reachOf } from '#clinic/desk/reach.ts'
import { shortName } from '#clinic/desk/short-name.ts'
import { workStateOf } from '#clinic/desk/work-state.ts'
import { collectionWindows, windowStart } from '#clinic/home-collection.ts'
import {
  bookingDays,
  type Closure,
  FIRST_DOCTOR,
  type Held,
  heldBy,
  type Schedule,
  type SessionId,
  type WeeklyHours,
} from '#clinic/slots.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { doctorInitials } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { countCollections } from '../../bookings/bookings.ts'
import { findClosedDays, findExceptions } from '../../bookings/closures.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { type FoundVisit, findVisits } from './calendar-visits.ts'

type CalendarOptions = {
  now: Date
  vault: Vault
  /** The hours of each doctor, in the clinic's order. */
  hours: readonly WeeklyHours[]
  collectionsPerWindow: number
  /** Set for a doctor, who reads the full names of their own patients. */
  ownDoctor: string | null
}

type Place = Held & { isHold: boolean }

/** The calendar of one day: each doctor's times, and the windows of home collections. */
export async function readCalendarDay(
  db: Database,
  day: Day,
  options: CalendarOptions,
): Promise<CalendarDay> {
  const { now, vault, hours, collectionsPerWindow, ownDoctor } = options
  const period = { from: instantAt(day, 0), until: instantAt(addDays(day, 1), 0) }
  const [visits, columns, counts, closures] = await Promise.all([
    findVisits(db, vault, period),
    Promise.all(hours.map((own) => scheduleOf(db, own, day, period))),
    countCollections(db, period),
    findClosedDays(db, day, day),
  ])
  return {
    day,
    today: dayOf(now),
    columns: columns.map((column) => {
      const theirs = visits.filter(({ doctor }) => doctor === column.doctor)
      const nameOf = namesIn(column.doctor, ownDoctor)
      return {
        doctor: column.doctor,
        initials: doctorInitials(column.doctor),
        taken: theirs.filter((visit) => !isToConfirm(visit)).length,
        places: column.times.filter(({ closedBy }) => closedBy === null).length,
        cells: cellsOf(column, theirs, now).map((cell) => ({
          ...cell,
          visits: nameOf ? cell.visits.map((visit) => shown(visit, nameOf)) : [],
        })),
      }
    }),
    rounds: {
      isClosed: closures.includes(day),
      windows: windowsOf(day, visits, counts, collectionsPerWindow, namesIn(null, ownDoctor)),
    },
  }
}

/**
 * How names are shown in a column. A doctor reads full names in their own column and none in the others; reception
 * reads short ones. Null: the visits are hidden, and only the time is shown as taken.
 */
function namesIn(doctor: string | null, ownDoctor: string | null) {
  if (ownDoctor === null) return shortName
  return doctor === ownDoctor ? (name: string) => name : null
}

const shown = (visit: FoundVisit, nameOf: (name: string) => string): CalendarVisit => ({
  bookingId: visit.id,
  sequence: visit.sequence,
  version: visit.version,
  at: visit.startsAt!.toISOString(),
  name: nameOf(visit.person.name),
  token: visit.token,
  state: workStateOf(visit).state,
  reach: reachOf(visit.person, facts.sessions),
})

type Time = Held & { session: SessionId; closedBy: ClosedBy | null }

/** Every time of the doctor's grid on that day, including closed ones. */
export function timesOf(
  hours: WeeklyHours,
  exceptions: Pick<Schedule, 'closures' | 'openings'>,
  day: Day,
): Time[] {
  const open = { ...hours, ...exceptions, days: 1 }
  const closedThen = exceptions.closures.filter((closure) => closure.day === day)
  const midnight = instantAt(day, 0, hours.zone)
  const timesWith = (closures: readonly Closure[]) =>
    bookingDays({ ...open, closures }, [], midnight)[0]!.slots
  const offered = new Set(timesWith(closedThen).map(({ startsAt }) => startsAt.getTime()))
  return timesWith([]).map(({ startsAt, session }) => ({
    // Without the pause after a visit: the next time of the grid begins there.
    ...heldBy({ slotMinutes: hours.slotMinutes }, startsAt),
    session,
    closedBy: offered.has(startsAt.getTime()) ? null : closedBy(closedThen, session),
  }))
}

const closedBy = (closures: readonly Closure[], session: SessionId): ClosedBy =>
  closures.some((closure) => !closure.isLeave && (closure.session ?? session) === session)
    ? 'clinic'
    : 'leave'

async function scheduleOf(db: Database, hours: WeeklyHours, day: Day, period: Held) {
  const { doctor = FIRST_DOCTOR } = hours
  const [exceptions, places] = await Promise.all([
    findExceptions(db, doctor, day, day),
    findPlaces(db, doctor, period),
  ])
  return { doctor, hours, times: timesOf(hours, exceptions, day), places }
}

/** The doctor's taken times, and places held for an undo. */
async function findPlaces(db: Database, doctor: string, { from, until }: Held): Promise<Place[]> {
  const taken = db
    .selectFrom('bookings')
    .select(['starts_at as from', 'held_until as until'])
    .where('doctor', '=', doctor)
    .where('seat', 'is not', null)
    .where('state', '<>', 'cancelled')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .execute()
  const held = db
    .selectFrom('place_holds')
    .select(['starts_at as from', 'held_until as until'])
    .where('doctor', '=', doctor)
    .where(sql<boolean>`expires_at > now()`)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .execute()
  const [visits, holds] = await Promise.all([taken, held])
  return [
    ...visits.map((row) => ({ from: row.from!, until: row.until!, isHold: false })),
    ...holds.map((row) => ({ from: row.from, until: row.until!, isHold: true })),
  ]
}

type Column = Awaited<ReturnType<typeof scheduleOf>>

/**
 * Puts the visits into the times in which they begin. After a delay they begin between two times of the grid, and some
 * after the last one: the grid is extended for them.
 */
function cellsOf(column: Column, visits: FoundVisit[], now: Date) {
  const { hours, places } = column
  const times = [...column.times]
  const step = hours.slotMinutes * 60_000
  const startsIn = (time: Held) => (visit: FoundVisit) =>
    visit.startsAt! >= time.from && visit.startsAt! < time.until
  for (const visit of visits) {
    if (times.some((time) => startsIn(time)(visit))) continue
    const before = times.findLast((time) => time.from <= visit.startsAt!) ?? times[0]
    const steps = before ? Math.floor((visit.startsAt!.getTime() - before.from.getTime()) / step) : 0
    const from = before ? new Date(before.from.getTime() + steps * step) : visit.startsAt!
    const session = before?.session ?? 'morning'
    times.push({ from, until: new Date(from.getTime() + step), session, closedBy: null })
    times.sort((a, b) => a.from.getTime() - b.from.getTime())
  }
  return times.map((time) => {
    const begin = visits.filter(startsIn(time))
    const { from, until } = heldBy(hours, time.from)
    const within = places.filter((place) => place.from < until && from < place.until)
    const isExtra = !column.times.includes(time)
    const state = (): CalendarCell['state'] => {
      if (within.some(({ isHold }) => !isHold)) return 'taken'
      if (within.length > 0) return 'held'
      if (time.closedBy || isExtra) return 'closed'
      return time.from <= now ? 'past' : 'free'
    }
    return {
      at: time.from.toISOString(),
      until: time.until.toISOString(),
      session: time.session,
      state: state(),
      closedBy: time.closedBy,
      visits: begin,
    }
  })
}

type Count = { startsAt: Date; taken: number }

const windowsOf = (
  day: Day,
  visits: FoundVisit[],
  counts: Count[],
  places: number,
  nameOf: ((name: string) => string) | null,
) =>
  collectionWindows.map(({ from, to }) => {
    const at = windowStart(day, from)
    const isThen = ({ startsAt }: { startsAt: Date | null }) => startsAt?.getTime() === at.getTime()
    return {
      at: at.toISOString(),
      until: instantAt(day, minutesFrom(to)).toISOString(),
      places,
      taken: counts.find(isThen)?.taken ?? 0,
      names: visits
        .filter((visit) => visit.kind === 'home-collection' && isThen(visit))
        .flatMap(({ person }) => nameOf?.(person.name) ?? []),
    }
  })
