import { expect, test } from 'vitest'
import { facts } from '../facts.ts'
import { languages } from '../language.ts'
import { reviewedIn, signaturePlaceholders } from './reviewed-in.ts'

const reviewer = { en: 'Dr. Asha Rao', hi: 'डॉ. आशा राव' }

test('a page that no doctor has reviewed says so and names nobody', () => {
  for (const language of languages) {
    const review = reviewedIn(language, 'safety', null)
    expect(review).toMatchObject({ isReviewed: false, next: null, by: null, on: null })
    expect(review.line).not.toContain('{')
    for (const placeholder of Object.values(signaturePlaceholders))
      expect(review.signed).toContain(placeholder)
  }
  expect(reviewedIn('en', 'service-treatments').line).toContain('awaits the doctor’s review')
})

test('a reviewed page names the doctor, the date, and the next date', () => {
  const signOff = { reviewer, on: '2025-05-10', next: '2026-05-10' } as const
  expect(reviewedIn('en', 'safety', signOff)).toEqual({
    id: 'safety',
    isReviewed: true,
    written: `Written by the ${facts.clinicShortName.en} team.`,
    line: 'Reviewed by Dr. Asha Rao on May 10, 2025',
    signed: 'Reviewed by Dr. Asha Rao on May 10, 2025',
    next: 'Next review due: May 10, 2026',
    by: 'Dr. Asha Rao',
    on: '2025-05-10',
  })
  expect(reviewedIn('hi', 'safety', signOff).line).toBe('डॉ. आशा राव ने 10 मई 2025 को जाँचा')
})
