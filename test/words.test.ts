import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

/** Not content/: what patients read there may be about a mother. */
const code = globSync(['{app,clinic,db,desk,dev,server,styles,test,vite,worker}/**/*.{ts,tsx,css,sql}'])

test('the code speaks of the patient, who may be of any sex', () => {
  expect(code.length).toBeGreaterThan(500)
  // In brackets, so that this line does not find itself.
  const pronoun = /\b(?:s[h]e|h[e]rs?|h[e]rself)\b/i
  const guilty = code.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pronoun.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(guilty).toEqual([])
})

/** Words that make a reader stop, and what to write instead. */
const instead: [RegExp, string][] = [
  [/\bwho(?:m|so)?ever\b/i, 'name the person: a visitor, the caller, anyone who'],
  [/\bwhat (?:came|comes|became|becomes) of\b/i, 'the outcome, the result'],
  [/\btold\b/i, 'notified, informed, announced'],
  [/\bow(?:ed|es|ing)\b/i, 'pending, due, missing'],
  [/\bsaid\b/i, 'written, shown, announced, chosen'],
  [/\b(?<!front )doors?\b/i, 'sign-in, rate limit; of a house: the home, the front door'],
  [/\bnews\b/i, 'message, change, announcement'],
  [/\brobots?\b(?!\.txt)/i, 'bot'],
  [/\bshall\b/i, 'must, should'],
  [/\bpatience\b/i, 'time-out'],
  // A question may begin so: it ends with its mark.
  [/(?:^[Ww]ho|[.:;] Who) (?![^.]*\?)/, 'name the subject: a patient who, a visitor who'],
]

const folders = [
  ...[
    '.ci',
    '.github',
    'app',
    'catalogue',
    'clinic',
    'clinics',
    'content',
    'db',
    'deploy',
    'desk',
    'dev',
    'docs',
    'server',
    'styles',
  ],
  ...['test', 'vite', 'worker'],
]

/** Not CONTRIBUTING.md: its table lists words to avoid. */
const texts = globSync([
  `{${folders}}/**/*.{ts,tsx,js,css,sql,sh,c,html,yml,md,service}`,
  ...['.ci/run', '.env.example', '*.{ts,yaml}', 'Caddyfile', 'Dockerfile', 'README.md', 'CHANGELOG.md'],
])
  // A migration is never edited.
  .filter((file) => !file.startsWith('db/migrations/'))

const faultsIn = (file: string, source: string) =>
  sentencesOf(file, source).flatMap(({ line, text }) =>
    instead.flatMap(([word, better]) => {
      const found = word.exec(text)
      return found ? [`${file}:${line} “${found[0]}”: ${better}`] : []
    }),
  )

test('comments, names of tests and thrown messages use the words of the trade', () => {
  expect(texts.length).toBeGreaterThan(1_000)
  const guilty = texts.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))
  expect(guilty).toEqual([])
})

// Written with a mark in each of the words, so that this file passes.
test.each([
  ['a.ts', 'const a = 1 // The patient is to*ld.'],
  ['a.ts', '/**\n * For who*ever\n * asks.\n */'],
  ['a.tsx', '<p>{/* What was sa*id. */}</p>'],
  ['a.css', 'a { color: red } /* The do*or. */'],
  ['a.sql', 'select 1 -- What is ow*ed.'],
  ['.ci/run', 'true # Asks who*ever is there.'],
  ['a.test.ts', "test('wh*o comes late waits', () => {})"],
  ['a.test.ts', "test.each([\n  1,\n])('%s is to*ld', () => {})"],
  ['a.ts', "throw new Error('No ne*ws')"],
  ['README.md', 'Holds what was sa*id.'],
])('a word to avoid is found in %s: %s', (file, marked) => {
  expect(faultsIn(file, marked.replace(/(?<=\w)\*(?=\w)/, ''))).toHaveLength(1)
})

test.each([
  ['a.ts', "const door = 'told' // The rate limit."],
  ['a.ts', "fetch('https://example.org/whoever')"],
  ['a.ts', '// Who has booked?'],
])('no word to avoid is found in %s: %s', (file, source) => {
  expect(faultsIn(file, source)).toEqual([])
})
