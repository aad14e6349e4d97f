import type { Language } from '#content/language.ts'
import { pathIn } from '../paths.ts'
import { URGENT_CONDITION } from '../prerendered.ts'

/** The page of a condition. */
export const conditionPath = (language: Language, slug: string): string =>
  slug === URGENT_CONDITION
    ? pathIn(language, '/service/treatments/here-for-you')
    : pathIn(language, '/service/treatments/:condition', { condition: slug })
