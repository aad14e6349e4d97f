import ical, { ICalCalendarMethod, ICalEventClass } from 'ical-generator'
import { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'

/**
 * The visit for a calendar that others may see: the clinic's short name, time and place; no department, no reason,
 * no name. The same UID every time, so that a second file replaces the first.
 */
export function calendarFile(visit: { id: string; startsAt: Date; language: Language; stamp: Date }): string {
  const words = wordsIn(appointment, visit.language)
  const calendar = ical({
    prodId: { company: 'Kamalini', product: 'Bookings' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${visit.id}@${new URL(`mailto:${facts.email}`).pathname.split('@')[1]}`,
    sequence: 0,
    stamp: visit.stamp,
    start: visit.startsAt,
    end: new Date(visit.startsAt.getTime() + facts.slotMinutes * 60_000),
    summary: words.calendarTitle,
    location: facts.address[visit.language],
    class: ICalEventClass.PRIVATE,
  })
  return calendar.toString()
}
