import { minutesHeld } from '#clinic/slots.ts'
import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { visitFor } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { moveBooking } from '#content/manage.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { MoveDoctors } from '../manage-view.ts'

/**
 * The doctors to whose times a booking may be moved: its own doctor; all who give the visit, where the patient
 * asks for them.
 */
export function doctorsFor({ service, doctor }: ReadBooking, isAny: boolean): readonly Doctor[] {
  const own = facts.doctors.filter(({ id }) => id === doctor)
  if (!isAny && own.length > 0) return own
  // Without a named service, the doctors who give what this doctor gives: never another department's.
  const given = service ?? visitFor({ service, doctor })?.service.id ?? null
  return visitFor({ service: given, doctor: null })?.doctors ?? own
}

/** The length of the visit, and its doctors. */
export const wantedAgain = (booking: ReadBooking, isAny: boolean) => ({
  doctors: doctorsFor(booking, isAny),
  minutes: minutesHeld(facts, { from: booking.startsAt!, until: booking.heldUntil! }),
})

export function moveDoctors(language: Language, booking: ReadBooking, isAny: boolean): MoveDoctors | null {
  const [own] = doctorsFor(booking, false)
  if (booking.kind !== 'appointment' || !own || doctorsFor(booking, true).length < 2) return null
  const doctor = own.name[language]
  const { withDoctor, withAny, showAny, showOwn } = moveBooking
  return {
    isAny,
    shown: isAny ? withAny[language] : fill(withDoctor[language], { doctor }),
    other: isAny ? fill(showOwn[language], { doctor }) : showAny[language],
  }
}
