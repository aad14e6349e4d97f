import { isToConfirm } from '#clinic/booking.ts'
import type { CalendarWeek } from '#clinic/desk/calendar.ts'
import { collectionWindows } from '#clinic/home-collection.ts'
import { FIRST_DOCTOR, type SessionId, sessionIds, type WeeklyHours } from '#clinic/slots.ts'
import { addDays, type Day, dayOf, instantAt } from '#clinic/time.ts'
import { doctorInitials } from '#content/clinic/visits.ts'
import { countCollections } from '../../bookings/bookings.ts'
import { findClosedDays, findExceptions } from '../../bookings/closures.ts'
import type { Database } from '../../platform/db.ts'
import { timesOf } from './calendar-day.ts'

type WeekOptions = { now: Date; hours: readonly WeeklyHours[]; collectionsPerWindow: number }

/** Seven days: how many visits each session of each doctor has, and how many more fit. No names. */
export async function readCalendarWeek(db: Database, from: Day, options: WeekOptions): Promise<CalendarWeek> {
  const { now, hours, collectionsPerWindow } = options
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead))
  const period = { from: instantAt(from, 0), until: instantAt(addDays(from, 7), 0) }
  const today = dayOf(now)
  const [rows, counts, closedDays, closures, notSettled] = await Promise.all([
    Promise.all(hours.map((own) => sessionsOfWeek(db, own, days, period))),
    countCollections(db, period),
    findClosedDays(db, from, days.at(-1)!),
    findClosedAhead(db, today),
    countNotSettled(db, period, now),
  ])
  return {
    from,
    today,
    days,
    rows: bySession(rows.flat()),
    rounds: days.map((day) => ({
      taken: counts
        .filter(({ startsAt }) => dayOf(startsAt) === day)
        .reduce((sum, { taken }) => sum + taken, 0),
      places: collectionWindows.length * collectionsPerWindow,
      isClosed: closedDays.includes(day),
    })),
    closures,
    notSettled,
  }
}

type Period = { from: Date; until: Date }

/** Sorts by session: all mornings, then all afternoons, then all evenings. */
const bySession = <Row extends { session: SessionId }>(rows: Row[]) =>
  rows.toSorted((a, b) => sessionIds.indexOf(a.session) - sessionIds.indexOf(b.session))

async function sessionsOfWeek(db: Database, hours: WeeklyHours, days: Day[], period: Period) {
  const { doctor = FIRST_DOCTOR } = hours
  const [exceptions, visits] = await Promise.all([
    findExceptions(db, doctor, days[0]!, days.at(-1)!),
    db
      .selectFrom('bookings')
      .select(['starts_at as startsAt', 'held_until as until', 'state'])
      .where('doctor', '=', doctor)
      .where('starts_at', '>=', period.from)
      .where('starts_at', '<', period.until)
      .where('state', 'in', ['booked', 'to-confirm', 'attended', 'missed'])
      .execute(),
  ])
  const inUse = sessionIds.filter((id) => hours.sessions.some((session) => session.id === id))
  const special = (exceptions.openings ?? []).map(({ session }) => session.id)
  const sessions = [...new Set([...inUse, ...special])]
  const times = days.map((day) => timesOf(hours, exceptions, day))
  /** A visit that a late doctor sees after closing belongs to the session before. */
  const sessionOf = (startsAt: Date, day: number) =>
    (times[day]!.findLast((time) => time.from <= startsAt) ?? times[day]![0])?.session
  return sessions.map((session) => ({
    doctor,
    initials: doctorInitials(doctor),
    session,
    cells: days.map((day, index) => {
      const grid = times[index]!.filter((time) => time.session === session)
      const theirs = visits.filter(
        ({ startsAt }) => dayOf(startsAt!) === day && sessionOf(startsAt!, index) === session,
      )
      const taken = theirs.filter((visit) => !isToConfirm(visit))
      const isFree = (time: Period) =>
        taken.every((visit) => visit.until! <= time.from || time.until <= visit.startsAt!)
      const open = grid.filter(({ closedBy }) => closedBy === null)
      return {
        taken: taken.length,
        askedFor: theirs.length - taken.length,
        free: open.filter(isFree).length,
        closedBy: open.length > 0 ? null : (grid[0]?.closedBy ?? ('week' as const)),
      }
    }),
  }))
}

/** Closures from today on. */
const findClosedAhead = (db: Database, today: Day) =>
  db
    .selectFrom('closures')
    .select(['day', 'session', 'doctor'])
    .where('day', '>=', today)
    .orderBy('day')
    .orderBy('doctor')
    .orderBy('session')
    .limit(60)
    .execute()

/** Counts unsettled bookings in these days: requests to confirm, and times of tests to agree. */
async function countNotSettled(db: Database, { from, until }: Period, now: Date) {
  const rows = await db
    .selectFrom('bookings')
    .select(['kind', (row) => row.fn.countAll<string>().as('count')])
    .where('state', '=', 'to-confirm')
    .where('starts_at', '>=', from > now ? from : now)
    .where('starts_at', '<', until)
    .where('erased_at', 'is', null)
    .groupBy('kind')
    .execute()
  const count = (isWanted: (kind: string) => boolean) =>
    rows.filter(({ kind }) => isWanted(kind)).reduce((sum, row) => sum + Number(row.count), 0)
  return {
    toConfirm: count((kind) => kind !== 'lab-test'),
    testsToAgree: count((kind) => kind === 'lab-test'),
  }
}
