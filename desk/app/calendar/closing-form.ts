import { FIRST_DOCTOR, type SessionId, weeklySessions } from '#clinic/slots.ts'
import { dayOf, minutesFrom, minutesOf } from '#clinic/time.ts'
import { facts, hoursOf } from '#content/facts.ts'
import type { ClosureReason } from '../../contract/calendar.ts'
import type { SignedIn } from '../../contract/roles.ts'
import type { ClosingWish } from './use-calendar.ts'

/** Where the form was opened from: the day, and the session in focus. */
export type ClosingStart = { day: string; session: SessionId | null; doctor: string | null }

export type ClosingForm = {
  what: 'day' | 'half' | 'several'
  from: string
  until: string
  session: SessionId
  /** Empty text: the whole clinic. */
  doctor: string
  reason: ClosureReason
}

/** The clinic's sessions in the order of the day. */
export const clinicSessions: readonly SessionId[] = [...new Set(facts.sessions.map(({ id }) => id))]

/**
 * The form as it opens: the whole day; one key switches to the session in focus. A doctor closes only the own
 * days.
 */
export function startingForm({ day, session, doctor }: ClosingStart, me: SignedIn): ClosingForm {
  const own = me.role === 'doctor' ? (me.doctorId ?? FIRST_DOCTOR) : null
  const hasSeveral = facts.doctors.length > 1
  const who = own ?? (hasSeveral ? doctor : null) ?? ''
  return {
    what: 'day',
    from: day,
    until: day,
    session: session ?? clinicSessions[0]!,
    doctor: who,
    reason: who ? 'doctor-away' : 'clinic-closed',
  }
}

/** Whether the wish would close this time: then no visit is moved into it. */
export function isClosedBy(
  { doctor, from, until, session }: ClosingWish,
  time: { at: string; doctor: string },
): boolean {
  const moment = new Date(time.at)
  const day = dayOf(moment)
  if (day < from || day > until || (doctor !== '' && doctor !== time.doctor)) return false
  // Half a day is a session of the doctors: the rounds go on.
  return session === '' || sessionAt(time.doctor, moment) === session
}

function sessionAt(doctor: string, moment: Date): SessionId | undefined {
  const known = facts.doctors.find(({ id }) => id === doctor)
  const minutes = minutesOf(moment)
  return weeklySessions(known ? hoursOf(known, 1).sessions : facts.sessions, dayOf(moment)).find(
    ({ opens, closes }) => minutesFrom(opens) <= minutes && minutes < minutesFrom(closes),
  )?.id
}

export const wishOf = ({ what, from, until, session, doctor }: ClosingForm): ClosingWish => ({
  doctor,
  from,
  until: what === 'several' ? until : from,
  session: what === 'half' ? session : '',
})
