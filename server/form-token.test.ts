import { expect, test } from 'vitest'
import { issueFormToken, readFormToken } from './form-token.ts'
import { issueReceipt, readReceipt } from './receipt.ts'

const secret = 'a secret of more than thirty-two characters'
const now = new Date('2026-11-15T06:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('a form token is key, issue time and expiry in one', () => {
  const token = issueFormToken(secret, now)
  const { key } = readFormToken(secret, token, later(1)) ?? {}
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(readFormToken(secret, token, later(3.9))).toEqual({ key, expired: false })
  expect(readFormToken(secret, token, later(4.1))).toEqual({ key, expired: true })
})

test('two forms never share a key', () => {
  const keys = Array.from(
    { length: 1000 },
    () => readFormToken(secret, issueFormToken(secret, now), now)?.key,
  )
  expect(new Set(keys).size).toBe(1000)
})

test('a token that we did not make, or that was changed, is nobody’s', () => {
  const token = issueFormToken(secret, now)
  const changed = token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))
  for (const forged of ['', '.', 'x', token.slice(0, -1), changed, issueFormToken(`${secret}!`, now)])
    expect(readFormToken(secret, forged, now)).toBeNull()
})

test('a receipt opens one booking for half an hour, and a form token is no receipt', () => {
  const receipt = issueReceipt(secret, 'some-id', now)
  expect(readReceipt(secret, receipt, later(0.4))).toBe('some-id')
  expect(readReceipt(secret, receipt, later(0.6))).toBeNull()
  expect(readReceipt(secret, issueFormToken(secret, now), now)).toBeNull()
  expect(readFormToken(secret, receipt, now)).toBeNull()
})
