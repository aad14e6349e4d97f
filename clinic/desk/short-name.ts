/** What stands before a name and tells nobody apart. */
const titles = new Set('mr mrs ms miss dr smt shri shree sri km kumari श्रीमती श्री सुश्री डॉ कुमारी कु'.split(' '))

const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** What a name is looked for by: its words without titles and dots; the titles where there is nothing else. */
export function wordsOfName(name: string): string[] {
  const words = name
    .normalize('NFC')
    .split(/[\s.,]+/u)
    .filter(Boolean)
  const own = words.filter((word) => !titles.has(word.toLowerCase()))
  return own.length > 0 ? own : words
}

/** As somebody is called: a title stands before the name. After it the same word is a name: Anita Kumari. */
function calledWords(name: string): string[] {
  const words = name
    .normalize('NFC')
    .split(/[\s.,]+/u)
    .filter(Boolean)
  const first = words.findIndex((word) => !titles.has(word.toLowerCase()))
  return first < 0 ? words : words.slice(first)
}

/** A letter of Hindi is a syllable: half of one cannot be read. */
export function firstLetter(word: string): string {
  // A list asks a hundred times, and the segmenter is slow.
  if (/^[a-z]/i.test(word)) return word[0]!.toUpperCase()
  const [letter] = syllables.segment(word)
  return letter?.segment.toUpperCase() ?? ''
}

/** "Asha V.", "आशा व.": enough to call out or to find a row by, not the whole name. */
export function shortName(name: string): string {
  const [first = '', ...others] = calledWords(name)
  const last = others.at(-1)
  return last ? `${first} ${firstLetter(last)}.` : first
}

/** How colleagues call each other: the first name, without a title. */
export const firstNameOf = (name: string): string => calledWords(name)[0] ?? name

/** "A.V.": for paper. */
export const initialsOf = (name: string): string =>
  calledWords(name)
    .map((word) => `${firstLetter(word)}.`)
    .join('')
