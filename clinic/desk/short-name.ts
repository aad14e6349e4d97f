/** Titles: they come before a name and identify nobody. */
const titles = new Set('mr mrs ms miss dr smt shri shree sri km kumari श्रीमती श्री सुश्री डॉ कुमारी कु'.split(' '))

const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** The words by which a name is searched: without titles and dots, or the titles where there is nothing else. */
export function wordsOfName(name: string): string[] {
  const words = name
    .normalize('NFC')
    .split(/[\s.,]+/u)
    .filter(Boolean)
  const own = words.filter((word) => !titles.has(word.toLowerCase()))
  return own.length > 0 ? own : words
}

/** The name without a leading title. After a name the same word is part of it: Anita Kumari. */
function calledWords(name: string): string[] {
  const words = name
    .normalize('NFC')
    .split(/[\s.,]+/u)
    .filter(Boolean)
  const first = words.findIndex((word) => !titles.has(word.toLowerCase()))
  return first < 0 ? words : words.slice(first)
}

/** The first letter. In Hindi it is a syllable: half of one cannot be read. */
export function firstLetter(word: string): string {
  // The segmenter is slow, and a list needs a hundred first letters.
  if (/^[a-z]/i.test(word)) return word[0]!.toUpperCase()
  const [letter] = syllables.segment(word)
  return letter?.segment.toUpperCase() ?? ''
}

/** "Asha V.", "आशा व.": enough to call out or to find a row, without the full name. */
export function shortName(name: string): string {
  const [first = '', ...others] = calledWords(name)
  const last = others.at(-1)
  return last ? `${first} ${firstLetter(last)}.` : first
}

/** What colleagues call each other: the first name, without a title. */
export const firstNameOf = (name: string): string => calledWords(name)[0] ?? name

/** "A.V.", for paper. */
export const initialsOf = (name: string): string =>
  calledWords(name)
    .map((word) => `${firstLetter(word)}.`)
    .join('')
