import { expect, test } from 'vitest'
import { type ContactPreferences, defaultPreferences } from '#clinic/contact-preferences.ts'
import type { Person } from '#clinic/person.ts'
import { leadDoctor } from '#content/facts.ts'
import { sexWords } from '#content/fields/words.ts'
import type { Language } from '#content/language.ts'
import { readBookingOf } from '#test/read-booking.ts'
import { storedDetails } from './stored-details.ts'

/** A distinct value for each detail that can be stored. The compiler checks that every detail has a row. */
const person = {
  name: 'Asha Verma',
  phone: '+919800000001',
  email: 'asha@example.in',
  address: '7 Lotus Lane',
  city: 'Bhopal',
  pincode: '462001',
  age: 34,
  sex: 'female',
  message: 'Is the clinic open on Diwali?',
  answer: 'It is closed on Diwali.',
  contact: defaultPreferences,
} satisfies Person

const shown = (details: Person, language: Language = 'en') =>
  JSON.stringify(storedDetails(language, readBookingOf({ person: details })))

const { contact: _, sex, ...texts } = person

test.each(Object.entries(texts))('a patient sees the %s that we hold', (_field, value) => {
  for (const language of ['en', 'hi'] as const) expect(shown(person, language)).toContain(String(value))
})

test('a patient sees the sex that we hold, in words', () => {
  expect(shown(person)).toContain(sexWords[sex].en)
  expect(shown(person, 'hi')).toContain(sexWords[sex].hi)
})

const otherRules: Required<ContactPreferences> = {
  call: 'yes',
  hours: 'evening',
  channels: ['sms'],
  reminders: ['email'],
  sharedPhone: true,
  wordsForOthers: 'It is about the school.',
}

test.each(
  Object.keys({ ...defaultPreferences, ...otherRules }) as (keyof ContactPreferences)[],
)('a patient sees the contact preference that we hold: %s', (choice) => {
  const contact = { ...defaultPreferences, [choice]: otherRules[choice] }
  for (const language of ['en', 'hi'] as const)
    expect(shown({ ...person, contact }, language)).not.toBe(shown(person, language))
})

test('a patient sees doctor, service and length of the visit, as we hold them', () => {
  for (const language of ['en', 'hi'] as const)
    for (const value of ['doctor-of-the-past', 'visit-of-the-past', '45'])
      expect(shown(person, language)).toContain(value)
  expect(JSON.stringify(storedDetails('en', readBookingOf({ person, doctor: leadDoctor.id })))).toContain(
    leadDoctor.name.en,
  )
})

test('a patient sees the language that we hold', () => {
  const booking = readBookingOf({ person })
  expect(storedDetails('en', { ...booking, language: 'hi' })).not.toEqual(storedDetails('en', booking))
})
