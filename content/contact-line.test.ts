import { expect, test } from 'vitest'
import { usualRules } from '#clinic/contact-rules.ts'
import { contactLine } from './contact-line.ts'

test('the desk reads how and when it may call', () => {
  expect(contactLine('en', usualRules)).toBe('You may call. Any time in opening hours.')
  expect(contactLine('en', { ...usualRules, call: 'only-me', hours: 'evening', sharedPhone: true })).toBe(
    'Ask for the patient by name. Say nothing to anyone else. Evenings only. Other people use this phone.',
  )
})

test('where nobody may call, the line offers no hour', () => {
  const never = { ...usualRules, call: 'never', hours: 'morning' } as const
  expect(contactLine('en', never)).toBe('Do NOT call or write. The patient will contact us.')
  expect(contactLine('hi', never)).not.toContain('सुबह')
})
