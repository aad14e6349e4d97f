import { type Search, searchText, soundText } from './search-text.ts'

/** Everyday names of a test, in English, Hindi and Hinglish. */
export type EverydayWords = { en: readonly string[]; hi: readonly string[]; hinglish: readonly string[] }

const allOf = ({ en, hi, hinglish }: EverydayWords) => [...new Set([...en, ...hi, ...hinglish])]

/** The printed name, and the names that patients read. */
type Names = { printed: string; en: string; hi: string }

const BAR = ' | '

/** The stored search text of a test: "| printed | English | हिंदी | two words |". A space stands before every word. */
export const searchIndex = ({ printed, en, hi }: Names, words: EverydayWords) => ({
  nameSearch: searchText(printed),
  wordsSearch: ['', ...[printed, en, hi, ...allOf(words)].map(soundText), ''].join(BAR).trim(),
})

/** How well a word matches a search, 0 is best; null when it does not. */
function closeness(sound: string, { phrase, words }: Search): number | null {
  if (sound === phrase) return 0
  if (sound === words.join(' ')) return 1
  if (sound.startsWith(phrase)) return 2
  const has = (word: string) => ` ${sound}`.includes(` ${word}`)
  if (words.every(has)) return 3
  if (words.includes(sound)) return 4
  return words.some(has) ? 5 : null
}

const ALL_OF_IT = 3

type Indexed = ReturnType<typeof searchIndex> & { hindiName: string; words: EverydayWords }

/**
 * The word by which a test was found, as written. Null where a name on the page explains the match; the Hindi name is
 * not on English pages.
 */
export function matchedWord(
  { nameSearch, wordsSearch, hindiName, words }: Indexed,
  search: Search,
): string | null {
  if (search.words.length === 0 || nameSearch.includes(search.text)) return null
  // The sounds are computed when the test is imported: for each search they would cost more than the search itself.
  const [printed = '', english = '', ...sounds] = wordsSearch.slice(BAR.length - 1).split(BAR)
  const explains = (name: string) => (closeness(name, search) ?? Number.POSITIVE_INFINITY) <= ALL_OF_IT
  if (explains(printed) || explains(english)) return null
  const found = [hindiName, ...allOf(words)].flatMap((word, place) => {
    const rank = closeness(sounds[place] ?? '', search)
    return rank === null ? [] : [{ word, rank }]
  })
  return found.sort((a, b) => a.rank - b.rank)[0]?.word ?? null
}

/** The word of the name that corrected a mistyped one. */
export const wordInName = (name: string, search: Search): string | null =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .find((word) => search.words.some((wanted) => soundText(word).startsWith(wanted))) ?? null
