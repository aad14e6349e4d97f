import { expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { contactPreferenceLine } from './contact-preference-line.ts'

test('the desk reads how and when it may call', () => {
  expect(contactPreferenceLine('en', defaultPreferences)).toBe('You may call. Any time in opening hours.')
  expect(
    contactPreferenceLine('en', {
      ...defaultPreferences,
      call: 'only-me',
      hours: 'evening',
      sharedPhone: true,
    }),
  ).toBe(
    'Ask for the patient by name. Say nothing to anyone else. Evenings only. Other people use this phone.',
  )
})

test('where nobody may call, the line offers no hour', () => {
  const never = { ...defaultPreferences, call: 'never', hours: 'morning' } as const
  expect(contactPreferenceLine('en', never)).toBe('Do NOT call or write. The patient will contact us.')
  expect(contactPreferenceLine('hi', never)).not.toContain('सुबह')
})
