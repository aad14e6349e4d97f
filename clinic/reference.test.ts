import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REFERENCE_ALPHABET, referenceFrom } from './reference.ts'

test('a reference can be read out over the phone', () => {
  expect(REFERENCE_ALPHABET).not.toMatch(/[01OIL]/)
  expect(new Set(REFERENCE_ALPHABET).size).toBe(28)
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const reference = referenceFrom('KW', bytes)
      expect(
        reference === null || /^KW-[2-9B-DF-HJKMNP-TV-Z]{4}-[2-9B-DF-HJKMNP-TV-Z]{2}$/.test(reference),
      ).toBe(true)
    }),
  )
})

test('every letter is equally likely', () => {
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const counts = new Map<string, number>()
  for (const byte of everyByte) {
    const letter = referenceFrom('KW', new Uint8Array(6).fill(byte))?.at(-1)
    if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect(new Set(counts.values())).toEqual(new Set([9]))
})

test('bytes that would favour some letters are skipped', () => {
  expect(referenceFrom('KW', new Uint8Array(16).fill(255))).toBeNull()
})
