import { type BookingFacts, type BookingStatus, bookingCan, bookingStatus } from '#clinic/booking.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import type { Language, Localized } from '#content/language.ts'
import { manage } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking, ReadComplaint } from '#server/bookings/read-booking.ts'
import { pathIn } from '../../paths.ts'
import type { BookingSummary, Fact, Reply } from '../manage-view.ts'

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

/** Until when an answer is promised. */
export const answerTime = (language: Language, answerBy: Date) =>
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
