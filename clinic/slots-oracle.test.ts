import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingDays, type Closure, type Held, type Schedule, type Session, type SessionId } from './slots.ts'
import { addDays, clockFrom, type Day, minutesFrom } from './time.ts'
import { offsetMinutes } from './zone.ts'

/** `npm run proof:calendar` asks for 100,000. */
const CLINICS = Number(process.env.CALENDAR_CLINICS ?? 500)
const STEP = 5
const MINUTE = 60_000

/** Weeks around the days of a clock change, and others. */
const weeks: Record<string, Day[]> = {
  'Asia/Kolkata': ['2026-11-15', '2026-12-28', '2028-02-25'],
  'Europe/Berlin': ['2026-03-25', '2026-10-21', '2026-07-01'],
  'America/New_York': ['2026-03-05', '2026-10-28'],
}

const inSteps = (from: number, to: number) =>
  fc.integer({ min: from / STEP, max: to / STEP }).map((steps) => steps * STEP)
const sessionArb: fc.Arbitrary<Session> = fc
  .record({
    id: fc.constantFrom<SessionId>('morning', 'afternoon', 'evening'),
    opens: inSteps(0, 1300),
    length: inSteps(0, 400),
    weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 })), { nil: undefined }),
  })
  .map(({ id, opens, length, weekdays }) => ({
    id,
    opens: clockFrom(opens),
    closes: clockFrom(Math.min(opens + length, 1435)),
    ...(weekdays && { weekdays }),
  }))

const clinicArb = fc
  .constantFrom(...Object.entries(weeks).flatMap(([zone, days]) => days.map((monday) => ({ zone, monday }))))
  .chain(({ zone, monday }) => {
    const dayArb = fc.integer({ min: 0, max: 6 }).map((offset) => addDays(monday, offset))
    const start = Date.parse(`${monday}T00:00:00Z`) - 14 * 60 * MINUTE
    const instantArb = inSteps(0, 9 * 1440).map((minutes) => new Date(start + minutes * MINUTE))
    return fc.record({
      monday: fc.constant(monday),
      now: instantArb,
      minutes: inSteps(10, 90),
      held: fc.array(
        fc.tuple(instantArb, inSteps(5, 240)).map(([from, minutes]) => ({
          from,
          until: new Date(from.getTime() + minutes * MINUTE),
        })),
        { maxLength: 12 },
      ),
      schedule: fc.record({
        sessions: fc.array(sessionArb, { maxLength: 3 }),
        slotMinutes: inSteps(10, 60),
        bufferMinutes: inSteps(0, 20),
        days: fc.constant(7),
        zone: fc.constant(zone),
        closures: fc.array(
          fc.record({
            day: dayArb,
            session: fc.constantFrom<SessionId | null>(null, 'morning', 'afternoon', 'evening'),
            isLeave: fc.boolean(),
          }),
          { maxLength: 3 },
        ),
        openings: fc.array(fc.record({ day: dayArb, session: sessionArb }), { maxLength: 2 }),
      }),
    })
  })

/** Checks every five minutes against the wall clock of that moment. */
function* freeByHand(schedule: Schedule, held: Held[], now: Date, minutes: number): Generator<number> {
  const { zone = '', slotMinutes, bufferMinutes = 0 } = schedule
  const seen = new Set<string>()
  const wallAt = (time: number) => time + offsetMinutes(new Date(time), zone) * MINUTE
  const today = new Date(wallAt(now.getTime())).toISOString().slice(0, 10)
  const dayAfterLast = addDays(today, schedule.days)
  // Starts a day earlier: the hour that comes twice may have begun already.
  for (let time = now.getTime() - 24 * 60 * MINUTE; ; time += STEP * MINUTE) {
    const wall = new Date(wallAt(time)).toISOString()
    const [day, clock] = [wall.slice(0, 10), minutesFrom(wall.slice(11, 16))]
    if (day >= dayAfterLast) return
    // The hour that comes twice is offered once, the first time.
    if (seen.has(wall)) continue
    seen.add(wall)
    if (time <= now.getTime()) continue
    const isOpen = (session: Session) => {
      const opens = minutesFrom(session.opens)
      const lastStep = clock + Math.max(0, minutes - slotMinutes)
      return clock >= opens && (clock - opens) % slotMinutes === 0 && lastStep < minutesFrom(session.closes)
    }
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    const isClosed = (session: Session, closures: readonly Closure[]) =>
      closures.some((c) => c.day === day && (c.session === null || c.session === session.id))
    const isWeekly = (session: Session) =>
      (session.weekdays === undefined || session.weekdays.includes(weekday)) &&
      !isClosed(session, schedule.closures)
    // Special hours open a closed day, but not a doctor's leave.
    const isSpecial = (session: Session) =>
      !isClosed(
        session,
        schedule.closures.filter(({ isLeave }) => isLeave),
      )
    const offered =
      schedule.sessions.some((session) => isWeekly(session) && isOpen(session)) ||
      (schedule.openings ?? []).some(
        (opening) => opening.day === day && isSpecial(opening.session) && isOpen(opening.session),
      )
    const until = time + (minutes + bufferMinutes) * MINUTE
    const isFree = held.every((other) => other.until.getTime() <= time || other.from.getTime() >= until)
    if (offered && isFree) yield time
  }
}

test('free times equal a search minute by minute, for any hours, lengths, leaves and zones', () => {
  fc.assert(
    fc.property(clinicArb, ({ schedule, held, now, minutes }) => {
      const offered = bookingDays(schedule, held, now, minutes).flatMap(({ slots }) =>
        slots.filter(({ booked }) => !booked).map(({ startsAt }) => startsAt.getTime()),
      )
      expect(offered).toEqual([...freeByHand(schedule, held, now, minutes)])
    }),
    { numRuns: CLINICS },
  )
}, 3_600_000)
