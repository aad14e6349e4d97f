import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import type { Person } from '#clinic/person.ts'
import { createContext } from './context.ts'
import { openVault } from './vault.ts'

const context = createContext()
const oldKey = ['2025', Buffer.alloc(32, 1)] as const
const newKey = ['2026', Buffer.alloc(32, 2)] as const
const oldLookup = ['2025', Buffer.alloc(32, 3)] as const
const newLookup = ['2026', Buffer.alloc(32, 4)] as const
const lookup = new Map([oldLookup])
const keyed = (id: string, lookupKeyId = '2025') => ({ id, lookupKeyId })
const before = openVault({ DATA_KEYS: new Map([oldKey]), LOOKUP_KEYS: lookup }, context)
const after = openVault({ DATA_KEYS: new Map([newKey, oldKey]), LOOKUP_KEYS: lookup }, context)
const person = (name: string): Person => ({
  name,
  phone: '+919876543210',
  email: null,
  contact: defaultPreferences,
})

test('sealed details open again, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.uuid(), (name, id) => {
      expect(after.open(id, after.seal(id, person(name)))).toEqual(person(name))
    }),
  )
})

test('sealed details are unreadable, and no two seals are alike', () => {
  const id = randomUUID()
  const [first, second] = [after.seal(id, person('Asha Verma')), after.seal(id, person('Asha Verma'))]
  expect(first.sealed.toString('latin1')).not.toMatch(/Asha|9876/)
  expect(first.sealed.equals(second.sealed)).toBe(false)
})

test('sealed data that was changed, or moved to another booking, does not open', () => {
  const id = randomUUID()
  const { sealed, key_id } = after.seal(id, person('Asha Verma'))
  expect(() => after.open(randomUUID(), { sealed, key_id })).toThrow()
  for (const index of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[index]! ^= 1
    expect(() => after.open(id, { sealed: changed, key_id })).toThrow()
  }
  expect(() => after.open(id, { sealed: sealed.subarray(0, 20), key_id })).toThrow()
})

test('after a change of keys the old data still opens and the new key seals', () => {
  const id = randomUUID()
  expect(after.open(id, before.seal(id, person('Asha')))).toEqual(person('Asha'))
  const fresh = after.seal(id, person('Asha'))
  expect(fresh.key_id).toBe('2026')
  expect(() => before.open(id, fresh)).toThrow('DATA_KEYS')
})

test('phone hash, PIN and link stay the same when the data keys change, and differ under another lookup key', () => {
  const id = randomUUID()
  const other = openVault(
    { DATA_KEYS: new Map([newKey]), LOOKUP_KEYS: new Map([['2025', Buffer.alloc(32, 5)]]) },
    context,
  )
  for (const derive of [
    (vault: typeof after) => vault.phoneHash('+919876543210'),
    (vault: typeof after) => vault.linkOf(keyed(id)),
    (vault: typeof after) => vault.linkHash('link'),
  ]) {
    expect(derive(after)).toBe(derive(before))
    expect(derive(after)).not.toBe(derive(other))
  }
  expect(after.pinOf(keyed(id))).toBe(before.pinOf(keyed(id)))
})

test('PINs have four digits, are spread evenly, and only the right one is right', () => {
  const pins = Array.from({ length: 20_000 }, () => after.pinOf(keyed(randomUUID())))
  for (const pin of pins) expect(pin).toMatch(/^\d{4}$/)
  const first = Array.from(
    { length: 10 },
    (_, digit) => pins.filter((pin) => pin.startsWith(`${digit}`)).length,
  )
  for (const count of first) expect(Math.abs(count - 2000)).toBeLessThan(300)
  const id = randomUUID()
  const right = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).filter((pin) =>
    after.hasPin(keyed(id), pin),
  )
  expect(right).toEqual([after.pinOf(keyed(id))])
})

test('a private link is 12 URL-safe characters', () => {
  for (let n = 0; n < 1000; n++) expect(after.linkOf(keyed(randomUUID()))).toMatch(/^[\w-]{12}$/)
})

test('PINs and links of an older lookup key work while it is listed, and stop when it is gone', () => {
  const id = randomUUID()
  const both = openVault(
    { DATA_KEYS: new Map([newKey]), LOOKUP_KEYS: new Map([newLookup, oldLookup]) },
    context,
  )
  const alone = openVault({ DATA_KEYS: new Map([newKey]), LOOKUP_KEYS: new Map([newLookup]) }, context)
  expect(both.hasPin(keyed(id), before.pinOf(keyed(id)))).toBe(true)
  expect(both.linkOf(keyed(id))).toBe(before.linkOf(keyed(id)))
  expect(both.linkHashes('link')).toContain(before.linkHash('link'))
  expect(both.phoneHashes('+919876543210')).toEqual([
    both.phoneHash('+919876543210'),
    before.phoneHash('+919876543210'),
  ])
  expect(both.verify('session', before.sign('session', 'x'))).toBe('x')
  expect(() => alone.linkOf(keyed(id))).toThrow('LOOKUP_KEYS')
  expect(alone.verify('session', before.sign('session', 'x'))).toBeNull()
  expect(alone.linkHashes('link')).not.toContain(before.linkHash('link'))
})

test('the idempotency key of a request is not found through another form', () => {
  expect(after.requestHash('enquiry', 'k')).not.toBe(after.requestHash('appointment', 'k'))
})

test('different spellings of one mailbox are one recipient', () => {
  const hash = (email: string) => after.recipientHash({ email })
  expect(hash('Asha+clinic@Example.in')).toBe(hash('asha@example.in'))
  expect(hash('a.s.h.a@gmail.com')).toBe(hash('asha@gmail.com'))
  expect(hash('a.sha@example.in')).not.toBe(hash('asha@example.in'))
})
