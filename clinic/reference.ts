/**
 * Letters and digits that cannot be mistaken for each other when read out or copied by hand:
 * no 0 and O, no 1, I and L; no vowels either, so that no code spells a word.
 */
export const REFERENCE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** KW-7Q4M-29 from random bytes. Bytes that would favour some letters are skipped; null when too few were left. */
export function referenceFrom(prefix: string, bytes: Uint8Array): string | null {
  const fair = 256 - (256 % REFERENCE_ALPHABET.length)
  let letters = ''
  for (const byte of bytes)
    if (byte < fair && letters.length < LENGTH)
      letters += REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]
  return letters.length === LENGTH ? `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}` : null
}

/** Normalises a typed reference: lower case, spaces, no hyphens. */
export function normalReference(prefix: string, typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const code = letters.startsWith(prefix) ? letters.slice(prefix.length) : letters
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`
}
