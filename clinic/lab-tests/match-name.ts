import type { CatalogueRow } from './catalogue-row.ts'
import { soundText } from './search-text.ts'

/** All names of a test. */
export type NamedTest = Pick<
  CatalogueRow,
  | 'slug'
  | 'name'
  | 'name_en'
  | 'name_hi'
  | 'home_name_en'
  | 'home_name_hi'
  | 'words_en'
  | 'words_hi'
  | 'words_hinglish'
>

/** The test with this name. Null: no certain match, and the list may mean one of the suggestions. */
type Matched = { slug: string | null; suggestions: readonly string[] }

/** Words that do not distinguish tests: fillers, joints, the default sample, the method of measurement. */
const silent = new Set(
  [
    ...[
      'test',
      'tests',
      'level',
      'levels',
      'estimation',
      'the',
      'of',
      'for',
      'and',
      'with',
      'by',
      'in',
      'plus',
    ],
    ...['serum', 'clia', 'eclia', 'cmia', 'method'],
    ...['टेस्ट', 'जाँच', 'जाँचें', 'की', 'का', 'के', 'में', 'और', 'सीरम'],
  ].map(soundText),
)

/** The spellings of one word in the lists of labs. */
const spellings = new Map(
  Object.entries({
    vit: 'vitamin',
    abs: 'absolute',
    ab: 'antibody',
    antibodies: 'antibody',
    ag: 'antigen',
    panel: 'profile',
    renal: 'kidney',
    rft: 'kft',
    glucose: 'sugar',
    leukocyte: 'leucocyte',
    i: '1',
    ii: '2',
    iii: '3',
    iv: '4',
    v: '5',
    vi: '6',
    vii: '7',
    viii: '8',
    ix: '9',
    x: '10',
  }).map(([one, other]) => [soundText(one), soundText(other)]),
)

const phrases: readonly [RegExp, string][] = [
  // Not Protein S.
  [/^(?:s|sr)[. ] */i, 'serum '],
  [/\br ?[/&] ?m\b/gi, ' routine microscopy '],
  [/\bc ?[/&] ?s\b/gi, ' culture sensitivity '],
]

/** "E.S.R." and "E S R" are one word; "S. Creatinine" is two. */
const LETTERS_APART = /\b[a-z](?:[. ]+[a-z]\b){2,}/gi
const joined = (name: string) => name.replace(LETTERS_APART, (letters) => letters.replace(/[. ]/g, ''))

const wordsOf = (name: string) =>
  soundText(phrases.reduce((text, [short, long]) => text.replace(short, long), joined(name)))
    .split(' ')
    .map((word) => spellings.get(word) ?? word)
    .filter((word) => word !== '' && !silent.has(word))

/** Names with a common key are the same name: as one word ("Hb A1c", "HbA1c"), or with the words in any order. */
const keysOf = (words: readonly string[]) =>
  words.length === 0 ? [] : [words.join(''), words.toSorted().join(' ')]

/** A single letter in brackets is part of the name: "Lipoprotein (a)". */
const BRACKETS = /[([{]([^)\]}]{2,})[)\]}]/g
const withoutBrackets = (name: string) => name.replace(BRACKETS, ' ')
const inBrackets = (name: string) => Array.from(name.matchAll(BRACKETS), ([, inner]) => inner!)

/** "CBC" for "Complete blood count", but not "slide" for "Widal": its letters come from the name. */
const abbreviates = (short: string, name: string) =>
  /^[a-z][a-z\d]{1,5}$/i.test(short) &&
  [...short.toLowerCase()].every((letter) => name.toLowerCase().includes(letter))

/** "T3 T4 TSH", but not "first visit", which may be the doctor's fee. */
const isLetters = (text: string) => wordsOf(text).every((word) => word.length <= 4)

/** A test's name without its brackets, and the other form in them: "CBC", "Lactate dehydrogenase". */
function shortNamesOf({ name, name_en, name_hi }: NamedTest, isEveryday: (name: string) => boolean) {
  const forms = inBrackets(name)
  const rest = withoutBrackets(name).trim()
  const isSame = (form: string) =>
    abbreviates(form, rest) || abbreviates(rest, form) || (isEveryday(form) && isLetters(form))
  const isAbbreviated = forms.some((form) => abbreviates(form, rest))
  const inHindi = inBrackets(name_hi).filter(
    (form) => isAbbreviated && isEveryday(form) && !form.includes(' '),
  )
  return [...[name, name_en, name_hi].map(withoutBrackets), ...forms.filter(isSame), ...inHindi]
}

type Kind = 'names' | 'short' | 'vague' | 'everyday'
type Callings = { slug: string } & Record<Kind, string[][]>

/** All names of a test, each as its words. */
function callingsOf(test: NamedTest): Callings {
  const { name, name_en, name_hi, home_name_en, home_name_hi } = test
  const names = [name, name_en, name_hi, home_name_en, home_name_hi].filter((one) => one !== null)
  const everyday = [...test.words_en, ...test.words_hi, ...test.words_hinglish].map(wordsOf)
  const keys = new Set(everyday.flatMap(keysOf))
  const short = shortNamesOf(test, (one) => keysOf(wordsOf(one)).some((key) => keys.has(key)))
  // Where only the patients' names have brackets, these distinguish tests ("Pap smear (conventional)"). Without them
  // the name may mean this test, and no other test matches for certain.
  const kind = inBrackets(name).length > 0 ? 'short' : 'vague'
  return {
    slug: test.slug,
    names: names.map(wordsOf),
    short: [],
    vague: [],
    everyday,
    [kind]: short.map(wordsOf),
  }
}

/** Finds the tests that have a name, among one kind of names. */
function finder(tests: readonly Callings[], kind: Kind) {
  const index = new Map<string, Set<string>>()
  for (const test of tests)
    for (const key of test[kind].flatMap(keysOf)) index.set(key, (index.get(key) ?? new Set()).add(test.slug))
  return (name: string) => [...new Set(keysOf(wordsOf(name)).flatMap((key) => [...(index.get(key) ?? [])]))]
}

/**
 * Finds the test that a clinic's list means by a name. Only an equal name matches: one of a test's names, or else its
 * name without the brackets or the other form in them ("CBC"), where no other test has that too. A merely close name or
 * an everyday word ("valproate" finds ammonia) is a suggestion for a person and never matches.
 */
export function nameMatcher(tests: readonly NamedTest[]): (name: string) => Matched {
  const known = tests.map(callingsOf)
  const named = finder(known, 'names')
  const short = finder(known, 'short')
  const vague = finder(known, 'vague')
  const everyday = finder(known, 'everyday')
  const closest = closestFinder(known)
  return (name) => {
    for (const [sure, doubtful] of [
      [named(name), []],
      [short(name), vague(name)],
    ] as const) {
      if (sure.length === 1 && doubtful.length === 0) return { slug: sure[0]!, suggestions: [] }
      const either = [...new Set([...sure, ...doubtful])]
      if (either.length > 0) return { slug: null, suggestions: either }
    }
    const bare = withoutBrackets(name)
    const likely = [named(bare), short(bare), everyday(name), closest(name)]
    return { slug: null, suggestions: likely.find((slugs) => slugs.length === 1) ?? [] }
  }
}

const pairsIn = (key: string) => new Set(Array.from(key, (letter, place) => letter + (key[place + 1] ?? ' ')))
/** T3 is not close to T4. */
const numbersIn = (key: string) => key.match(/\d+/g)?.toSorted().join() ?? ''

/** The share of letter pairs that two names have in common, from 0 to 1. Below this they are different names. */
const CLOSE = 0.6

/** The one test whose name shares the most letter pairs; none where two are equally close. */
function closestFinder(tests: readonly Callings[]): (name: string) => string[] {
  const known = tests.flatMap(({ slug, names, short }) => {
    const keys = new Set([...names, ...short].map((words) => words.join('')))
    return Array.from(keys, (key) => ({ slug, pairs: pairsIn(key), numbers: numbersIn(key) }))
  })
  const having = new Map<string, number[]>()
  for (const [place, { pairs }] of known.entries())
    for (const pair of pairs) {
      const places = having.get(pair)
      if (places) places.push(place)
      else having.set(pair, [place])
    }

  return (name) => {
    const key = wordsOf(name).join('')
    const pairs = pairsIn(key)
    const numbers = numbersIn(key)
    const shared = new Uint16Array(known.length)
    for (const pair of pairs) for (const place of having.get(pair) ?? []) shared[place]!++
    let best = CLOSE
    let slugs = new Set<string>()
    shared.forEach((count, place) => {
      const other = known[place]!
      const likeness = (2 * count) / (pairs.size + other.pairs.size)
      if (likeness < best || other.numbers !== numbers) return
      if (likeness > best) slugs = new Set()
      best = likeness
      slugs.add(other.slug)
    })
    return slugs.size === 1 ? [...slugs] : []
  }
}
