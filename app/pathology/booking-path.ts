import type { Language } from '#content/language.ts'
import { pathIn } from '../paths.ts'

/** Where a test is booked: a page of its own, and a dialog where there is script. */
export const bookingPath = (language: Language, slug: string): string =>
  pathIn(language, '/pathology/:slug/book', { slug })
