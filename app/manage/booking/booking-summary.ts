import {
  type BookingFacts,
  type BookingKind,
  type BookingStatus,
  bookingCan,
  bookingStatus,
  isConfirmed,
} from '#clinic/booking.ts'
import { isOffered } from '#content/clinic/offered.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Language, Localized } from '#content/language.ts'
import { manage } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import type { OpenedBy } from '#server/bookings/booking-session.ts'
import type { ReadBooking, ReadComplaint } from '#server/bookings/read-booking.ts'
import { ticketView } from '../../confirmation/ticket-view.ts'
import { pathIn } from '../../paths.ts'
import type { BookingSummary, Fact, Reply } from '../manage-view.ts'

/** Where each kind is booked. */
const bookPages = {
  appointment: '/appoitment',
  'home-collection': '/home-collection',
  'lab-test': '/pathology',
  enquiry: '/contact',
} as const
const parts = { 'home-collection': 'home-collection', 'lab-test': 'pathology' } as const

/** Where to book again. The service of the old booking may no longer be offered. */
export function bookPage(language: Language, kind: BookingKind): string {
  const part = kind in parts ? parts[kind as keyof typeof parts] : undefined
  return pathIn(language, isOffered({ needs: part }) ? bookPages[kind] : '/contact')
}

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

/** The promised deadline of an answer. */
export const answerTime = (language: Language, answerBy: Date) =>
  fill(manage.answerBy[language], { when: whenOf(wordsIn(calendar, language), answerBy) })

type Asked = BookingFacts & Pick<ReadComplaint, 'answerBy' | 'answer'>

/** Null for a visit, and for a withdrawn enquiry: nothing is promised. */
function replyTo(language: Language, asked: Asked, now: Date): Reply | null {
  const { answerBy, answer } = asked
  if (answer) return { title: manage.ourAnswer[language], text: answer }
  if (!bookingCan('answer', asked, now) || !answerBy) return null
  const { answerLate } = wordsIn(manage, language)
  return { title: null, text: answerBy < now ? answerLate : answerTime(language, answerBy) }
}

type Shown = {
  now: Date
  openedBy: OpenedBy
  /** What has just happened to it. */
  state?: string | undefined
}

/** For a patient who opened only the link, just its state: others may read the message with the link. */
function shownComplaint(language: Language, complaint: ReadComplaint, { now, openedBy }: Shown) {
  const reply = replyTo(language, { ...complaint, kind: 'enquiry', startsAt: null }, now)
  const title = fill(manage.yourComplaint[language], { reference: complaint.reference })
  if (openedBy === 'code') return { title, message: complaint.message, reply }
  const isAnswered = complaint.answer !== null
  return {
    title,
    message: null,
    reply: isAnswered ? { title: null, text: manage.complaintAnswered[language] } : reply,
  }
}

/** How the patient may be reached, in few words. */
function reachedIn(language: Language, { person: { contact } }: ReadBooking): string {
  const { summary, reminded, notReminded } = wordsIn(contactWishes, language)
  return `${summary[contact.call]} · ${contact.reminders.length > 0 ? reminded : notReminded}`
}

function paidFacts(language: Language, { paid, refund }: ReadBooking): Fact[] {
  const words = wordsIn(manage, language)
  return [
    ...(paid > 0 ? [{ label: words.amountPaid, value: rupees(paid) }] : []),
    ...(refund ? [{ label: words.moneyBack, value: rupees(refund) }] : []),
  ]
}

/** Only what is needed to come, move or cancel, and our answers: no name, no number, no reason of a visit. */
export function bookingSummary(language: Language, booking: ReadBooking, shown: Shown): BookingSummary {
  const { now, state, openedBy } = shown
  const words = wordsIn(manage, language)
  const canMove = bookingCan('move', booking, now)
  const isMessage = booking.kind === 'enquiry'
  const status = bookingStatus(booking, now)
  const ticket = ticketView(language, booking, {
    code: null,
    now,
    hasDetails: openedBy === 'code',
    ...(state && { state }),
  })
  const isOver = !canMove && !bookingCan('answer', booking, now)
  return {
    title: isMessage ? words.yourMessage : words.yourBooking,
    ticket: isOver ? { ...ticket, state: { look: 'over', text: statusWords[status][language] } } : ticket,
    facts: paidFacts(language, booking),
    sorry: booking.cancelledBy === 'clinic' && !isMessage ? words.weCancelled : null,
    canMove,
    canCancel: !isMessage && bookingCan('cancel', booking, now),
    isWhole: openedBy === 'code',
    reached: openedBy === 'code' ? reachedIn(language, booking) : null,
    hasReminders: canMove && booking.person.contact.reminders.length > 0,
    hasCalendar: canMove && isConfirmed(booking),
    // A patient who waits for our answer is not invited to write again.
    again: isOver
      ? {
          href: bookPage(language, booking.kind),
          label: isMessage ? words.writeAgain : words.bookAgain,
        }
      : null,
    reply: replyTo(language, { ...booking, answer: booking.person.answer ?? null }, now),
    complaints: booking.complaints.map((complaint) => shownComplaint(language, complaint, shown)),
  }
}
