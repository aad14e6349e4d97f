import { type LabTestBookingRequest, parseLabTestBooking } from '#clinic/lab-test-booking.ts'
import { facts } from '#content/facts.ts'
import { serviceErrors } from '#content/forms.ts'
import { labTestForm } from '#content/lab-test-form.ts'
import type { Language } from '#content/language.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookLabTest } from '#server/bookings/book-lab-test.ts'
import type { Site } from '#server/site.ts'
import type { FormHandler } from '../forms/submit-form.ts'
import type { NamedLabTests } from './chosen-lab-tests.ts'

export function labTestHandler(
  site: Site,
  language: Language,
  { bookable: tests, areAllBookable }: NamedLabTests,
): FormHandler<LabTestBookingRequest> {
  const words = wordsIn(serviceErrors, language)
  return {
    form: 'lab-test',
    parse: (answers) => {
      const parsed = parseLabTestBooking(answers, labTestPrivacyNotice.version)
      if (tests.length > 0 && areAllBookable) return parsed
      const code = tests.length === 0 ? 'tests-required' : 'test-unavailable'
      return { ok: false, errors: [{ field: 'tests', code }, ...(parsed.ok ? [] : parsed.errors)] }
    },
    place: null,
    words: {
      failed: { title: words.failedToBookTestTitle, help: words.failedToBookTest },
      accepted: labTestForm.success[language],
    },
    async store(request, options) {
      const { sessions } = facts
      const outcome = await bookLabTest(site.db, site.queue, tests, request, { ...options, sessions })
      if (outcome.ok) return outcome
      return { ok: false, kind: 'invalid', errors: [outcome.reason] }
    },
  }
}
