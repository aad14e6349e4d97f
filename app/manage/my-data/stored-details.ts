import type { Channel } from '#clinic/contact-preferences.ts'
import { eraseAfter } from '#clinic/retention.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { collectionForm } from '#content/collection-form.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { contactPreferenceLine } from '#content/format/contact-preference-line.ts'
import { fill } from '#content/format/fill.ts'
import { longDateIn } from '#content/format/long-date.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import type { Language } from '#content/language.ts'
import { myData } from '#content/manage.ts'
import { languageSwitch } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import { answerTime } from '../booking/booking-summary.ts'
import type { Fact } from '../manage-view.ts'

/** The last day on which the details are retained. */
export function keptUntil(language: Language, { kind, state, startsAt, answerBy, consentedAt }: ReadBooking) {
  const end = eraseAfter(kind, state, startsAt ?? answerBy ?? consentedAt)
  return longDateIn(language, addDays(dayOf(end), -1))
}

/** Everything that is stored about the patient under this booking, word for word. */
export function storedDetails(language: Language, booking: ReadBooking): { facts: Fact[]; notes: string[] } {
  const words = wordsIn(myData, language)
  const labels = words.rows
  const { person } = booking
  const times = wordsIn(calendar, language)
  const ways = (channels: readonly Channel[]) =>
    channels.map((channel) => words.channels[channel]).join(', ') || null
  const held: [string, string | number | null][] = [
    [labels.name, person.name],
    [labels.phone, person.phone],
    [labels.email, person.email],
    [labels.address, [person.address, person.city, person.pincode].filter(Boolean).join(', ') || null],
    [labels.age, person.age],
    [labels.sex, person.sex && collectionForm.sexes[person.sex][language]],
    [labels.message, person.message],
    [labels.answer, person.answer ?? null],
    [labels.tests, booking.tests.map(({ name }) => name).join(', ') || null],
    [labels.when, visitWhen(language, booking) || null],
    [labels.reference, booking.reference],
    [labels.contact, contactPreferenceLine(language, person.contact)],
    [labels.messages, ways(person.contact.channels)],
    [labels.reminders, ways(person.contact.reminders)],
    [labels.language, languageSwitch.ownName[booking.language]],
    ...booking.complaints.flatMap(({ reference, message, answer, answerBy }): [string, string | null][] => [
      [fill(labels.complaint, { reference }), message],
      [fill(labels.answerTo, { reference }), answer ?? (answerBy && answerTime(language, answerBy))],
    ]),
  ]
  return {
    facts: held.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }])),
    notes: [
      fill(words.consentRecord, { version: booking.consentNotice, when: whenOf(times, booking.consentedAt) }),
      fill(words.keptUntil, { date: keptUntil(language, booking) }),
    ],
  }
}
