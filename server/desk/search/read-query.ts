import { namePartsOf } from '#clinic/desk/name-sound.ts'
import { asciiDigits } from '#clinic/phone.ts'
import { normalReference, REFERENCE_ALPHABET } from '#clinic/reference.ts'
import { facts } from '#content/facts.ts'
import { PHONE_END } from './search-hashes.ts'

type NameParts = ReturnType<typeof namePartsOf>

/** What somebody is looked for by. */
export type Query =
  | { by: 'token'; token: number }
  | { by: 'phone'; digits: string }
  | { by: 'reference'; reference: string }
  | { by: 'name'; text: string; parts: NameParts }

const TOKEN_DIGITS = 3
const aReference = new RegExp(
  `^${facts.referencePrefix}-[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{2}$`,
)

/** Figures are a token or the end of a phone; a reference is known by its form; everything else is a name. */
export function readQuery(typed: string): Query | null {
  const text = asciiDigits(typed).trim()
  if (/^[\d\s+()-]+$/.test(text)) {
    const digits = text.replace(/\D/g, '')
    if (digits.length >= PHONE_END) return { by: 'phone', digits: digits.slice(-10) }
    return digits.length > 0 && digits.length <= TOKEN_DIGITS ? { by: 'token', token: Number(digits) } : null
  }
  const reference = normalReference(facts.referencePrefix, text)
  // No vowel is in a reference, and hardly a name is without.
  if (aReference.test(reference)) return { by: 'reference', reference }
  const parts = namePartsOf(text)
  return parts.length > 0 ? { by: 'name', text, parts } : null
}
