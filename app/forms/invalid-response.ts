import { type FieldCode, type FieldError, fieldCodes } from '#clinic/fields.ts'
import { fieldErrors } from '#content/fields/errors.ts'
import { errorSummary } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { hints } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { type InvalidWords, invalidIn } from './invalid-in.ts'
import type { Rejected } from './submit-response.ts'

/** Only the texts that a form can need: they travel to the browser. */
export const invalidWords = (language: Language, codes: readonly FieldCode[] = fieldCodes): InvalidWords => ({
  requiredPatientDetails: hints.requiredPatientDetails[language],
  summary: wordsIn(errorSummary, language),
  fieldErrors: Object.fromEntries(codes.map((code) => [code, wordsIn(fieldErrors[code], language)])),
})

export const invalidResponse = (errors: FieldError[], language: Language): Rejected =>
  invalidIn(invalidWords(language), errors)
