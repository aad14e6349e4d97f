import { appointmentCodes } from '#clinic/appointment.ts'
import { clinicalDepartments } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { telHref } from '#content/format/tel.ts'
import { whatsappHref } from '#content/format/whatsapp.ts'
import { announcements, serviceErrors, steps } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointment, bookByPhone, meta, takenTimes } from '#content/pages/appointment.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { site as siteWords } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import { pathIn } from '../paths.ts'
import { visitChoices } from './visit-data.ts'

/** The texts around the form. */
export const appointmentPage = (language: Language) => ({
  meta: wordsIn(meta, language),
  title: appointment.pageTitle[language],
  intro: appointment.intro[language],
  indiaTime: siteWords.indiaTime[language],
})

/** The texts for when the free times cannot be read. */
export const outageData = (language: Language) => ({
  title: serviceErrors.failedToFetchAppointments[language],
  body: wordsIn(serviceErrors, language).failedToFetchHelp,
  call: bookByPhone.heading[language],
  tryAgain: siteWords.tryAgain[language],
  page: pathIn(language, '/appoitment'),
  dismiss: siteWords.dismiss[language],
  phone: { number: facts.phones[0], href: telHref(facts.phones[0]) },
})

const byPhoneIn = (language: Language) => {
  const words = wordsIn(bookByPhone, language)
  const hours = openingHours(language).map(({ range }) => range)
  return {
    ...words,
    answered: fill(words.answered, { hours: hours.join(', ') }),
    whatsappHref: whatsappHref(language),
  }
}

/** The consent to reminders is part of the booking. */
function consentOf(language: Language, pathname: string) {
  const { reminder: _, ...notice } = appointmentPrivacyNotice
  return consentIn(notice, language, pathname)
}

/** The data of the form in one language. It travels to the browser: only what the form can show. */
export function appointmentForm(language: Language, pathname: string) {
  const page = wordsIn(appointment, language)
  return {
    words: formWords(language, appointmentCodes, serviceErrors.failedToBook[language]),
    labels: {
      ...page.fields,
      ...(clinicalDepartments().length > 1 && { service: { label: page.visit.about } }),
    },
    stepOf: steps.stepOf[language],
    questions: { when: page.whenQuestion, who: page.whoQuestion, agree: page.agreeQuestion },
    picker: {
      selectDate: page.selectDate,
      selectTime: page.selectTime,
      noTimes: page.noSlots,
      noTimesAtAll: page.noSlotsWeek,
      firstFree: page.firstFree,
      free: page.slotFree,
      booked: page.slotBooked,
      taken: { booked: page.booked },
    },
    announcements: {
      timeSelected: announcements.timeSelected[language],
      dateChanged: page.slotCleared,
      timeGone: page.timeGone,
    },
    choices: visitChoices(language),
    patientDetails: page.patientDetails,
    askedGone: page.askedGone,
    nextFree: page.nextFree,
    moreDetails: page.moreDetails,
    bar: {
      yourTime: page.yourTime,
      changeTime: page.changeTime,
      gone: page.goneShort,
      next: steps.next[language],
      submit: page.submit,
      processing: page.processing,
    },
    taken: wordsIn(takenTimes, language),
    byPhone: byPhoneIn(language),
    timesUrl: pathIn(language, '/appoitment/times'),
    consent: consentOf(language, pathname),
  }
}

export type AppointmentFormData = ReturnType<typeof appointmentForm>
