import { href } from 'react-router'
import { appointmentCodes } from '#clinic/appointment.ts'
import { facts } from '#content/facts.ts'
import { calendar } from '#content/format/calendar.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { telHref } from '#content/format/tel.ts'
import * as form from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointment, hints, meta } from '#content/pages/appointment.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { contactPreferenceWords } from '../forms/contact-preference-words.ts'
import { invalidWords } from '../forms/invalid-response.ts'
import { ownBookingWords } from '../forms/own-booking-words.ts'
import { otherLanguage, pathIn } from '../paths.ts'

// All of it travels to the browser: only what the page can say.
const {
  failedToFetchAppointments,
  failedToFetchHelp,
  failedToBook,
  slotTakenChoose,
  timeout,
  sendAgainSafe,
} = form.serviceErrors
const problems = {
  failedToFetchAppointments,
  failedToFetchHelp,
  failedToBook,
  slotTakenChoose,
  timeout,
  sendAgainSafe,
}
const { optional, dismiss, indiaTime, tryAgain } = site
const around = { optional, dismiss, indiaTime, tryAgain }

/** Everything the booking page says and links to, in one language. Made on the server: no other language is shipped. */
export const bookingWords = (language: Language) => ({
  language,
  meta: wordsIn(meta, language),
  page: wordsIn(appointment, language),
  hints: wordsIn(hints, language),
  calendar: wordsIn(calendar, language),
  invalid: invalidWords(language, appointmentCodes),
  toConfirm: wordsIn(form.toConfirm, language),
  errorSummary: wordsIn(form.errorSummary, language),
  problems: wordsIn(problems, language),
  forms: wordsIn(form.forms, language),
  announcements: wordsIn(form.announcements, language),
  notice: wordsIn(appointmentPrivacyNotice, language),
  contact: contactPreferenceWords(language, 'optional'),
  own: ownBookingWords(language),
  sessions: openingHours(language),
  site: wordsIn(around, language),
  breadcrumb: breadcrumbIn(language, appointment.breadcrumb[language]),
  address: facts.address[language],
  phone: { number: facts.phones[0], href: telHref(facts.phones[0]) },
  links: {
    page: pathIn(language, '/appoitment'),
    noticeElsewhere: `${pathIn(otherLanguage(language), '/appoitment')}#notice`,
    elsewhere: otherLanguage(language),
    listCall: href('/api/appointment/all'),
    bookingCall: href('/api/appointment/booking'),
  },
})

export type BookingWords = ReturnType<typeof bookingWords>
