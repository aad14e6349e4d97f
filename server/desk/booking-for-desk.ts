import { facts } from '#content/facts.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { contactPreferenceLine } from '#content/format/contact-preference-line.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking, ReadComplaint } from '../bookings/read-booking.ts'

const words = wordsIn(calendar, 'en')
const moment = (at: Date | null) => at && whenOf(words, at)

const trustWords: Record<ReadBooking['trust'], string> = {
  suspect: 'SUSPECT: came without proof, nobody was told of it',
  normal: 'not made sure of yet',
  proven: 'not made sure of yet',
}

const complaintWords = ({ reference, state, answerBy, message, answer }: ReadComplaint) =>
  [
    `${reference}, ${state}${state === 'open' ? `, answer by ${moment(answerBy)}` : ''}`,
    message,
    answer && `Our answer: ${answer}`,
  ]
    .filter(Boolean)
    .join('\n')

/** A booking as the desk shows it: how the patient may be contacted comes before the phone number. */
export const bookingForDesk = (
  { person, tests, complaints, ...booking }: ReadBooking,
  othersOfNumber: number,
): [string, string][] => {
  const isVisit = booking.kind === 'appointment' || booking.kind === 'lab-test'
  const rows: [string, string | number | null][] = [
    ['contact', contactPreferenceLine('en', person.contact)],
    ['reference', booking.reference],
    ['kind', booking.aboutId ? 'complaint' : booking.kind],
    ['state', booking.state],
    [
      'person',
      booking.verifiedAt ? `made sure of on ${moment(booking.verifiedAt)}` : trustWords[booking.trust],
    ],
    ['when', visitWhen('en', booking) || null],
    ['answer by', moment(booking.answerBy)],
    ['where', isVisit ? facts.addressShort.en : null],
    ['name', person.name],
    ['phone', person.contact.call === 'never' ? 'do not call' : person.phone],
    ['this number', othersOfNumber === 0 ? null : `has ${othersOfNumber} more open`],
    ['e-mail', person.email],
    ['address', [person.address, person.city, person.pincode].filter(Boolean).join(', ') || null],
    ['age and sex', person.age === null ? null : `${person.age}, ${person.sex}`],
    ['tests', tests.map(({ name }) => name).join(', ') || null],
    ['message', person.message],
    ['our answer', person.answer ?? null],
    ...complaints.map((complaint): [string, string] => ['complaint', complaintWords(complaint)]),
    ['paid', booking.paid || null],
    ['refund', booking.refund],
  ]
  return rows.flatMap(([label, value]) =>
    value === null ? [] : [[label, String(value)] as [string, string]],
  )
}
