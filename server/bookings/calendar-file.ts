import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator'
import type { BookingKind } from '#clinic/booking.ts'
import { minutesHeld } from '#clinic/slots.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'

type CalendarVisit = {
  id: string
  reference: string
  kind: BookingKind
  startsAt: Date
  /** The end of a doctor's time, with the pause after it. */
  heldUntil: Date | null
  language: Language
  stamp: Date
  /** Higher for every change: a calendar believes the highest. */
  sequence: number
  isCancelled?: boolean
}

function minutesOfVisit({ kind, startsAt, heldUntil }: CalendarVisit): number {
  if (heldUntil) return minutesHeld(facts, { from: startsAt, until: heldUntil })
  return kind === 'home-collection' ? 60 : facts.slotMinutes
}

/**
 * The visit for a calendar that others may see: reference, time and place; no clinic, no department, no reason, no
 * name. The same UID every time, so that a second file replaces the first.
 */
export function calendarFile(visit: CalendarVisit): string {
  const words = wordsIn(appointment, visit.language)
  const calendar = ical({
    prodId: { company: 'Visits', product: 'Visits' },
    method: visit.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${visit.id}@${new URL(`mailto:${facts.email}`).pathname.split('@')[1]}`,
    sequence: visit.sequence,
    ...(visit.isCancelled && { status: ICalEventStatus.CANCELLED }),
    stamp: visit.stamp,
    start: visit.startsAt,
    end: new Date(visit.startsAt.getTime() + minutesOfVisit(visit) * 60_000),
    summary: fill(words.calendarTitle, { reference: visit.reference }),
    // A home visit is at the patient's home: that address does not belong into a calendar that others see.
    ...(visit.kind !== 'home-collection' && { location: facts.address[visit.language] }),
    class: ICalEventClass.PRIVATE,
  })
  return calendar.toString()
}
