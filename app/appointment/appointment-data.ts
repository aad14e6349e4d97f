import { appointmentCodes } from '#clinic/appointment.ts'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { announcements, forms, serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointment, hints, meta } from '#content/pages/appointment.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { site as siteWords } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { contactPreferencesIn, type Offered } from '../forms/contact-preference-words.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import { pathIn } from '../paths.ts'

/** What stands around the form. */
export const appointmentPage = (language: Language) => ({
  meta: wordsIn(meta, language),
  breadcrumb: breadcrumbIn(language, appointment.breadcrumb[language]),
  title: appointment.pageTitle[language],
  intro: appointment.intro[language],
  indiaTime: siteWords.indiaTime[language],
})

/** What is said when the free times cannot be read. */
export const outageData = (language: Language) => ({
  title: serviceErrors.failedToFetchAppointments[language],
  body: wordsIn(serviceErrors, language).failedToFetchHelp,
  tryAgain: siteWords.tryAgain[language],
  page: pathIn(language, '/appoitment'),
  dismiss: siteWords.dismiss[language],
  phone: { number: facts.phones[0], href: telHref(facts.phones[0]) },
})

/** What the form is drawn from, in one language; it travels to the browser: only what it can say. */
export function appointmentForm(language: Language, pathname: string, offered: Offered) {
  const page = wordsIn(appointment, language)
  const hintWords = wordsIn(forms, language)
  return {
    words: formWords(language, appointmentCodes, serviceErrors.failedToBook[language]),
    labels: {
      patientName: { label: page.name, hint: hintWords.fullNameHint, placeholder: page.namePlaceholder },
      phoneNumber: { label: page.phone, hint: hintWords.phoneHint, placeholder: page.phonePlaceholder },
      email: { label: page.email, hint: hintWords.emailHint, placeholder: page.emailPlaceholder },
      address: { label: page.address, hint: hintWords.addressHint, placeholder: page.addressPlaceholder },
    },
    picker: {
      selectDate: page.selectDate,
      datesHint: page.datesHint,
      selectTime: page.selectTime,
      noTimes: page.noSlots,
      noTimesAtAll: page.noSlotsWeek,
      firstFree: page.firstFree,
      free: page.slotFree,
      booked: page.slotBooked,
      taken: { booked: page.booked },
    },
    announcements: {
      timesLoaded: announcements.timesLoaded[language],
      timeSelected: announcements.timeSelected[language],
      dateChanged: page.slotCleared,
      timeGone: page.timeGone,
    },
    hints: wordsIn(hints, language),
    patientDetails: page.patientDetails,
    yourVisit: page.yourVisit,
    submit: page.submit,
    processing: page.processing,
    timesUrl: pathIn(language, '/appoitment/times'),
    contact: contactPreferencesIn(language, offered, 'optional'),
    consent: consentIn(appointmentPrivacyNotice, language, pathname),
  }
}

export type AppointmentFormData = ReturnType<typeof appointmentForm>
