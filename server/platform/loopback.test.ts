import { expect, test } from 'vitest'
import { isLoopback, mustUseTls } from './loopback.ts'

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  'localhost',
  'LocalHost',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
  expect(mustUseTls(host)).toBe(false)
})

test.each([
  'mail.kamalini.example',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'notlocalhost',
  '128.0.0.1',
  '10.0.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::',
  '::2',
  '::ffff:10.0.0.1',
  '2001:db8::1',
  '127.1',
  '',
])('"%s" is another machine, and TLS is required', (host) => {
  expect(isLoopback(host)).toBe(false)
  expect(mustUseTls(host)).toBe(true)
})
