import { bookingStatus, isConfirmed, isToConfirm } from '#clinic/booking.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { type Promised, promiseOf } from '#clinic/messages/call-promise.ts'
import { arrivalWord, mayStillCome } from '#clinic/round.ts'
import { dayOf, minutesOf, toIso } from '#clinic/time.ts'
import { visitTerms } from '#content/clinic/visit-terms.ts'
import { isTellingName } from '#content/clinic/visits.ts'
import { arrival, confirmation } from '#content/confirmation.ts'
import { facts } from '#content/facts.ts'
import { calendar, dateOf, timeOfMinutes, whenOf } from '#content/format/calendar.ts'
import { bound, fill } from '#content/format/fill.ts'
import { visitHour } from '#content/format/visit-when.ts'
import type { Language } from '#content/language.ts'
import { contact } from '#content/pages/contact.ts'
import { eatBeforeIn } from '#content/preparation/eat-before-in.ts'
import { preparation } from '#content/preparation/words.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { TicketRow, TicketView } from './ticket.tsx'
import { callRow, waitStates } from './ticket-call.ts'
import { testCountRow, testsRow } from './ticket-tests.ts'

const pictures = {
  appointment: { src: '/pictures/confirmation.svg', isArch: false },
  enquiry: { src: '/pictures/confirmation.svg', isArch: false },
  'lab-test': { src: '/pictures/gallery-sample.svg', isArch: true },
  'home-collection': { src: '/pictures/gallery-home-kit.svg', isArch: true },
} as const

/** The picture of an appointment has a tick: not for a time that is still to be confirmed. */
const pictureOf = (booking: ReadBooking) =>
  booking.kind === 'appointment' && isToConfirm(booking)
    ? { src: '/pictures/gallery-reception.svg', isArch: true }
    : pictures[booking.kind]

const bookedStates = {
  appointment: 'booked',
  enquiry: 'sent',
  'lab-test': 'atClinic',
  'home-collection': 'atHome',
} as const

/** The one state of the booking. The page that shows a past one names it. */
function stateOf(language: Language, booking: ReadBooking, promised: Promised | null): TicketView['state'] {
  const { states } = wordsIn(confirmation, language)
  if (promised) return { look: 'wait', text: states[waitStates[promised.speaker]] }
  return { look: 'done', text: states[bookedStates[booking.kind]] }
}

/** Day and time apart: the time, or the window of a visit, is the largest text on the page. */
function whenIn(language: Language, { kind, startsAt }: Pick<ReadBooking, 'kind' | 'startsAt'>) {
  if (!startsAt) return { date: null, time: null, dateTime: null }
  const times = wordsIn(calendar, language)
  const hour = visitHour(language, { kind, startsAt }).replace(' बजे', '')
  return {
    date: dateOf(times, dayOf(startsAt)),
    time: bound(hour || timeOfMinutes(times, minutesOf(startsAt))),
    dateTime: toIso(startsAt),
  }
}

function fastingIn(language: Language, booking: ReadBooking): TicketView['alert'] {
  const hours = fastingHours(booking.tests)
  if (!hours || !booking.startsAt) return null
  const { fasting } = wordsIn(confirmation, language)
  if (!isConfirmed(booking))
    return {
      title: preparation.emptyStomach[language],
      text: fill(fasting.notYet, { eatBefore: eatBeforeIn(language, hours, null) }),
    }
  return {
    title: booking.kind === 'home-collection' ? fasting.home : fasting.clinic,
    text: eatBeforeIn(language, hours, booking.startsAt),
  }
}

/** The place: the clinic, with the way to it, or the patient's own home. */
function whereRow(language: Language, { kind, person }: ReadBooking): TicketRow | null {
  if (kind === 'enquiry') return null
  const words = wordsIn(confirmation, language)
  if (kind === 'home-collection')
    return {
      icon: 'home',
      title: person.address ?? '',
      text: [person.city, person.pincode].filter(Boolean).join(' '),
    }
  const [street = '', ...landmark] = facts.addressShort[language].split(',')
  return {
    icon: 'place',
    title: street,
    text: [...landmark, ` ${facts.city[language]}`].join(',').trim(),
    link: { href: facts.mapUrl, label: words.directions, leaves: words.newTab },
  }
}

/**
 * The doctor, the length and the fee, as the form shows them; never the reason, because others may see the slip.
 * On paper and in a picture, which last, the name is left out where it would reveal the reason.
 */
function doctorRow(language: Language, booking: ReadBooking): TicketRow | null {
  const terms = visitTerms(language, booking)
  if (!terms) return null
  return {
    icon: 'doctor',
    title: terms.doctor,
    ...(isTellingName() && { titleOnPaper: confirmation.visitOnPaper[language] }),
    text: terms.text,
  }
}

function payRow(language: Language, { kind, paid }: ReadBooking): TicketRow | null {
  if (kind !== 'appointment' || paid > 0) return null
  const words = wordsIn(confirmation, language)
  return { icon: 'pay', title: words.pay, text: words.payNothing }
}

function arrivalRow(language: Language, booking: ReadBooking, now: Date): TicketRow | null {
  if (!mayStillCome(booking, now)) return null
  const { patient, plainLook } = wordsIn(arrival, language)
  return {
    icon: 'door',
    title: fill(patient.title, { word: arrivalWord(booking) }),
    text: `${patient.letIn} ${plainLook}`,
  }
}

function answerRow(language: Language, { kind, answerBy }: ReadBooking): TicketRow | null {
  if (kind !== 'enquiry' || !answerBy) return null
  const when = whenOf(wordsIn(calendar, language), answerBy)
  return {
    icon: 'answer',
    title: bound(fill(confirmation.answerBy[language], { when })),
    text: wordsIn(contact, language).form.success.text,
  }
}

type Options = {
  /** Null once it has been shown. */
  code: string | null
  now: Date
  /** What has just happened, in place of the state. */
  state?: string
  /** False for a patient who opened only the link: state and time, but not who, what and at which home. */
  hasDetails?: boolean
  /** The reference again: for a page that begins with something else. */
  withReference?: boolean
}

/** The slip of a booking: when, what to do first, where, what to pay, and the code that opens it. */
export function ticketView(language: Language, booking: ReadBooking, options: Options): TicketView {
  const { code, now, state, hasDetails = true, withReference = true } = options
  const { contact } = booking.person
  const promised = promiseOf(booking, contact, facts.sessions)
  const isAhead = bookingStatus(booking, now) === 'confirmed' || isToConfirm(booking)
  const rows = [
    promised && callRow(language, promised, contact, now),
    hasDetails ? doctorRow(language, booking) : null,
    hasDetails ? testsRow(language, booking) : testCountRow(language, booking),
    hasDetails || booking.kind !== 'home-collection' ? whereRow(language, booking) : null,
    isAhead ? payRow(language, booking) : null,
    arrivalRow(language, booking, now),
    answerRow(language, booking),
  ]
  const words = wordsIn(confirmation, language)
  return {
    state: state ? { look: 'done', text: state } : stateOf(language, booking, promised),
    ...whenIn(language, booking),
    picture: pictureOf(booking),
    alert: isAhead ? fastingIn(language, booking) : null,
    rows: rows.filter((row) => row !== null),
    reference: withReference ? booking.reference : null,
    code,
    labels: { reference: words.reference, code: words.code },
  }
}
