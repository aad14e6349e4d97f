import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOfMobile, parseIndianMobile } from './phone.ts'

test.each([
  '9876543210',
  '98765 43210',
  '098765-43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '919876543210',
  '0091 98765 43210',
  '(+91) 98765.43210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '９８７６５４３２１０',
  '\u202a+91 98765\u00a043210\u202c',
])('%s is one and the same number', (spelling) => {
  expect(parseIndianMobile(spelling)).toBe('+919876543210')
})

test.each([
  '',
  '12345',
  '5876543210',
  '98765432101',
  '+1 98765 43210',
  '98765 4321x',
  '00000 00000',
  '+92 98765 43210',
])('%s is not an Indian mobile number', (text) => {
  expect(parseIndianMobile(text)).toBeNull()
})

test('no text makes it throw or return half a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const phone = parseIndianMobile(text)
      expect(phone === null || /^\+91[6-9]\d{9}$/.test(phone)).toBe(true)
    }),
  )
})

test.each([
  ['98765 432', { missing: 2 }],
  ['+91 98765 432', { missing: 2 }],
  ['९८७६५ ४३२१', { missing: 1 }],
  ['98765432101', { tooMany: 1 }],
  ['0 98765 43210 99', { tooMany: 2 }],
  ['91 98765 43210 1', { tooMany: 1 }],
  ['my number', { missing: 10 }],
  ['12345 67890', 'start'],
  ['98765 x 43210', 'signs'],
])('%s: the error has its count', (text, fault) => {
  expect(faultOfMobile(text)).toEqual(fault)
})
