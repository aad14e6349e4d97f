import { type BookingFacts, type BookingStatus, bookingCan, bookingStatus } from '#clinic/booking.ts'
import type { Channel } from '#clinic/contact-preferences.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { refundOf, refundSteps } from '#clinic/refund.ts'
import { eraseAfter } from '#clinic/retention.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { contactPreferenceLine } from '#content/format/contact-preference-line.ts'
import { fill } from '#content/format/fill.ts'
import { longDateIn } from '#content/format/long-date.ts'
import { rupees } from '#content/format/rupees.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import type { Language, Localized } from '#content/language.ts'
import { manage, myData, refundQuote } from '#content/manage.ts'
import { languageSwitch } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking, ReadComplaint } from '#server/bookings/read-booking.ts'
import { pathIn } from '../paths.ts'
import type { BookingSummary, Fact, Reply } from './manage-view.ts'

const bookPages = {
  appointment: '/appoitment',
  'home-collection': '/home-collection',
  'lab-test': '/pathology',
  enquiry: '/contact',
} as const

export const priceOf = ({ tests }: ReadBooking) => tests.reduce((sum, { price }) => sum + (price ?? 0), 0)

const statusWords: Record<BookingStatus, Localized<string>> = {
  received: manage.statusReceived,
  confirmed: manage.statusConfirmed,
  attended: manage.statusDone,
  missed: manage.statusMissed,
  'cancelled-by-patient': manage.statusCancelledByYou,
  'cancelled-by-clinic': manage.statusCancelledByUs,
  unanswered: manage.statusOpen,
  answered: manage.statusAnswered,
}

const answerTime = (language: Language, answerBy: Date) =>
  fill(manage.answerBy[language], { when: whenOf(wordsIn(calendar, language), answerBy) })

type Asked = BookingFacts & Pick<ReadComplaint, 'answerBy' | 'answer'>

/** Null for a visit, and for a message that was withdrawn: nothing is promised. */
function replyTo(language: Language, asked: Asked, now: Date): Reply | null {
  const { answerBy, answer } = asked
  if (answer) return { title: manage.ourAnswer[language], text: answer }
  if (!bookingCan('answer', asked, now) || !answerBy) return null
  const { answerLate } = wordsIn(manage, language)
  return { title: null, text: answerBy < now ? answerLate : answerTime(language, answerBy) }
}

const shownComplaint = (language: Language, complaint: ReadComplaint, now: Date) => ({
  title: fill(manage.yourComplaint[language], { reference: complaint.reference }),
  message: complaint.message,
  reply: replyTo(language, { ...complaint, kind: 'enquiry', startsAt: null }, now),
})

/** Only what is needed to come, move or cancel, and our answers: no name, no number, no reason of a visit. */
export function bookingSummary(language: Language, booking: ReadBooking, now: Date): BookingSummary {
  const words = wordsIn(manage, language)
  const canMove = bookingCan('move', booking, now)
  const isMessage = booking.kind === 'enquiry'
  const amount = priceOf(booking)
  const hours = booking.kind === 'home-collection' ? fastingHours(booking.tests) : null
  const list: (Fact | null)[] = [
    { label: words.status, value: statusWords[bookingStatus(booking, now)][language] },
    booking.startsAt ? { label: words.when, value: visitWhen(language, booking) } : null,
    booking.kind === 'appointment' || booking.kind === 'lab-test'
      ? { label: words.where, value: facts.address[language] }
      : null,
    amount > 0 ? { label: words.amount, value: rupees(amount) } : null,
    booking.paid > 0 ? { label: words.amountPaid, value: rupees(booking.paid) } : null,
    booking.refund ? { label: words.moneyBack, value: rupees(booking.refund) } : null,
  ]
  return {
    title: isMessage ? words.yourMessage : words.yourBooking,
    reference: booking.reference,
    facts: list.filter((fact) => fact !== null),
    sorry: booking.cancelledBy === 'clinic' && !isMessage ? words.weCancelled : null,
    preparation:
      hours && canMove
        ? fill(collectionForm.prepFasting[language], { hours: `${hours.least}–${hours.most}` })
        : null,
    canMove,
    canCancel: !isMessage && bookingCan('cancel', booking, now),
    hasReminders: canMove && booking.person.contact.reminders.length > 0,
    // Who waits for our answer is not asked to write once more.
    again:
      canMove || bookingCan('answer', booking, now)
        ? null
        : {
            href: pathIn(language, bookPages[booking.kind]),
            label: isMessage ? words.writeAgain : words.bookAgain,
          },
    reply: replyTo(language, { ...booking, answer: booking.person.answer ?? null }, now),
    complaints: booking.complaints.map((complaint) => shownComplaint(language, complaint, now)),
  }
}

/** The terms for this very booking: the refund now, and until when, in rupees and real times. */
export function refundWords(language: Language, booking: ReadBooking, now: Date) {
  const words = wordsIn(refundQuote, language)
  const { kind, startsAt, paid } = booking
  if (kind === 'enquiry' || !startsAt) return { now: words.nothingPaid, steps: [], how: null }
  const times = wordsIn(calendar, language)
  // Nothing is paid beforehand as a rule: then the terms are told for what the visit will cost, where that is known.
  const amount = paid > 0 ? paid : priceOf(booking)
  const steps = refundSteps(kind, startsAt, now).map(({ percent, until }) => {
    if (!until) return words.stepAfter
    const when = whenOf(times, until)
    if (amount === 0) return fill(words.shareUntil, { when, percent })
    return fill(words.stepUntil, { when, percent, refund: rupees(refundOf(amount, percent)) })
  })
  return {
    now: paid > 0 ? nowWords(language, booking, now) : words.nothingPaid,
    steps,
    how: paid > 0 ? words.howLong : null,
  }
}

function nowWords(language: Language, { kind, startsAt, paid }: ReadBooking, now: Date): string {
  const words = wordsIn(refundQuote, language)
  const percent = kind === 'enquiry' ? 100 : refundSteps(kind, startsAt!, now)[0]!.percent
  const values = { refund: rupees(refundOf(paid, percent)), paid: rupees(paid), percent }
  if (percent === 100) return fill(words.full, values)
  return percent === 0 ? `${words.none} ${words.noneHelp}` : fill(words.now, values)
}

/** The last day on which the details are retained. */
export function keptUntil(language: Language, { kind, state, startsAt, answerBy, consentedAt }: ReadBooking) {
  const end = eraseAfter(kind, state, startsAt ?? answerBy ?? consentedAt)
  return longDateIn(language, addDays(dayOf(end), -1))
}

/** Everything that is stored about the patient under this booking, word for word. */
export function storedDetails(language: Language, booking: ReadBooking): { facts: Fact[]; told: string[] } {
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
    told: [
      fill(words.consentRecord, { version: booking.consentNotice, when: whenOf(times, booking.consentedAt) }),
      fill(words.keptUntil, { date: keptUntil(language, booking) }),
    ],
  }
}
