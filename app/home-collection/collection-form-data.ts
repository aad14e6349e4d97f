import { COLLECTION_DAYS, collectionCodes, collectionWindows } from '#clinic/home-collection.ts'
import { needsFasting } from '#clinic/lab-tests/preparation.ts'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { calendar } from '#content/format/calendar.ts'
import { windowLabel } from '#content/format/collection-windows.ts'
import { fill } from '#content/format/fill.ts'
import { sessionNames } from '#content/format/opening-hours.ts'
import { rupees } from '#content/format/rupees.ts'
import { forms, serviceErrors } from '#content/forms.ts'
import { preparationWords } from '#content/lab-tests.ts'
import type { Language } from '#content/language.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import { contactPreferencesIn } from '../forms/contact-preference-words.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import { offeredWindows } from './windows.ts'

// It travels to the browser: only what the form can say.
const { stepOf, stepOne, stepTwo, sexes, continueButton, continuing, support } = collectionForm
const { selectTests, testList, noneSelected, totalAmount, fastingWindow } = collectionForm
const { back, book, booking, dateChanged, windowGone } = collectionForm
const steps = { stepOf, stepOne, stepTwo, sexes, continueButton, continuing, support, back, book, booking }
const tests = { selectTests, testList, noneSelected, totalAmount, fastingWindow }
const visit = { dateChanged, windowGone }

function labelsIn(language: Language) {
  const words = wordsIn(collectionForm, language)
  return {
    patientName: { label: words.patientName },
    age: { label: words.age, hint: words.ageHint },
    sex: { label: words.sex, hint: words.sexHint },
    email: { label: words.email },
    mobile: { label: words.mobile, hint: words.mobileHint },
    address: { label: words.address, hint: forms.addressHint[language] },
    city: { label: words.city },
    pincode: { label: words.pincode, hint: words.pincodeHint },
    guardian: { label: words.guardian },
    adultPresent: { label: words.adultBox },
  }
}

function pickerIn(language: Language) {
  const words = wordsIn(collectionForm, language)
  const days = COLLECTION_DAYS
  return {
    picker: {
      selectDate: words.collectionDate,
      datesHint: fill(words.dateHint, { days }),
      selectTime: words.collectionTime,
      timesHint: `${words.timeHint} ${words.fastingAlways}`,
      dayFirst: words.dateFirst,
      noTimes: words.noneFree,
      noTimesAtAll: fill(words.noneFreeAtAll, { days }),
      firstFree: words.firstFree,
      free: '{time}',
      booked: '{time}, {reason}',
      taken: { full: words.windowFull, over: words.windowPast },
    },
    calendar: wordsIn(calendar, language),
    sessions: wordsIn(sessionNames, language),
    labels: Object.fromEntries(collectionWindows.map(({ from }) => [from, windowLabel(language, from)])),
    free: words.windowsFree,
    taken: { full: words.windowFull, over: words.windowPast },
  }
}

export type PickerText = ReturnType<typeof pickerIn>

/** What the form is drawn from; it travels to the browser. Null when the tests cannot be read: nothing can be booked. */
export async function collectionFormData(site: Site, language: Language, pathname: string) {
  const offered = await site.cachedLabTests.home().catch((error) => {
    site.log.error({ event: 'lab_tests.read_failed', error })
    return []
  })
  if (offered.length === 0) return null
  return {
    words: formWords(language, collectionCodes, serviceErrors.failedToBookHomeTitle[language]),
    labels: labelsIn(language),
    texts: wordsIn({ ...steps, ...tests, ...visit }, language),
    pickerText: pickerIn(language),
    served: facts.servedPincodes,
    consent: consentIn(homeCollectionPrivacyNotice, language, pathname),
    contact: contactPreferencesIn(language, site.offered, 'optional'),
    windows: await offeredWindows(site, site.now()),
    tests: offered.map((test) => ({
      id: String(test.id),
      name: test.name[language],
      rupees: test.price,
      price: rupees(test.price),
      preparation: preparationWords[test.preparation][language],
      isFasting: needsFasting(test),
    })),
  }
}

export type CollectionFormData = NonNullable<Awaited<ReturnType<typeof collectionFormData>>>
