import { expect, test } from 'vitest'
import { type ContactRules, usualRules } from '#clinic/contact-rules.ts'
import type { Language } from '#content/language.ts'
import type { ReadBooking } from '#server/read-booking.ts'
import { nobody, type Person } from '#server/vault.ts'
import { heldData } from './shown-booking.ts'

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
  contact: usualRules,
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
  JSON.stringify(heldData(language, bookingOf(details)))

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

const otherRules: Required<ContactRules> = {
  call: 'only-me',
  hours: 'evening',
  channels: ['sms'],
  reminders: ['email'],
  sharedPhone: true,
}

test.each(
  Object.keys({ ...usualRules, ...otherRules }) as (keyof ContactRules)[],
)('a patient is shown the choice of contact that we hold: %s', (choice) => {
  const contact = { ...usualRules, [choice]: otherRules[choice] }
  for (const language of ['en', 'hi'] as const)
    expect(shown({ ...person, contact }, language)).not.toBe(shown(person, language))
})

test('a patient is shown the language that we hold', () => {
  const booking = bookingOf(person)
  expect(heldData('en', { ...booking, language: 'hi' })).not.toEqual(heldData('en', booking))
})
