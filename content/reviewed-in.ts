import { fill } from './fill.ts'
import { review } from './interface.ts'
import type { Language } from './language.ts'
import { longDateIn } from './long-date.ts'
import type { SignOff } from './sign-offs.ts'

/** Who read the page as its doctor and when, or that nobody has yet. */
export function reviewedIn(language: Language, signOff: SignOff): string {
  if (!signOff) return review.awaiting[language]
  const reviewed = fill(review.reviewedBy[language], {
    reviewer: signOff.reviewer[language],
    date: longDateIn(language, signOff.on),
  })
  const next = fill(review.nextReview[language], { date: longDateIn(language, signOff.next) })
  return `${reviewed} · ${next}`
}
