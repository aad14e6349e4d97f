import { sexes } from '#clinic/fields.ts'
import { COLLECTION_DAYS, collectionCodes } from '#clinic/home-collection.ts'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { sexWords } from '#content/fields/words.ts'
import { collectionParts, partNames, windowsOf } from '#content/format/collection-windows.ts'
import { fill } from '#content/format/fill.ts'
import { sessionNames } from '#content/format/opening-hours.ts'
import { serviceErrors, steps } from '#content/forms.ts'
import { labTestTotals } from '#content/lab-tests.ts'
import type { Language } from '#content/language.ts'
import { preparation } from '#content/preparation/words.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import { pathIn } from '../paths.ts'
import { hourPickerText } from '../samples/hour-picker-text.ts'
import { listedAtHome } from './collection-tests.ts'
import { offeredWindows } from './windows.ts'

// It travels to the browser: only what the form can show.
const { whatAndWhen, chosenAndWhen, whereAndWho, served, atClinic, next, book, booking } = collectionForm
const { selectTests, moreTests, allTests, change, add, added, emptyStomach, onlyAtClinic } = collectionForm
const { noneSelected, comingIncluded, fastingWindow, dateChanged, windowGone } = collectionForm
const { stepOf } = steps
const ofSteps = { stepOf, whatAndWhen, chosenAndWhen, whereAndWho, served, atClinic, next, book, booking }
const ofTests = { selectTests, moreTests, allTests, change, add, added, emptyStomach, onlyAtClinic }
const ofVisit = { noneSelected, comingIncluded, fastingWindow, dateChanged, windowGone }

function pickerIn(language: Language) {
  const words = wordsIn(collectionForm, language)
  const hours = collectionParts.flatMap((session) =>
    windowsOf(session).map((window) => ({ ...window, session })),
  )
  const own = {
    selectDate: words.collectionDate,
    selectTime: words.collectionTime,
    within: words.comeWithin,
    noTimes: words.noneFree,
    noTimesAtAll: fill(words.noneFreeAtAll, { days: COLLECTION_DAYS }),
    firstFree: words.firstFree,
    taken: { full: words.windowFull, over: words.windowPast },
  }
  return hourPickerText(language, hours, own, (id) => ({ ...sessionNames, ...partNames })[id][language])
}

const areasIn = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(facts.servedAreas).map(([pincode, name]) => [pincode, name[language]]))

/** The data of the form; it travels to the browser. Null when the tests cannot be read: nothing can be booked. */
export async function collectionFormData(site: Site, language: Language, pathname: string) {
  const tests = await listedAtHome(site, language)
  if (tests.length === 0) return null
  const city = facts.city[language]
  return {
    words: formWords(language, collectionCodes, serviceErrors.failedToBookHomeTitle[language]),
    labels: wordsIn(collectionForm.fields, language),
    texts: {
      ...wordsIn({ ...ofSteps, ...ofTests, ...ofVisit }, language),
      more: fill(collectionForm.more[language], { city }),
    },
    totals: wordsIn(labTestTotals, language),
    preparation: wordsIn(preparation, language),
    sexes: sexes.map((value) => ({ value, label: sexWords[value][language] })),
    pickerText: pickerIn(language),
    windows: await offeredWindows(site, site.now()),
    areas: areasIn(language),
    city,
    consent: consentIn(homeCollectionPrivacyNotice, language, pathname),
    tests,
    paths: { list: pathIn(language, '/pathology'), atClinic: pathIn(language, '/pathology/book') },
  }
}

export type CollectionFormData = NonNullable<Awaited<ReturnType<typeof collectionFormData>>>
