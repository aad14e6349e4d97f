import { expect, test } from 'vitest'
import { consent } from './fields.ts'

const isConsent = (answer: unknown) => consent('appointment-1.0', 'consent-missing').safeParse(answer).success

test('a ticked box counts for the notice that was shown beside it', () => {
  expect(isConsent('appointment-1.0')).toBe(true)
  expect(isConsent(true)).toBe(true)
})

test.each([undefined, false, '', 'on', 'yes', 'appointment-0.9', 1])('%s is not consent', (answer) => {
  expect(isConsent(answer)).toBe(false)
})
