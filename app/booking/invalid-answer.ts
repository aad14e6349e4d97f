import type { FieldError } from '#clinic/appointment.ts'
import type { BookingRefused } from './answer.ts'
import type { BookingWords } from './words.ts'

/** The answer to a form that needs another look: made by the server, and by the browser before it sends. */
export function invalidAnswer(
  errors: FieldError[],
  words: Pick<BookingWords, 'hints' | 'errorSummary' | 'fieldErrors'>,
): BookingRefused {
  const isMissing = errors.some(({ code }) => code === 'name-required' || code === 'phone-required')
  return {
    success: false,
    message: isMissing ? words.hints.requiredPatientDetails : words.errorSummary.heading,
    help: words.errorSummary.intro,
    errors: errors.map(({ field, code }) => ({ field, code, message: words.fieldErrors[code] })),
  }
}
