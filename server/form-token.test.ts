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
  expect(readFormToken(secret, token, later(3.9))).toEqual({ key, expired: false, isHasty: false })
  expect(readFormToken(secret, token, later(4.1))).toEqual({ key, expired: true, isHasty: false })
  expect(readFormToken(secret, token, now)?.isHasty).toBe(true)
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
  const said = { bookingId: 'some-id', withCard: false }
  const receipt = issueReceipt(secret, said, now)
  expect(readReceipt(secret, receipt, later(0.4))).toEqual(said)
  expect(readReceipt(secret, receipt, later(0.6))).toBeNull()
  expect(readReceipt(secret, issueFormToken(secret, now), now)).toBeNull()
  expect(readFormToken(secret, receipt, now)).toBeNull()
})

test('a receipt with the urgent card looks like any other', () => {
  const said = { bookingId: 'some-id', withCard: true }
  const receipt = issueReceipt(secret, said, now)
  expect(readReceipt(secret, receipt, later(0.4))).toEqual(said)
  const plain = issueReceipt(secret, { ...said, withCard: false }, now)
  const shape = (text: string) => text.replace(/[^.]+$/, (signature) => String(signature.length))
  expect(shape(receipt)).toBe(shape(plain))
})
