import type { Channel } from '#clinic/contact-preferences.ts'
import type { Person } from '#clinic/person.ts'
import { eraseAfter } from '#clinic/retention.ts'
import { minutesHeld } from '#clinic/slots.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { visitLength } from '#content/clinic/visit-terms.ts'
import { doctorName, serviceName } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fieldWords, sexWords } from '#content/fields/words.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { contactPreferenceLine } from '#content/format/contact-preference-line.ts'
import { bound, fill } from '#content/format/fill.ts'
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

/** The label of each detail that may be stored: one without a label does not compile. */
function labelsIn(language: Language): Record<Exclude<keyof Person, 'contact' | 'isLinkClosed'>, string> {
  const { name, phone, email, address, landmark, age, sex, message, answer } = wordsIn(myData.rows, language)
  const { city, pincode } = wordsIn(fieldWords, language)
  return {
    name,
    phone,
    email,
    address,
    landmark,
    city: city.label,
    pincode: pincode.label,
    age,
    sex,
    message,
    answer,
  }
}

const personRows = (language: Language, person: Person): [string, string | number | null][] =>
  Object.entries(labelsIn(language)).map(([name, label]) => {
    const value = person[name as keyof ReturnType<typeof labelsIn>] ?? null
    return [label, name === 'sex' && person.sex ? sexWords[person.sex][language] : value]
  })

const lengthOf = (language: Language, { startsAt, heldUntil }: ReadBooking) =>
  startsAt && heldUntil && visitLength(language, minutesHeld(facts, { from: startsAt, until: heldUntil }))

/** Everything that is stored about the patient under this booking, word for word. */
export function storedDetails(language: Language, booking: ReadBooking): { facts: Fact[]; notes: string[] } {
  const words = wordsIn(myData, language)
  const labels = words.rows
  const { person } = booking
  const times = wordsIn(calendar, language)
  const ways = (channels: readonly Channel[]) =>
    channels.map((channel) => words.channels[channel]).join(', ') || null
  const held: [string, string | number | null][] = [
    ...personRows(language, person),
    [labels.tests, booking.tests.map((test) => test[`name_${language}`]).join(', ') || null],
    [labels.when, bound(visitWhen(language, booking)) || null],
    [labels.doctor, booking.doctor && doctorName(language, booking.doctor)],
    [labels.service, serviceName(language, booking.service)],
    [labels.length, lengthOf(language, booking)],
    [labels.reference, booking.reference],
    [labels.contact, contactPreferenceLine(language, person.contact)],
    [labels.wordsForOthers, person.contact.wordsForOthers ?? null],
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
      fill(words.consentRecord, {
        version: booking.consentNotice,
        when: bound(whenOf(times, booking.consentedAt)),
      }),
      fill(words.keptUntil, { date: keptUntil(language, booking) }),
    ],
  }
}
