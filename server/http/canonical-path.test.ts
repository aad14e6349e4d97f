import fc from 'fast-check'
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
  '/\\Evil.example',
  '/\\Evil.example/',
  '/\\\\Evil.example/',
  '\\Evil.example/',
  '/HI\\evil.example/',
  '/hi/\\Evil.example/',
])('%s is right as it is', (path) => {
  expect(canonicalPath(path)).toBeNull()
})

test('no path redirects to another host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    'Evil.example',
    'hi',
    'HI',
    'h',
    'book',
    'services',
    '.',
    '..',
    '@',
    ':',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const right = canonicalPath(`/${pieces.join('')}`)
      if (right !== null) expect(new URL(right, 'https://kamalini.example').host).toBe('kamalini.example')
    }),
    { numRuns: 2000 },
  )
})

test('there are no redirect loops', () => {
  for (const path of ['/appointment', '/services', '/Blog/', '/hi/terms', '/book'])
    expect(canonicalPath(canonicalPath(path)!)).toBeNull()
})
