import { href } from 'react-router'
import { calendar } from '#content/calendar.ts'
import { facts } from '#content/facts.ts'
import * as form from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointmentNotice, appointmentNoticeVersion } from '#content/notices.ts'
import { openingHours } from '#content/opening-hours.ts'
import { appointment, hints, meta } from '#content/pages/appointment.ts'
import { site } from '#content/site.ts'
import { telHref } from '#content/tel.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { otherLanguage, pathIn } from '../paths.ts'

/** Everything the booking page says and links to, in one language. Made on the server: no other language is shipped. */
export const bookingWords = (language: Language) => ({
  language,
  meta: wordsIn(meta, language),
  page: wordsIn(appointment, language),
  hints: wordsIn(hints, language),
  calendar: wordsIn(calendar, language),
  fieldErrors: wordsIn(form.fieldErrors, language),
  errorSummary: wordsIn(form.errorSummary, language),
  problems: wordsIn(form.serviceErrors, language),
  forms: wordsIn(form.forms, language),
  announcements: wordsIn(form.announcements, language),
  notice: { ...wordsIn(appointmentNotice, language), version: appointmentNoticeVersion },
  sessions: openingHours(language),
  site: wordsIn(site, language),
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
