import { sexes } from '#clinic/fields.ts'
import { LAB_TEST_DAYS, labTestBookingCodes } from '#clinic/lab-test-booking.ts'
import type { Session } from '#clinic/slots.ts'
import { addDays, clockFrom, type Day, dayOf, dayParts, minutesFrom } from '#clinic/time.ts'
import { collectionForm } from '#content/collection-form.ts'
import { type CalendarWords, calendar, clockOf, dateOf, timeOfMinutes } from '#content/format/calendar.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import { rupees } from '#content/format/rupees.ts'
import { forms, serviceErrors } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import { preparationWords } from '#content/lab-tests.ts'
import type { Language } from '#content/language.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ListedLabTest } from '#server/lab-tests/lab-tests.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import type { Site } from '#server/site.ts'
import { contactPreferencesIn } from '../forms/contact-preference-words.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import type { PickerDate, PickerGroup, PickerTime } from '../forms/picker/day-time-picker.tsx'
import { pathIn } from '../paths.ts'
import { bookingAddress } from './search-address.ts'

function dateIn(words: CalendarWords, day: Day, today: Day): PickerDate {
  const { date, month, weekday } = dayParts(day)
  return {
    day,
    weekday: day === today ? words.today : words.weekdays[weekday]!.short,
    date: String(date),
    month: words.months[month - 1]!.short,
    spoken: dateOf(words, day),
  }
}

function timesIn(words: CalendarWords, { opens, closes }: Session, step: number): PickerTime[] {
  const times: PickerTime[] = []
  for (let minutes = minutesFrom(opens); minutes < minutesFrom(closes); minutes += step)
    times.push({ value: clockFrom(minutes), label: clockOf(minutes), when: timeOfMinutes(words, minutes) })
  return times
}

/** The days and the times that may be wished for; whether a time of today has passed, the server says. */
function pickerIn(language: Language, { sessions, slotMinutes }: Site['schedule'], today: Day) {
  const words = wordsIn(calendar, language)
  const groups: PickerGroup[] = openingHours(language).map((hours) => ({
    ...hours,
    times: timesIn(words, sessions.find(({ id }) => id === hours.id)!, slotMinutes),
  }))
  const dates = Array.from({ length: LAB_TEST_DAYS }, (_, days) => dateIn(words, addDays(today, days), today))
  return { dates, groups }
}

function labelsIn(language: Language) {
  const own = wordsIn(labTestForm, language)
  const { emailHint, phoneHint, addressHint } = wordsIn(forms, language)
  return {
    fullName: { label: own.fullName },
    email: { label: own.email, hint: emailHint },
    phone: { label: own.phone, hint: phoneHint },
    age: { label: own.age },
    gender: { label: own.gender },
    address: { label: own.address, hint: addressHint },
    date: { label: own.date },
    time: { label: own.time },
    guardian: { label: collectionForm.guardian[language] },
  }
}

/** What the form of one test is drawn from; it travels to the browser, for a page and for the dialog alike. */
export function labTestFormData(site: Site, language: Language, test: ListedLabTest) {
  const own = wordsIn(labTestForm, language)
  const sexWords = wordsIn(collectionForm.sexes, language)
  const action = bookingAddress(pathIn(language, '/pathology'), test.slug)
  const now = site.now()
  return {
    action,
    words: formWords(language, labTestBookingCodes, serviceErrors.failedToBookTestTitle[language]),
    labels: labelsIn(language),
    facts: {
      price: test.price ? rupees(test.price) : own.priceAsk,
      about: `${preparationWords[test.preparation][language]} · ${own.refund}`,
    },
    sexes: sexes.map((value) => ({ value, label: sexWords[value] })),
    picker: pickerIn(language, site.schedule, dayOf(now)),
    consent: consentIn(labTestPrivacyNotice, language, action),
    contact: contactPreferencesIn(language, site.offered, 'required'),
    submit: own.submit,
    submitting: own.submitting,
    formToken: issueFormToken(site.secret, 'lab-test', now),
  }
}

export type LabTestFormData = ReturnType<typeof labTestFormData>
