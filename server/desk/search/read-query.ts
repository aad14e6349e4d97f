import { namePartsOf } from '#clinic/desk/name-sound.ts'
import { asciiDigits } from '#clinic/phone.ts'
import { normalReference, REFERENCE_ALPHABET } from '#clinic/reference.ts'
import { facts } from '#content/facts.ts'
import { PHONE_END } from '../../platform/search-hashes.ts'

type NameParts = ReturnType<typeof namePartsOf>

/** A parsed search. */
export type Query =
  | { by: 'token'; token: number }
  | { by: 'phone'; digits: string }
  | { by: 'reference'; references: string[] }
  | { by: 'name'; text: string; parts: NameParts }

const partOfReference = new RegExp(
  `^${facts.referencePrefix}-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]?$`,
)
const TOKEN_DIGITS = 3
const aReference = new RegExp(
  `^${facts.referencePrefix}-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{2}$`,
)

/**
 * All references that begin with the typed text, with or without the clinic's letters: four of the six characters are
 * enough. Each is looked up by itself, so that the index is used. Null where it cannot be part of a reference.
 */
export function referencesFrom(typed: string): string[] | null {
  const reference = normalReference(facts.referencePrefix, asciiDigits(typed))
  if (aReference.test(reference)) return [reference]
  if (!partOfReference.test(reference)) return null
  const missing = 2 - (reference.split('-').at(-1)?.length ?? 0)
  const letters = [...REFERENCE_ALPHABET]
  const ends = missing === 2 ? letters.flatMap((one) => letters.map((other) => one + other)) : letters
  return ends.map((end) => reference + end)
}

/** Digits are a token or the end of a phone number; a reference has its form; everything else is a name. */
export function readQuery(typed: string): Query | null {
  const text = asciiDigits(typed).trim()
  if (/^[\d\s+()-]+$/.test(text)) {
    const digits = text.replace(/\D/g, '')
    if (digits.length >= PHONE_END) return { by: 'phone', digits: digits.slice(-10) }
    return digits.length > 0 && digits.length <= TOKEN_DIGITS ? { by: 'token', token: Number(digits) } : null
  }
  const references = referencesFrom(text)
  // A name has no digit, and a reference no vowel: a complete one is hardly a name.
  const isReference = references && (references.length === 1 || /\d/.test(text))
  if (isReference) return { by: 'reference', references }
  const parts = namePartsOf(text)
  return parts.length > 0 ? { by: 'name', text, parts } : null
}
