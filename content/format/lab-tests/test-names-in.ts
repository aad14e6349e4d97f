import type { Language, Localized } from '../../language.ts'

/** A run of letters and digits: what labs print in capitals, and what may be an abbreviation. */
const WORD = /[\p{L}\p{N}]+/gu

/** What the rule below would spell wrong. */
const exceptions: Record<string, string> = {
  CO: 'co',
  GM: 'g',
  HAV: 'HAV',
  HBSAG: 'HBsAg',
  HEV: 'HEV',
  IN: 'in',
  MGIT: 'MGIT',
  RH: 'Rh',
  RIF: 'RIF',
}

const isAbbreviation = (word: string) => /\d/.test(word) || !/[AEIOUY]/.test(word) || word.length <= 2

/**
 * A printed name in sentence case: "CHOLESTEROL, TOTAL" is "Cholesterol, total". Words of the readable name show how
 * an abbreviation is written: HbA1c, TSH, hCG.
 */
function quiet(printed: string, readable: string): string {
  const spelled = new Map(Array.from(readable.matchAll(WORD), ([word]) => [word.toLowerCase(), word]))
  const written = (word: string) => {
    const known = spelled.get(word.toLowerCase())
    // The first word of the readable name has a capital only because it is the first.
    if (known && /.\p{Lu}|\d/u.test(known)) return known
    return exceptions[word] ?? (isAbbreviation(word) ? word : word.toLowerCase())
  }
  const text = printed.replace(WORD, written)
  return /^[a-z]{2}/.test(text) ? text.replace(/^./, (letter) => letter.toUpperCase()) : text
}

const letters = (text: string) => text.toLowerCase().replace(/\band\b|[^\p{L}\p{N}]/gu, '')

type Named = { name: string; names: Localized<string> }

/**
 * What a patient reads, large; and small beneath it what stands on the doctor's slip: in Hindi the English name, in
 * English the printed one, where it says anything more.
 */
export function testNamesIn(
  language: Language,
  { name, names }: Named,
): { name: string; slip: string | null } {
  if (language === 'hi') return { name: names.hi, slip: names.en }
  const isRepeated = letters(names.en).includes(letters(name))
  return { name: names.en, slip: isRepeated ? null : quiet(name, names.en) }
}
