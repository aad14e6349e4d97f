import { expect, test } from 'vitest'
import { type ContactPreferences, defaultPreferences } from '#clinic/contact-preferences.ts'
import type { Language } from '#content/language.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import { nobody, type Person } from '#server/platform/vault.ts'
import { storedDetails } from './stored-details.ts'

/** One value for every field that can be stored, none like another. */
const person: Required<Person> = {
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
}

const bookingOf = (details: Person): ReadBooking => ({
  id: '01a1dd14-a6c1-78c7-841f-63aa292684c5',
  kind: 'appointment',
  reference: 'KW-7KQ2-9F',
  state: 'booked',
  language: 'en',
  startsAt: new Date('2026-11-20T05:00:00Z'),
  answerBy: null,
  sequence: 0,
  trust: 'normal',
  accessClosedAt: null,
  paid: 0,
  refund: null,
  verifiedAt: null,
  aboutId: null,
  cancelledBy: null,
  cancelledAt: null,
  consentNotice: 'test',
  consentedAt: new Date('2026-11-15T05:00:00Z'),
  tests: [],
  complaints: [],
  person: details,
})

const shown = (details: Person, language: Language = 'en') =>
  JSON.stringify(storedDetails(language, bookingOf(details)))

test('this test knows every field that is stored about a patient', () => {
  expect(Object.keys(person)).toEqual(expect.arrayContaining(Object.keys(nobody)))
})

/** That a field is shown is seen when another value makes another page. */
test.each(
  Object.keys(nobody) as (keyof typeof nobody)[],
)('a patient is shown the %s that we hold', (field) => {
  for (const language of ['en', 'hi'] as const)
    expect(shown({ ...person, [field]: null }, language)).not.toBe(shown(person, language))
})

test('a patient is shown the name and the number that we hold', () => {
  expect(shown(person)).toContain(person.name)
  expect(shown(person)).toContain(person.phone)
})

const otherRules: Required<ContactPreferences> = {
  call: 'only-me',
  hours: 'evening',
  channels: ['sms'],
  reminders: ['email'],
  sharedPhone: true,
}

test.each(
  Object.keys({ ...defaultPreferences, ...otherRules }) as (keyof ContactPreferences)[],
)('a patient is shown the choice of contact that we hold: %s', (choice) => {
  const contact = { ...defaultPreferences, [choice]: otherRules[choice] }
  for (const language of ['en', 'hi'] as const)
    expect(shown({ ...person, contact }, language)).not.toBe(shown(person, language))
})

test('a patient is shown the language that we hold', () => {
  const booking = bookingOf(person)
  expect(storedDetails('en', { ...booking, language: 'hi' })).not.toEqual(storedDetails('en', booking))
})
