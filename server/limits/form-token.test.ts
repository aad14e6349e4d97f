import { expect, test } from 'vitest'
import { givenAt } from '#test/given.ts'
import { testVault } from '#test/vault.ts'
import { issueBookingSession, readBookingSession } from '../bookings/booking-session.ts'
import { issueConfirmationToken, readConfirmationToken } from '../bookings/confirmation-token.ts'
import {
  issueBasketId,
  issueFormToken,
  passFormToken,
  readFormToken,
  readRequests,
  tokenOfBasket,
} from './form-token.ts'

const secret = 'a secret of more than thirty-two characters'
const now = new Date('2026-11-15T06:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('a form token is key, issue time and expiry in one', () => {
  const token = issueFormToken(secret, 'enquiry', givenAt(now))
  const { key } = readFormToken(secret, 'enquiry', token, later(1)) ?? {}
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(readFormToken(secret, 'enquiry', token, later(3.9))).toMatchObject({ key, expired: false })
  expect(readFormToken(secret, 'enquiry', token, later(4.1))).toMatchObject({ key, expired: true })
  expect(readFormToken(secret, 'enquiry', token, now)?.ageMs).toBe(0)
})

test('two forms never share a key', () => {
  const keys = Array.from(
    { length: 1000 },
    () => readFormToken(secret, 'enquiry', issueFormToken(secret, 'enquiry', givenAt(now)), now)?.key,
  )
  expect(new Set(keys).size).toBe(1000)
})

test('a token that we did not issue, or that was changed, is rejected', () => {
  const token = issueFormToken(secret, 'enquiry', givenAt(now))
  const changed = token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))
  for (const forged of [
    '',
    '.',
    'x',
    token.slice(0, -1),
    changed,
    issueFormToken(`${secret}!`, 'enquiry', givenAt(now)),
  ])
    expect(readFormToken(secret, 'enquiry', forged, now)).toBeNull()
})

test('a confirmation token opens one booking for half an hour, and a form token is no confirmation token', () => {
  const said = { bookingId: 'some-id', withCard: false, issuedAt: now }
  const confirmationToken = issueConfirmationToken(testVault, said)
  expect(readConfirmationToken(testVault, confirmationToken, later(0.4))).toEqual(said)
  expect(readConfirmationToken(testVault, confirmationToken, later(0.6))).toBeNull()
  expect(readConfirmationToken(testVault, issueFormToken(secret, 'enquiry', givenAt(now)), now)).toBeNull()
  expect(readFormToken(secret, 'enquiry', confirmationToken, now)).toBeNull()
})

test('a confirmation token with the urgent card looks like any other', () => {
  const said = { bookingId: 'some-id', withCard: true, issuedAt: now }
  const confirmationToken = issueConfirmationToken(testVault, said)
  expect(readConfirmationToken(testVault, confirmationToken, later(0.4))).toEqual(said)
  const plain = issueConfirmationToken(testVault, { ...said, withCard: false })
  const shape = (text: string) => text.replace(/[^.]+$/, (signature) => String(signature.length))
  expect(shape(confirmationToken)).toBe(shape(plain))
})

test('a token is good for the form that it was served with, and for no other', () => {
  const token = issueFormToken(secret, 'enquiry', givenAt(now))
  for (const other of ['appointment', 'home-collection', 'lab-test', 'complaint'] as const)
    expect(readFormToken(secret, other, token, now)).toBeNull()
})

test('a booking session says how the booking was opened, ends after a quarter of an hour, and is no confirmation token', () => {
  for (const openedBy of ['code', 'link'] as const) {
    const said = { bookingId: 'some-id', openedBy, issuedAt: now }
    const session = issueBookingSession(testVault, said)
    expect(readBookingSession(testVault, session, later(0.2))).toEqual(said)
    expect(readBookingSession(testVault, session, later(0.3))).toBeNull()
    expect(readConfirmationToken(testVault, session, now)).toBeNull()
  }
  const confirmationToken = issueConfirmationToken(testVault, {
    bookingId: 'some-id',
    withCard: false,
    issuedAt: now,
  })
  expect(readBookingSession(testVault, confirmationToken, now)).toBeNull()
})

test('chosen tests go on with the same request, which then may have made a booking of either kind', () => {
  const basket = issueFormToken(secret, 'basket', givenAt(now))
  const { key } = readFormToken(secret, 'basket', basket, now)!
  for (const next of ['lab-test', 'home-collection', 'basket'] as const) {
    const passed = passFormToken(secret, basket, next)!
    expect(readFormToken(secret, next, passed, later(1))).toMatchObject({ key, ageMs: 3_600_000 })
    const requests = readRequests(secret, passed, now)
    expect(requests).toEqual([
      { form: 'lab-test', key },
      { form: 'home-collection', key },
    ])
  }
  for (const other of ['appointment', 'enquiry', 'complaint', 'find'] as const)
    expect(passFormToken(secret, issueFormToken(secret, other, givenAt(now)), 'lab-test')).toBeNull()
  const enquiry = issueFormToken(secret, 'enquiry', givenAt(now))
  expect(readRequests(secret, enquiry, now)).toMatchObject([{ form: 'enquiry' }])
  expect(readRequests(secret, 'x', now)).toEqual([])
})

test('the address of a basket always gives the same token, and does not tell its key', () => {
  const basketId = issueBasketId(secret, givenAt(now))
  const token = tokenOfBasket(secret, basketId)!
  expect(tokenOfBasket(secret, basketId)).toBe(token)
  const { key, ageMs } = readFormToken(secret, 'basket', token, later(1))!
  expect(ageMs).toBe(3_600_000)
  expect(basketId).not.toContain(key)
  // A call brings a UUID as its key: this is none.
  expect(key).not.toMatch(/^[0-9a-f-]{36}$/)
  expect(readFormToken(secret, 'basket', basketId, now)).toBeNull()
  expect(tokenOfBasket(secret, `${basketId}x`)).toBeNull()
})
