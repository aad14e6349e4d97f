import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1.0', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip ; q=0.1', 'gzip'],
  ['gzip;q=0.0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['', 'identity'],
])('a client that accepts "%s" is sent %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('without the header nothing is compressed', () => {
  expect(encodingFor(undefined)).toBe('identity')
})
