import { editDistance } from '../lab-tests/edit-distance.ts'
import { MAX_SEARCH_LENGTH, soundText } from '../lab-tests/search-text.ts'

/** Spellings of one sound in Roman Hindi, besides those of the test search: w and v, z and j, ph and f, ch and chh. */
const alsoSoundsLike: readonly [RegExp, string][] = [
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ph/g, 'f'],
  [/(?:c*ch)+h*/g, 'ch'],
  [/([bcdfghjklmnpqrstv])\1+/g, '$1'],
]

const sound = (text: string): string =>
  alsoSoundsLike.reduce((all, [spelling, one]) => all.replace(spelling, one), soundText(text))

/** Stop words. "nahi" is none of them: "period nahi aaya" is not "period aaya". */
const filler = new Set(
  `the for of is my i a an to do me ki ka ke ko hai hain se mera meri mujhe kya kyu aur but in with test tests jaanch
  है हैं की का के को में से मेरा मेरी मुझे क्या और टेस्ट जाँच रहा रही रहे`
    .split(/\s+/)
    .map(sound),
)

type Phrase = { phrase: string; words: readonly string[] }

function read(text: string): Phrase {
  const phrase = sound(text)
  const all = phrase.split(' ').filter(Boolean)
  const telling = all.filter((word) => !filler.has(word))
  return { phrase, words: telling.length > 0 ? telling : all }
}

/** How many errors a word may have: one letter makes a short word another word. */
const forgiven = (word: string) => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

/** A word with the set of its letters as bits: words whose letters differ too much are skipped. */
type Known = { word: string; letters: number }

const lettersOf = (word: string): number =>
  Array.from(word).reduce((bits, letter) => bits | (1 << (letter.codePointAt(0)! % 31)), 0)

const countBits = (bits: number): number => (bits === 0 ? 0 : 1 + countBits(bits & (bits - 1)))

/** 1: the same; less for a beginning or a typing error; 0: another word. */
function likenessOf(typed: Known, known: Known): number {
  if (typed.word === known.word) return 1
  if (typed.word.length >= 3 && known.word.startsWith(typed.word)) return 0.8
  const most = forgiven(typed.word)
  if (most === 0 || Math.abs(typed.word.length - known.word.length) > most) return 0
  if (countBits(typed.letters & ~known.letters) > most) return 0
  return editDistance(typed.word, known.word) <= most ? 0.7 : 0
}

const knownWord = (word: string): Known => ({ word, letters: lettersOf(word) })

/** The words of an entry by their number in the list of all words. */
type Entry = Phrase & { page: string; numbers: readonly number[] }
type Danger = { card: string; first: string; phrase: string; words: readonly string[] }

/** The index: pages with what people type for them, words that fit many pages, words that mean danger. */
type SiteSearchIndex = {
  pages: readonly { id: string; priority: number; typed: readonly string[] }[]
  shared: readonly { word: string; first: readonly string[] }[]
  danger: readonly { card: string; first: string; typed: readonly string[] }[]
}

type FoundPages = {
  /** The page ids, best first. */
  pages: string[]
  /** The card above them. */
  card: string | null
  /** The query is exactly a phrase of the first page. */
  isExact: boolean
}

/** A page below this score shares too little with the query. */
const LEAST = 25
/** Danger pages come before pages of a shared word, and these before all others. */
const FOR_DANGER = 2000
const FOR_SHARED = 1000

/** For each word of a query, its likeness to every known word: computed once, then an entry only looks it up. */
type Likeness = readonly Float64Array[]

/** How well an entry fits, from 0 to 100. */
function fitOf(query: Phrase, entry: Entry, likeness: Likeness): number {
  if (query.phrase === entry.phrase) return 100
  let covered = 0
  for (const like of likeness) covered += entry.numbers.reduce((most, at) => Math.max(most, like[at]!), 0)
  if (covered === 0) return 0
  if (query.words.join(' ') === entry.words.join(' ')) return 95
  const used = entry.numbers.filter((at) => likeness.some((like) => like[at]! > 0)).length
  const isWithin = ` ${query.phrase} `.includes(` ${entry.phrase} `)
  return (covered / likeness.length) * 55 + (used / entry.numbers.length) * 25 + (isWithin ? 10 : 0)
}

/** The words of a danger may come in any order. The longest match wins. */
function dangerIn({ phrase }: Phrase, dangers: readonly Danger[]): Danger | null {
  const padded = ` ${phrase} `
  const all = new Set(phrase.split(' '))
  const isSaid = (danger: Danger) =>
    padded.includes(` ${danger.phrase} `) ||
    (danger.words.length > 1 &&
      (padded.includes(` ${danger.phrase}`) || danger.words.every((word) => all.has(word))))
  return dangers
    .filter(isSaid)
    .reduce<Danger | null>(
      (longest, one) => (longest && longest.phrase.length >= one.phrase.length ? longest : one),
      null,
    )
}

/** Prepares the index once; the returned function finds pages for a query. */
export function createSiteSearch(index: SiteSearchIndex): (typed: string) => FoundPages {
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    if (!numbers.has(word)) numbers.set(word, numbers.size)
    return numbers.get(word)!
  }
  const entries: Entry[] = index.pages.flatMap(({ id, typed }) =>
    typed.map((text) => {
      const phrase = read(text)
      return { page: id, ...phrase, numbers: phrase.words.map(numberOf) }
    }),
  )
  const known = Array.from(numbers.keys(), knownWord)
  const priorities = new Map(index.pages.map(({ id, priority }) => [id, priority]))
  const shared = new Map(index.shared.map(({ word, first }) => [sound(word), first]))
  const dangers: Danger[] = index.danger.flatMap(({ card, first, typed }) =>
    typed.map((text) => {
      const phrase = sound(text)
      return { card, first, phrase, words: phrase.split(' ') }
    }),
  )
  return (typed) => {
    const query = read(typed.slice(0, MAX_SEARCH_LENGTH))
    if (query.words.length === 0) return { pages: [], card: null, isExact: false }
    const likeness = query.words.map((word) => {
      const typedWord = knownWord(word)
      return Float64Array.from(known, (other) => likenessOf(typedWord, other))
    })
    const best = new Map<string, number>()
    for (const entry of entries) {
      const fit = fitOf(query, entry, likeness)
      if (fit > (best.get(entry.page) ?? 0)) best.set(entry.page, fit)
    }
    const danger = dangerIn(query, dangers)
    const ordered = shared.get(query.phrase) ?? []
    const scoreOf = (page: string) => {
      const place = ordered.indexOf(page)
      const lift = (danger?.first === page ? FOR_DANGER : 0) + (place < 0 ? 0 : FOR_SHARED - place * 50)
      return (best.get(page) ?? 0) + lift - (priorities.get(page) ?? 0) * 0.5
    }
    const pages = [...priorities.keys()].filter((page) => scoreOf(page) > LEAST)
    pages.sort((a, b) => scoreOf(b) - scoreOf(a))
    return {
      pages,
      card: danger?.card ?? null,
      isExact: pages.length > 0 && (best.get(pages[0]!) ?? 0) >= 95,
    }
  }
}
