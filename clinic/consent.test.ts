import { expect, test } from 'vitest'
import { consentCovers } from './consent.ts'

test('a ticked box counts for the notice that was shown beside it', () => {
  expect(consentCovers('appointment-1.0', 'appointment-1.0')).toBe(true)
  expect(consentCovers(true, 'appointment-1.0')).toBe(true)
})

test.each([undefined, false, '', 'on', 'yes', 'appointment-0.9', 1])('%s is not consent', (answer) => {
  expect(consentCovers(answer, 'appointment-1.0')).toBe(false)
})
