import { type LabTestBookingRequest, parseLabTestBooking } from '#clinic/lab-test-booking.ts'
import { isBookable } from '#clinic/lab-tests/lab-test.ts'
import { slugOf } from '#clinic/lab-tests/slug.ts'
import { serviceErrors } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import type { Language } from '#content/language.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookLabTest } from '#server/bookings/book-lab-test.ts'
import type { ListedLabTest } from '#server/lab-tests/lab-tests.ts'
import type { Site } from '#server/site.ts'
import type { FormHandler } from '../forms/submit-form.ts'

/** Null when there is no such test, or it is not booked online. */
export async function findBookableLabTest(site: Site, slug: unknown): Promise<ListedLabTest | null> {
  // The database must not even be asked for some texts: a null byte would be an error there, not an unknown test.
  if (typeof slug !== 'string' || slugOf(slug) !== slug) return null
  const test = await site.cachedLabTests.listed(slug)
  return test && isBookable(test) ? test : null
}

export function labTestHandler(
  site: Site,
  language: Language,
  test: ListedLabTest,
): FormHandler<LabTestBookingRequest> {
  const words = wordsIn(serviceErrors, language)
  return {
    form: 'lab-test',
    parse: (answers) => parseLabTestBooking(answers, labTestPrivacyNotice.version),
    place: null,
    words: {
      failed: { title: words.failedToBookTestTitle, help: words.failedToBookTest },
      accepted: labTestForm.success[language],
    },
    async store(request, options) {
      const { sessions } = site.schedule
      const outcome = await bookLabTest(site.db, site.queue, test, request, { ...options, sessions })
      if (outcome.ok) return outcome
      return { ok: false, kind: 'invalid', errors: [outcome.reason] }
    },
  }
}
