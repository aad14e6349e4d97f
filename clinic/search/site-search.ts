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

/** They tell two queries apart but name no matter: a page that shares nothing else with a query is about another one. */
const linking = new Set(
  `nahi nahin not no cannot aati aata aaya aana aa ho hota hoti hona hua hui gaya gayi jata jati jana chahiye chahti want
  नहीं नही न आती आता आया आना आ हो होता होती होना हुआ हुई गया गई जाता जाती जाना चाहिए चाहती`
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

const knownWord = (word: string): Known => ({ word, letters: lettersOf(word) })

function hasMoreBits(bits: number, most: number): boolean {
  let left = bits
  for (let bit = 0; bit < most; bit++) left &= left - 1
  return left !== 0
}

/** An error adds a letter, leaves one out, or writes another: each word has at most as many letters of its own. */
const isSlip = (typed: Known, known: Known, most: number): boolean =>
  Math.abs(typed.word.length - known.word.length) <= most &&
  !hasMoreBits(typed.letters & ~known.letters, most) &&
  !hasMoreBits(known.letters & ~typed.letters, most) &&
  editDistance(typed.word, known.word) <= most

/** 1: the same; less for a beginning or a typing error; 0: another word. */
function likenessOf(typed: Known, known: Known): number {
  if (typed.word === known.word) return 1
  if (typed.word.length >= 3 && known.word.startsWith(typed.word)) return 0.8
  const most = forgiven(typed.word)
  return most > 0 && isSlip(typed, known, most) ? 0.7 : 0
}

/** The known words that are like a word of a query, with how like they are. */
type Likeness = ReadonlyMap<string, number>

function likenessTo(word: string, known: readonly Known[]): Likeness {
  const typed = knownWord(word)
  const like = new Map<string, number>()
  for (const other of known) {
    const likeness = likenessOf(typed, other)
    if (likeness > 0) like.set(other.word, likeness)
  }
  return like
}

type Entry = Phrase & { page: string }
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

/** How well an entry fits, from 0 to 100. */
function fitOf(query: Phrase, entry: Entry, likeness: readonly Likeness[]): number {
  if (query.phrase === entry.phrase) return 100
  if (query.words.join(' ') === entry.words.join(' ')) return 95
  const covered = likeness.reduce(
    (sum, like) => sum + Math.max(...entry.words.map((word) => like.get(word) ?? 0)),
    0,
  )
  const used = entry.words.filter((word) => likeness.some((like) => like.has(word))).length
  const isWithin = ` ${query.phrase} `.includes(` ${entry.phrase} `)
  return (covered / likeness.length) * 55 + (used / entry.words.length) * 25 + (isWithin ? 10 : 0)
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

/** How well each page fits; only an entry with a word like one of the query's can, and that word names a matter. */
function createFit(entries: readonly Entry[]): (query: Phrase) => ReadonlyMap<string, number> {
  const byWord = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const word of entry.words) byWord.set(word, [...(byWord.get(word) ?? []), entry])
  const known = Array.from(byWord.keys(), knownWord)
  return (query) => {
    const likeness = query.words.map((word) => likenessTo(word, known))
    const matters = likeness.filter((_, at) => !linking.has(query.words[at]!))
    const near = new Set(matters.flatMap((like) => [...like.keys()].flatMap((word) => byWord.get(word)!)))
    const best = new Map<string, number>()
    for (const entry of near) {
      const fit = fitOf(query, entry, likeness)
      if (fit > (best.get(entry.page) ?? 0)) best.set(entry.page, fit)
    }
    return best
  }
}

/** Prepares the index once; the returned function finds pages for a query. */
export function createSiteSearch(index: SiteSearchIndex): (typed: string) => FoundPages {
  const entries = index.pages.flatMap(({ id, typed }) =>
    typed.map((text): Entry => ({ page: id, ...read(text) })),
  )
  const fitsOf = createFit(entries)
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
    const best = fitsOf(query)
    const danger = dangerIn(query, dangers)
    const ordered = shared.get(query.phrase) ?? []
    const scoreOf = (page: string, priority: number) => {
      const place = ordered.indexOf(page)
      const lift = (danger?.first === page ? FOR_DANGER : 0) + (place < 0 ? 0 : FOR_SHARED - place * 50)
      return (best.get(page) ?? 0) + lift - priority * 0.5
    }
    const pages = Array.from(priorities, ([page, priority]) => ({ page, score: scoreOf(page, priority) }))
      .filter(({ score }) => score > LEAST)
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page)
    return {
      pages,
      card: danger?.card ?? null,
      isExact: pages.length > 0 && (best.get(pages[0]!) ?? 0) >= 95,
    }
  }
}
