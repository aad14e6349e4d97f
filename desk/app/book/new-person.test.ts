import { expect, test } from 'vitest'
import { isComplete, isLandline, personFrom } from './new-person.ts'

test('the search text carries over to a new person: letters to the name, digits to the number', () => {
  expect(personFrom('Savitri Bai')).toMatchObject({ name: 'Savitri Bai', phone: '' })
  expect(personFrom('सावित्री')).toMatchObject({ name: 'सावित्री', phone: '' })
  expect(personFrom('98765 43210')).toMatchObject({ name: '', phone: '98765 43210' })
  expect(personFrom('९८७६५४३२१०')).toMatchObject({ name: '', phone: '9876543210' })
  expect(personFrom('Savitri 9876543210')).toMatchObject({ name: 'Savitri', phone: '9876543210' })
})

test('a number is valid in the digits of either script; a landline is recognised', () => {
  const savitri = { ...personFrom('Savitri Bai'), write: 'sms' } as const
  expect(isComplete({ ...savitri, phone: '९८७६५ ४३२१०' })).toBe(true)
  expect(isComplete({ ...savitri, phone: '0532 2400000' })).toBe(false)
  expect(isLandline('0532 2400000')).toBe(true)
  expect(isLandline('98765')).toBe(false)
  expect(isLandline('098765 43210')).toBe(false)
})

test('nobody is booked without an answer on how to write; "nothing" is an answer', () => {
  const savitri = personFrom('Savitri Bai 9876543210')
  expect(savitri).toMatchObject({ write: null, call: 'only-me', language: 'hi' })
  expect(isComplete(savitri)).toBe(false)
  expect(isComplete({ ...savitri, write: 'nothing' })).toBe(true)
})
