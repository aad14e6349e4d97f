import { dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import { confirmation } from '#content/confirmation.ts'
import { calendar, timeOfMinutes } from '#content/format/calendar.ts'
import { bound, fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { TicketRow } from './ticket.tsx'

type Patient = Pick<ReadBooking, 'person'>

/** Who speaks first about a time that is not settled: as the patient wishes. */
export function waitState({ person: { contact } }: Patient): 'weCall' | 'weWrite' | 'youCall' {
  if (contact.call === 'never') return 'youCall'
  return contact.call === 'write-only' ? 'weWrite' : 'weCall'
}

/** Today or on which day, and until when. */
function untilIn(language: Language, by: Date, now: Date): string {
  const times = wordsIn(calendar, language)
  const time = timeOfMinutes(times, minutesOf(by))
  const { today, later } = confirmation.call
  if (dayOf(by) === dayOf(now)) return bound(fill(today[language], { time }))
  const weekday = times.weekdays[dayParts(dayOf(by)).weekday]!.long
  return bound(fill(later[language], { time, weekday }))
}

/** By when we call, from which number, and to whom we speak. */
export function callRow(language: Language, booking: Patient, by: Date, now: Date): TicketRow {
  const { call } = wordsIn(confirmation, language)
  const until = untilIn(language, by, now)
  const state = waitState(booking)
  if (state === 'youCall')
    return { icon: 'call', title: bound(call.self), text: `${call.asked} ${call.notHeld}` }
  if (state === 'weWrite')
    return { icon: 'call', title: fill(call.write, { until }), text: `${call.asked} ${call.notHeld}` }
  const to = booking.person.contact.call === 'yes' ? call.anyone : call.onlyYou
  return { icon: 'call', title: bound(fill(call.by, { until })), text: `${to} ${call.notHeld}` }
}
