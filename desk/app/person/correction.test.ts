import { expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { asksProof, bodyOf, correctedIn, typedFrom } from './correction.ts'

const known = {
  name: 'Komal Mishra',
  language: 'hi' as const,
  wishes: { ...defaultPreferences, channels: ['sms' as const] },
}
const typed = typedFrom(known)

test('an untouched field is not sent', () => {
  expect(correctedIn(known, typed)).toEqual([])
  expect(bodyOf(known, { ...typed, name: 'Komal Mehra' })).toEqual({ name: 'Komal Mehra' })
  expect(bodyOf(known, { ...typed, language: 'en', write: 'nothing' })).toEqual({
    language: 'en',
    write: 'nothing',
  })
})

test('a new number and wider preferences ask for proof; narrower ones do not', () => {
  expect(asksProof(known, { ...typed, call: 'never' })).toBe(false)
  expect(asksProof(known, { ...typed, write: 'whatsapp' })).toBe(false)
  expect(asksProof(known, { ...typed, call: 'yes' })).toBe(true)
  const number = { ...typed, phone: '9000000057', proof: 'code' as const, code: '1234' }
  expect(asksProof(known, number)).toBe(true)
  expect(bodyOf(known, number)).toEqual({ phone: '9000000057', proof: 'code', code: '1234' })
})
