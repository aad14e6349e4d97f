import type { FieldCode, FieldError } from '#clinic/fields.ts'
import type { Rejected } from './submit-response.ts'

export type InvalidWords = {
  requiredPatientDetails: string
  summary: Record<'heading' | 'intro' | 'titlePrefix' | 'fieldPrefix', string>
  fieldErrors: Partial<Record<FieldCode, string>>
}

const missing: ReadonlySet<FieldCode> = new Set([
  'name-required',
  'phone-required',
  'patient-name-required',
  'mobile-required',
])

/** What to say about a form that needs another look: by the server, and in the same words by the browser. */
export const invalidIn = (words: InvalidWords, errors: FieldError[]): Rejected => ({
  success: false,
  message: errors.some(({ code }) => missing.has(code))
    ? words.requiredPatientDetails
    : words.summary.heading,
  help: words.summary.intro,
  errors: errors.map(({ field, code }) => ({ field, code, message: words.fieldErrors[code] ?? '' })),
})
