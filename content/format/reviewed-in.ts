import { review } from '../interface.ts'
import { inLanguage, type Language } from '../language.ts'
import type { SignOff } from '../sign-offs.ts'
import { fill } from './fill.ts'
import { longDateIn } from './long-date.ts'

/** What a health page says about its review: by whom and when, or that nobody has done it yet. */
export function reviewedIn(language: Language, signOff: SignOff) {
  const words = inLanguage(review, language)
  if (!signOff) return { isReviewed: false, line: words.awaiting, next: null, by: null, on: null }
  const reviewer = signOff.reviewer[language]
  return {
    isReviewed: true,
    line: fill(words.reviewedBy, { reviewer, date: longDateIn(language, signOff.on) }),
    next: fill(words.nextReview, { date: longDateIn(language, signOff.next) }),
    by: reviewer,
    on: signOff.on,
  }
}
