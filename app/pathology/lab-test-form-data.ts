import { sexes } from '#clinic/fields.ts'
import { comingHours, labTestBookingCodes } from '#clinic/lab-test-booking.ts'
import type { Prepared } from '#clinic/lab-tests/preparation.ts'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { sexWords } from '#content/fields/words.ts'
import { sessionName } from '#content/format/opening-hours.ts'
import { serviceErrors, steps } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import type { Language } from '#content/language.ts'
import { preparation } from '#content/preparation/words.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { givenBy } from '#server/platform/context.ts'
import type { Site } from '#server/site.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import { hourPickerText } from '../samples/hour-picker-text.ts'
import { offeredHours } from './coming-hours.ts'

// It travels to the browser: only what the form can show.
const { when, who, more, refund, submit, submitting, testsChosen } = labTestForm
const { dateChanged } = collectionForm
const texts = { when, who, more, refund, submit, submitting, testsChosen, dateChanged, ...steps }

/** The texts of the hour picker for tests. */
export function labTestPickerText(language: Language) {
  const own = wordsIn(labTestForm, language)
  const home = wordsIn(collectionForm, language)
  const texts = {
    selectDate: own.date,
    selectTime: own.time,
    within: own.comeWithin,
    noTimes: own.noneOpen,
    noTimesAtAll: own.noneOpen,
    firstFree: home.firstFree,
    taken: { over: home.windowPast },
  }
  return hourPickerText(language, comingHours(facts.sessions), texts, (id) => sessionName(language, id))
}

/** The data of the form for these tests; it travels to the browser. */
export async function labTestFormData(
  site: Site,
  language: Language,
  pathname: string,
  tests: readonly Prepared[],
) {
  const now = site.now()
  return {
    words: formWords(language, labTestBookingCodes, serviceErrors.failedToBookTestTitle[language]),
    labels: wordsIn(labTestForm.fields, language),
    texts: wordsIn(texts, language),
    preparation: wordsIn(preparation, language),
    sexes: sexes.map((value) => ({ value, label: sexWords[value][language] })),
    pickerText: labTestPickerText(language),
    hours: await offeredHours(site, now, { tests }),
    consent: consentIn(labTestPrivacyNotice, language, pathname),
    formToken: issueFormToken(site.secret, 'lab-test', givenBy(site)),
  }
}

export type LabTestFormData = Awaited<ReturnType<typeof labTestFormData>>
