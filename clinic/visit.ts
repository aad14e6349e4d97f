import { type BookingFacts, type BookingRefusal, whyBookingCannot } from './booking.ts'
import { dayOf } from './time.ts'

/** Where a patient who is here has got to; null for who is not here. */
type VisitFacts = { calledInAt: Date | null; seenAt: Date | null } | null

type VisitRefusal = BookingRefusal | 'not-a-visit' | 'not-today' | 'here' | 'not-here' | 'called-in'

/** Who comes on the day, before or after the time, is checked in: once. */
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

/** Who was checked in may be seen before the time; of others nobody knows before it has come that they were here. */
export function whyNotSeen(booking: BookingFacts, visit: VisitFacts, now: Date): VisitRefusal | null {
  if (booking.kind === 'enquiry') return 'enquiry'
  if (booking.state !== 'booked') return booking.state
  return visit || (booking.startsAt && booking.startsAt <= now) ? null : 'not-yet'
}

/** Who was checked in has come: they were seen, or they left. */
export function whyNotMissed(booking: BookingFacts, visit: VisitFacts, now: Date): VisitRefusal | null {
  if (visit) return visit.calledInAt ? 'called-in' : 'here'
  return whyNotSeen(booking, null, now)
}

/** Who was checked in may go home unseen, until they are called in. */
export function whyNotLeft({ state }: BookingFacts, visit: VisitFacts): VisitRefusal | null {
  if (state !== 'booked') return state
  if (!visit) return 'not-here'
  return visit.calledInAt ? 'called-in' : null
}

/** The patient of another doctor: booked and ahead, or here and not seen yet. */
export function whyNotHandOver(booking: BookingFacts, visit: VisitFacts, now: Date): VisitRefusal | null {
  const { kind, state, startsAt } = booking
  if (kind !== 'appointment' || !startsAt) return 'not-a-visit'
  if (state !== 'booked' || (startsAt <= now && !visit))
    return whyBookingCannot('move', booking, now) ?? state
  return visit?.seenAt ? 'attended' : null
}
