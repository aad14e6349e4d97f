import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { signOffs } from '../sign-offs.ts'
import { reviewedIn } from './reviewed-in.ts'

const reviewer = { en: 'Dr. Asha Rao', hi: 'डॉ. आशा राव' }

test('a page that no doctor has reviewed says so and names nobody', () => {
  for (const language of languages) {
    const review = reviewedIn(language, null)
    expect(review).toMatchObject({ isReviewed: false, next: null, by: null, on: null })
    expect(review.line).not.toContain('{')
  }
  expect(reviewedIn('en', signOffs['service-treatments']).line).toContain('awaits the doctor’s review')
})

test('a reviewed page says by whom, when, and when next', () => {
  const signOff = { reviewer, on: '2025-05-10', next: '2026-05-10' } as const
  expect(reviewedIn('en', signOff)).toEqual({
    isReviewed: true,
    line: 'Reviewed by Dr. Asha Rao on May 10, 2025',
    next: 'Next review due: May 10, 2026',
    by: 'Dr. Asha Rao',
    on: '2025-05-10',
  })
  expect(reviewedIn('hi', signOff).line).toBe('डॉ. आशा राव ने 10 मई 2025 को जाँचा')
})
