import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/appointment', '/appoitment'],
  ['/hi/appointment', '/hi/appoitment'],
  ['/Appointment/', '/appoitment'],
  ['/practice', '/pratice'],
  ['/terms', '/term-condition'],
  ['/services', '/services/obstetrics'],
  ['/hi/service', '/hi/service/treatments'],
  ['/services/physiotherapy', '/service/treatments'],
  ['/services/Gynaecology', '/services/gynaecology'],
  ['/HI/Contact', '/hi/contact'],
  ['/contact/', '/contact'],
  ['/hi/', '/hi'],
  ['/hi/home', '/hi'],
  ['/blog/Living-With-PCOS-Day-By-Day', '/blog/living-with-pcos-day-by-day'],
])('%s leads to %s', (from, to) => {
  expect(canonicalPath(from)).toBe(to)
})

test.each([
  '/',
  '/hi',
  '/appoitment',
  '/hi/pratice',
  '/assets/Logo-AbC.js',
  '/pictures/clinic.svg',
  '//evil.example/',
  '/nowhere',
])('%s is right as it is', (path) => {
  expect(canonicalPath(path)).toBeNull()
})

test('nothing is led round in a circle', () => {
  for (const path of ['/appointment', '/services', '/Blog/', '/hi/terms', '/book'])
    expect(canonicalPath(canonicalPath(path)!)).toBeNull()
})
