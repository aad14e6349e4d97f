import type { ClosureReason } from '#clinic/desk/calendar.ts'
import type { SessionId, WeeklyHours } from '#clinic/slots.ts'
import type { Day } from '#clinic/time.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { type Closing, closeDaysIn } from '../../../bookings/close-days.ts'
import type { Performed, Work } from '../../action/run-action.ts'
import { refused } from '../../action/verb.ts'

type ClosedDay = { day: Day; session: SessionId | null; doctor: string | null; reason: ClosureReason | null }
/** As JSON: dates are texts. */
type Absence = { doctor: string; from: string; until: string }

/** The calendar changes of an action, for its undo. */
type CalendarChange = { closed: ClosedDay[]; opened: ClosedDay[]; away: Absence[]; back: Absence[] }

export const unchanged: CalendarChange = { closed: [], opened: [], away: [], back: [] }

type Clinic = { hours: readonly WeeklyHours[] }

/** Closes days for the clinic or for one doctor. Booked patients are cancelled, with a message. */
export async function closeDaysNow(
  work: Work,
  closing: Closing,
  reason: ClosureReason | null,
  { hours }: Clinic,
): Promise<Performed<CalendarChange, { affected: number }>> {
  const { cancelled, closed } = await closeDaysIn(work.trx, closing, {
    ...work,
    hours,
    reason,
    staff: work.staff.actor,
    lock: work.lockAll,
  })
  if (closed.length === 0 && cancelled.length === 0) return refused('closed-already')
  const { session, doctor } = closing
  const days = closed.map((day) => ({ day, session, doctor, reason }))
  return { ok: true, answer: { affected: cancelled.length }, extra: { ...unchanged, closed: days } }
}

export async function addAbsences({ trx }: Work, absences: readonly Absence[]): Promise<boolean> {
  if (absences.length === 0) return false
  const added = await trx
    .insertInto('absences')
    .values(
      absences.map(({ doctor, from, until }) => ({
        doctor,
        starts_at: new Date(from),
        held_until: new Date(until),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('doctor')
    .execute()
  return added.length > 0
}

/**
 * Restores the calendar; the bookings are restored already. Closing days again also affects bookings made meanwhile:
 * they are cancelled, with a message, like all others.
 */
export async function undoCalendarChange(
  work: Work,
  { closed, opened, away, back }: CalendarChange,
): Promise<CalendarChange> {
  for (const { day, session, doctor } of closed)
    await work.trx
      .deleteFrom('closures')
      .where('day', '=', day)
      .where('session', 'is not distinct from', session)
      .where('doctor', 'is not distinct from', doctor)
      .execute()
  const hours = facts.doctors.map((doctor) => hoursOf(doctor, 1))
  for (const { day, reason, ...closing } of opened)
    await closeDaysNow(work, { ...closing, from: day, until: day }, reason, { hours })
  for (const { doctor, from, until } of away)
    await work.trx
      .deleteFrom('absences')
      .where('doctor', '=', doctor)
      .where('starts_at', '=', new Date(from))
      .where('held_until', '=', new Date(until))
      .execute()
  await addAbsences(work, back)
  return { closed: opened, opened: closed, away: back, back: away }
}
