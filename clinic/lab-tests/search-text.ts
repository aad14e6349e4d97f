const NUKTA_AND_ACCENTS = /\u093c|[\u0300-\u036f]/g
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
const DEVANAGARI_DIGITS = /[०-९]/g

/** Longer than any name; the rest is ignored. */
export const MAX_SEARCH_LENGTH = 100

/**
 * Text normalised for comparison: no case, no nukta (many phones cannot type it), one kind of digit, single spaces. The
 * search and the stored text must both be normalised.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(NUKTA_AND_ACCENTS, '')
    .replace(INVISIBLE, '')
    .replace(DEVANAGARI_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\s+/g, ' ')
    .trim()

/** Spellings of one sound: jaanch and janch, haemo and hemo, जाँच and जांच, थायरॉइड and थायराइड. */
const soundsLike: readonly [RegExp, string][] = [
  [/a{2,}/g, 'a'],
  [/e{2,}/g, 'i'],
  [/o{2,}/g, 'u'],
  [/ae|oe/g, 'e'],
  [/ँ/g, 'ं'],
  [/ॉ/g, 'ा'],
  [/ऑ/g, 'आ'],
  [/ी/g, 'ि'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ऊ/g, 'उ'],
  // प्रेग्नेंसी and प्रेगनेंसी: joined consonants sound the same as separate ones.
  [/्/g, ''],
]

/** A coarser form for everyday words: punctuation is dropped, and spellings of one sound become one. */
export const soundText = (text: string): string =>
  soundsLike
    .reduce((sound, [spelling, one]) => sound.replace(spelling, one), searchText(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Stop words: "test" and "jaanch" do not influence a search. */
const filler = new Set(
  ['test', 'tests', 'the', 'for', 'of', 'ki', 'ka', 'ke', 'janch', 'टेस्ट', 'जाँच', 'की', 'का', 'के'].map(
    soundText,
  ),
)

/** A parsed search: its text as names are spelled, its sound, and its words without the stop words. */
export type Search = { text: string; phrase: string; words: readonly string[] }

export function readSearch(typed: string): Search {
  const text = searchText(typed.slice(0, MAX_SEARCH_LENGTH))
  const phrase = soundText(text)
  const words = phrase.split(' ').filter(Boolean)
  const telling = words.filter((word) => !filler.has(word))
  return { text, phrase, words: [...new Set(telling.length > 0 ? telling : words)] }
}
