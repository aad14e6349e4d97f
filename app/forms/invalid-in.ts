import type { FieldCode, FieldError } from '#clinic/fields.ts'
import { fill } from '#content/format/fill.ts'
import type { Rejected } from './submit-response.ts'

type Said = string | { one: string; other: string }

export type InvalidWords = {
  requiredPatientDetails: string
  summary: Record<'heading' | 'intro' | 'titlePrefix' | 'fieldPrefix', string>
  fieldErrors: Partial<Record<FieldCode, Said>>
}

const missing: ReadonlySet<FieldCode> = new Set([
  'name-required',
  'phone-required',
  'patient-name-required',
  'mobile-required',
])

export const errorIn = (said: Said = '', count = 0): string =>
  typeof said === 'string' ? said : fill(count === 1 ? said.one : said.other, { count })

/** The summary of a form's errors: from the server, and in the same words from the browser. */
export const invalidIn = (words: InvalidWords, errors: FieldError[]): Rejected => ({
  success: false,
  message: errors.some(({ code }) => missing.has(code))
    ? words.requiredPatientDetails
    : words.summary.heading,
  help: words.summary.intro,
  errors: errors.map(({ field, code, count }) => ({
    field,
    code,
    message: errorIn(words.fieldErrors[code], count),
  })),
})
