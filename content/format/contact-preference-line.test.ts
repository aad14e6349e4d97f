import { expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { contactPreferenceLine } from './contact-preference-line.ts'

test('the contact preferences of a patient are one line, in both languages', () => {
  expect(contactPreferenceLine('en', defaultPreferences)).toBe(
    'Ask for the patient by name. Say nothing to anyone else. Any time in opening hours.',
  )
  expect(
    contactPreferenceLine('en', { ...defaultPreferences, call: 'yes', hours: 'evening', sharedPhone: true }),
  ).toBe('You may call, whoever answers. Only between 6:00 pm and 8:30 pm. Other people use this phone.')
  expect(contactPreferenceLine('hi', { ...defaultPreferences, hours: 'morning' })).toContain('सुबह')
})

test('a patient who wants messages only: the channel is in the line', () => {
  const written = { ...defaultPreferences, call: 'write-only', channels: ['sms', 'whatsapp'] } as const
  expect(contactPreferenceLine('en', { ...written, channels: [...written.channels] })).toMatch(
    /^Do NOT call\. Write only: SMS, WhatsApp\./,
  )
})

test('the line mentions own words without quoting them: it goes out in mails', () => {
  const wordsForOthers = 'It is about the school.'
  for (const language of ['en', 'hi'] as const) {
    const line = contactPreferenceLine(language, { ...defaultPreferences, wordsForOthers })
    expect(line).not.toBe(contactPreferenceLine(language, defaultPreferences))
    expect(line).not.toContain('school')
  }
})

test('a patient without contact has no hours', () => {
  const never = { ...defaultPreferences, call: 'never', hours: 'morning' } as const
  expect(contactPreferenceLine('en', never)).toBe('Do NOT call or write. The patient will contact us.')
  expect(contactPreferenceLine('hi', never)).not.toContain('सुबह')
})
