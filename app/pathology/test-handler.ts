import { isBookable } from '#clinic/pathology-test.ts'
import { slugOf } from '#clinic/slug.ts'
import { parseTestBooking, type TestBookingRequest } from '#clinic/test-booking.ts'
import { serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { testForm } from '#content/test-form.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookTest } from '#server/book-test.ts'
import type { ListedTest } from '#server/pathology-tests.ts'
import type { Site } from '#server/site.ts'
import { invalidResponse } from '../forms/invalid-response.ts'
import type { FormHandler } from '../forms/submit-form.ts'

/** Null when there is no such test, or it is not booked online. */
export async function findBookableTest(site: Site, slug: unknown): Promise<ListedTest | null> {
  // The database must not even be asked for some texts: a null byte would be an error there, not an unknown test.
  if (typeof slug !== 'string' || slugOf(slug) !== slug) return null
  const test = await site.knownTests.listed(slug)
  return test && isBookable(test) ? test : null
}

export function testHandler(
  site: Site,
  language: Language,
  test: ListedTest,
): FormHandler<TestBookingRequest> {
  const words = wordsIn(serviceErrors, language)
  return {
    form: 'test',
    parse: (answers) => parseTestBooking(answers, labTestPrivacyNotice.version),
    place: null,
    failed: { title: words.failedToBookTestTitle, help: words.failedToBookTest },
    thanks: testForm.success[language],
    async book(request, options) {
      const { sessions } = site.schedule
      const outcome = await bookTest(site.db, site.queue, test, request, { ...options, sessions })
      if (outcome.ok) return outcome
      return { ok: false, status: 422, answer: invalidResponse([outcome.reason], language) }
    },
  }
}
