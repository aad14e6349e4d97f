import { sql } from 'kysely'
import {
  bookingWindow,
  type Closure,
  FIRST_DOCTOR,
  type Held,
  refuseSlot,
  type Schedule,
  type Session,
  type SessionId,
  type SlotRefusal,
  sessionsOn,
  type WeeklyHours,
} from '#clinic/slots.ts'
import { type Day, dayOf, minutesFrom, minutesOf } from '#clinic/time.ts'
import type { Database, Transaction } from '../platform/db.ts'
import { lockFor, shareLock } from './bookings.ts'

/** The days on which the whole clinic is closed, or half of the day. */
export const findClosures = (db: Database, from: Day, until: Day): Promise<Closure[]> =>
  db
    .selectFrom('closures')
    .select(['day', 'session'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('doctor', 'is', null)
    .execute()

/**
 * The days on which the whole clinic is closed from morning to evening: nobody collects samples either. A half day is a
 * session of the doctors, and the rounds are made outside their sessions.
 */
export const findClosedDays = async (db: Database, from: Day, until: Day): Promise<Day[]> =>
  (await findClosures(db, from, until)).filter(({ session }) => session === null).map(({ day }) => day)

/** Opens and closes are there for specially open hours only. */
type Exception = Closure & { opens: string | null; closes: string | null }

type Exceptions = Pick<Schedule, 'closures' | 'openings'>

/** The exceptions from the doctor's week: closed days, the doctor's leave, specially open hours. */
export const findExceptions = async (
  db: Database,
  doctor: string,
  from: Day,
  until: Day,
): Promise<Exceptions> => (await findExceptionsOf(db, [doctor], from, until))(doctor)

/** The same for several doctors, in one statement, because every booking runs it. */
async function findExceptionsOf(
  db: Database,
  doctors: readonly string[],
  from: Day,
  until: Day,
): Promise<(doctor: string) => Exceptions> {
  const theirs = sql<boolean>`
    day between ${from} and ${until} and (doctor is null or doctor = any (${doctors}::text[]))`
  const { rows } = await sql<Exception & { doctor: string | null }>`
    select day, session, doctor, doctor is not null as "isLeave", null as opens, null as closes
    from closures where ${theirs}
    union all select day, session, doctor, false, opens, closes from openings where ${theirs}`.execute(db)
  return (doctor) => exceptionsFrom(rows.filter((row) => row.doctor === null || row.doctor === doctor))
}

function exceptionsFrom(rows: readonly Exception[]): Exceptions {
  return {
    closures: rows.filter(({ opens }) => opens === null),
    openings: rows.flatMap(({ day, session, opens, closes }) =>
      session && opens && closes
        ? [{ day, session: { id: session, opens: opens.slice(0, 5), closes: closes.slice(0, 5) } }]
        : [],
    ),
  }
}

/**
 * The session that a visit belongs to, whether that is closed or not: the one in which it begins, or, after a doctor was
 * late, the one before. Null before the first.
 */
export function sessionOf(schedule: Schedule, startsAt: Date): { id: SessionId; isSpecial: boolean } | null {
  const clock = minutesOf(startsAt, schedule.zone)
  const sessions = sessionsOn({ ...schedule, closures: [] }, dayOf(startsAt, schedule.zone))
  const begun = sessions.filter(({ opens }) => minutesFrom(opens) <= clock)
  const found = begun.find(({ closes }) => clock < minutesFrom(closes)) ?? begun.at(-1)
  if (!found) return null
  const special = (schedule.openings ?? []).map(({ session }) => session)
  return { id: found.id, isSpecial: special.includes(found) }
}

const calendarOf = (doctor: string) => `calendar of ${doctor}`
const CALENDAR_OF_ROUNDS = 'calendar of the rounds'

/**
 * Waits for all transactions that book with these doctors, or a home collection, and blocks new ones until the
 * transaction ends. The locks are taken in one order, so that two closings never wait for each other.
 */
export const closeCalendars = (trx: Transaction, doctors: readonly string[], { withRounds = false } = {}) =>
  lockFor(trx, ...doctors.map(calendarOf).toSorted(), ...(withRounds ? [CALENDAR_OF_ROUNDS] : []))

/** Whether nobody collects samples on that day. It stays true until the transaction ends. */
export async function isRoundClosed(trx: Transaction, day: Day): Promise<boolean> {
  await shareLock(trx, CALENDAR_OF_ROUNDS)
  return (await findClosedDays(trx, day, day)).length > 0
}

/** When patients can come for tests on that day. It stays true until the transaction ends. */
export async function testSessionsOn(
  trx: Transaction,
  sessions: readonly Session[],
  day: Day,
): Promise<Session[]> {
  await shareLock(trx, CALENDAR_OF_ROUNDS)
  return sessionsOn({ sessions, closures: await findClosures(trx, day, day) }, day)
}

type Offered = { ok: true; doctors: [string, ...string[]] } | { ok: false; reason: SlotRefusal }

/**
 * The doctors who see patients then, exceptions included; only takePlace knows whether they are still free. The result
 * stays true until the transaction ends: nobody can put one of them on leave meanwhile.
 */
export async function doctorsAt(
  trx: Transaction,
  doctors: readonly WeeklyHours[],
  startsAt: Date,
  now: Date,
  minutes?: number,
): Promise<Offered> {
  // Years that the database's calendar does not know are far from any bookable week: no query names them.
  const asked = doctors.filter((hours) => isWithin(bookingWindow(hours, now), startsAt))
  const exceptionsOf = await readUnderLock(trx, asked, startsAt)
  let reason: SlotRefusal = 'slot-not-offered'
  const offered: string[] = []
  for (const hours of doctors) {
    const schedule = { ...hours, ...exceptionsOf(idOf(hours)) }
    const refusal = refuseSlot(schedule, startsAt, now, minutes ?? hours.slotMinutes)
    if (refusal) reason = refusal
    else offered.push(idOf(hours))
  }
  const [first, ...others] = offered
  return first === undefined ? { ok: false, reason } : { ok: true, doctors: [first, ...others] }
}

const idOf = ({ doctor = FIRST_DOCTOR }: WeeklyHours) => doctor
const isWithin = ({ from, until }: Held, at: Date) => at >= from && at < until

async function readUnderLock(trx: Transaction, asked: readonly WeeklyHours[], startsAt: Date) {
  const [first] = asked
  if (!first) return () => ({ closures: [] })
  const doctors = asked.map(idOf)
  const day = dayOf(startsAt, first.zone)
  await shareLock(trx, ...doctors.map(calendarOf).toSorted())
  return findExceptionsOf(trx, doctors, day, day)
}
