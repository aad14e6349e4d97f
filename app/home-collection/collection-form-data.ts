import type { FieldError } from '#clinic/fields.ts'
import {
  COLLECTION_DAYS,
  collectionCodes,
  collectionWindows,
  isMorningWindow,
  parsePatientDetails,
} from '#clinic/home-collection.ts'
import { needsFasting } from '#clinic/lab-tests/preparation.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { collectionForm } from '#content/collection-form.ts'
import { facts } from '#content/facts.ts'
import { windowLabel } from '#content/format/collection-windows.ts'
import { rupees } from '#content/format/rupees.ts'
import { serviceErrors } from '#content/forms.ts'
import { preparationWords } from '#content/lab-tests.ts'
import type { Language } from '#content/language.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import { contactPreferencesIn } from '../forms/contact-preference-words.ts'
import type { FormValues } from '../forms/form-values.ts'
import { consentIn, formWords } from '../forms/form-words.ts'
import type { Rejected } from '../forms/submit-response.ts'

/** What came back from the form: which step stands now, what she typed, what was wrong. */
export type CollectionReply = { step: 1 | 2; answers: FormValues | undefined; rejected: Rejected | null }

export function checkPatient(answers: FormValues): FieldError[] {
  const parsed = parsePatientDetails(answers, facts.servedPincodes)
  return parsed.ok ? [] : parsed.errors
}

/** Everything the two steps show, in one language. Null when the tests cannot be read: then nothing can be booked. */
export async function formData(site: Site, language: Language, pathname: string) {
  const tests = await site.cachedLabTests.home().catch((error) => {
    site.log.error({ event: 'lab_tests.read_failed', error })
    return []
  })
  if (tests.length === 0) return null
  const words = formWords(language, collectionCodes, serviceErrors.failedToBookHomeTitle[language])
  const today = dayOf(site.now())
  return {
    words,
    own: wordsIn(collectionForm, language),
    served: facts.servedPincodes,
    notice: homeCollectionPrivacyNotice.version,
    consent: consentIn(homeCollectionPrivacyNotice, words, pathname),
    contact: contactPreferencesIn(language, site.offered, 'optional'),
    today,
    lastDay: addDays(today, COLLECTION_DAYS - 1),
    days: COLLECTION_DAYS,
    windows: collectionWindows.map((window) => ({
      from: window.from,
      label: windowLabel(language, window.from),
      isMorning: isMorningWindow(window),
    })),
    tests: tests.map((test) => ({
      id: String(test.id),
      name: test.name[language],
      rupees: test.price,
      price: rupees(test.price),
      preparation: preparationWords[test.preparation][language],
      isFasting: needsFasting(test),
    })),
  }
}

export type CollectionForm = NonNullable<Awaited<ReturnType<typeof formData>>>
