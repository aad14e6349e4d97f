import { type BookingFacts, type BookingRefusal, whyBookingCannot } from './booking.ts'
import { dayOf } from './time.ts'

/** The progress of a patient who is at the clinic; null for a patient who is not. */
type VisitFacts = { calledInAt: Date | null; seenAt: Date | null } | null

type VisitRefusal = BookingRefusal | 'not-a-visit' | 'not-today' | 'here' | 'not-here' | 'called-in'

/** A patient is checked in once, on the day of the visit, before or after its time. */
export function whyNotCheckIn({ kind, state, startsAt }: BookingFacts, visit: VisitFacts, now: Date) {
  if (kind !== 'appointment' && kind !== 'lab-test') return 'not-a-visit'
  if (visit) return 'here'
  if (state !== 'booked') return state
  return startsAt && dayOf(startsAt) === dayOf(now) ? null : 'not-today'
}

export function whyNotCallIn({ state }: BookingFacts, visit: VisitFacts): VisitRefusal | null {
  if (state !== 'booked') return state
  if (!visit) return 'not-here'
  return visit.calledInAt ? 'called-in' : null
}

/** A checked-in patient can be marked seen at any time; others only after the visit's start. */
export function whyNotSeen(booking: BookingFacts, visit: VisitFacts, now: Date): VisitRefusal | null {
  if (booking.kind === 'enquiry') return 'enquiry'
  if (booking.state !== 'booked') return booking.state
  return visit || (booking.startsAt && booking.startsAt <= now) ? null : 'not-yet'
}

/** A checked-in patient has come, so the visit cannot be missed: it is seen, or the patient left. */
export function whyNotMissed(booking: BookingFacts, visit: VisitFacts, now: Date): VisitRefusal | null {
  if (visit) return visit.calledInAt ? 'called-in' : 'here'
  return whyNotSeen(booking, null, now)
}

/** A checked-in patient may go home unseen, until called in. */
export function whyNotLeft({ state }: BookingFacts, visit: VisitFacts): VisitRefusal | null {
  if (state !== 'booked') return state
  if (!visit) return 'not-here'
  return visit.calledInAt ? 'called-in' : null
}

/** A visit can be handed to another doctor while it is booked and ahead, or while the patient waits at the clinic. */
export function whyNotHandOver(booking: BookingFacts, visit: VisitFacts, now: Date): VisitRefusal | null {
  const { kind, state, startsAt } = booking
  if (kind !== 'appointment' || !startsAt) return 'not-a-visit'
  if (state !== 'booked' || (startsAt <= now && !visit))
    return whyBookingCannot('move', booking, now) ?? state
  return visit?.seenAt ? 'attended' : null
}
