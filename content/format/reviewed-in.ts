import { review } from '../interface.ts'
import type { Language } from '../language.ts'
import { postSignOffs, questionSignOffs, type SignOff, signOffs } from '../sign-offs.ts'
import { wordsIn } from '../words-in.ts'
import { fill } from './fill.ts'
import { longDateIn } from './long-date.ts'

/** In a prerendered page, in place of who has signed its text at the desk: filled in as the page is served. */
export const signaturePlaceholders = { reviewer: 'reviewer.invalid', date: 'reviewed-on.invalid' } as const

const fromFile = (id: string): SignOff => ({ ...signOffs, ...questionSignOffs, ...postSignOffs })[id] ?? null

/**
 * The line of a health page about its review: by whom and when, or that nobody has reviewed it yet. A text without
 * a signature in the file may get one at the desk: for that the page has both lines (app/ui/reviewed.tsx).
 */
export function reviewedIn(language: Language, id: string, signOff = fromFile(id)) {
  const words = wordsIn(review, language)
  const written = words.writtenBy
  if (!signOff) {
    const signed = fill(words.reviewedBy, signaturePlaceholders)
    return { id, isReviewed: false, written, line: words.awaiting, signed, next: null, by: null, on: null }
  }
  const reviewer = signOff.reviewer[language]
  const line = fill(words.reviewedBy, { reviewer, date: longDateIn(language, signOff.on) })
  return {
    id,
    isReviewed: true,
    written,
    line,
    signed: line,
    next: fill(words.nextReview, { date: longDateIn(language, signOff.next) }),
    by: reviewer,
    on: signOff.on,
  }
}
