import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts } from './facts.ts'
import { placeholdersIn } from './format/fill.ts'
import { helplines } from './helplines.ts'
import type { Localized } from './language.ts'

type Pair = { path: string; pair: Localized<string> }

function* pairs(node: unknown, path: string): Generator<Pair> {
  if (!node || typeof node !== 'object') return
  if ('en' in node && 'hi' in node) yield { path, pair: node as Localized<string> }
  for (const [key, child] of Object.entries(node)) yield* pairs(child, `${path}.${key}`)
}

const files = globSync('content/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const all: Pair[] = []
for (const file of files) {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`)
  all.push(...pairs(module, file))
}

// Texts that are the same in both languages on purpose: only placeholders, or a clock time.
const noLetters = (text: string) => !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''))

// Names of channels and languages, which are written in their own way in both.
const names = ['SMS', 'WhatsApp', 'English', 'हिन्दी']
const isName = ({ en, hi }: Localized<string>) => en === hi && names.includes(en)

test('there are texts to check', () => {
  expect(all.length).toBeGreaterThan(100)
})

test('every Hindi text is really in Hindi', () => {
  const untranslated = all.filter(
    ({ pair }) => !noLetters(pair.hi) && !isName(pair) && !/[\u0900-\u097F]/.test(pair.hi),
  )
  expect(untranslated.map(({ path }) => path)).toEqual([])
})

test('no English text contains Devanagari or is empty', () => {
  const mixed = all.filter(
    ({ path, pair }) =>
      /[\u0900-\u097F]/.test(pair.en) && !isName(pair) && !/languageSwitch|readInOtherLanguage/.test(path),
  )
  expect(mixed.map(({ path }) => path)).toEqual([])
  expect(all.filter(({ pair }) => pair.en.trim() === '' || pair.hi.trim() === '')).toEqual([])
})

test('both languages have the same placeholders', () => {
  const different = all.filter(
    ({ pair }) => placeholdersIn(pair.en).sort().join() !== placeholdersIn(pair.hi).sort().join(),
  )
  expect(different.map(({ path }) => path)).toEqual([])
})

test('a telephone number in a text is one that is rung before launch and every quarter', () => {
  const known = Object.values(helplines).map(({ number }) => number)
  const marks = all.flatMap(({ path, pair }) =>
    placeholdersIn(pair.en)
      .filter((name) => /^\d+$/.test(name))
      .map((number) => ({ path, number })),
  )
  expect(marks.length).toBeGreaterThan(50)
  expect(marks.filter(({ number }) => !known.includes(number))).toEqual([])
})

test('the clinic’s numbers, address and hours are written in the facts file only', () => {
  const truths = [
    ...facts.phones,
    facts.email,
    facts.address.en,
    facts.address.hi,
    '13:30',
    '1:30',
    '20:30',
    '8:30',
  ]
  const sources = globSync('{app,content,server,worker}/**/*.{ts,tsx}').filter(
    (file) => file !== 'content/facts.ts' && !file.endsWith('.test.ts'),
  )
  const repeated = sources.filter((file) =>
    truths.some((truth) => readFileSync(file, 'utf8').includes(truth)),
  )
  expect(repeated).toEqual([])
})

test('the reader is addressed without a gender', () => {
  // "You can", "you want" and "you decide" have one in Hindi: "आप … सकती हैं" and "आप … सकते हैं" leave somebody out.
  const gendered =
    /(?<![\p{L}\p{M}])(?<!अपने )आप(?: दोनों| ही)? (?!पर |तक )[^।?]*?(?:(?:सक|चाह)(?:ती|ते) हैं|चाहेंग[ेी]|तय कर(?:ती|ते) हैं|रह[ीे] हैं)/u
  // A privacy notice changes with its version, which those who agreed to it are stored with.
  const texts = all.filter(({ path }) => !path.startsWith('content/privacy-notices/'))
  expect(texts.length).toBeGreaterThan(500)
  const wrong = texts.filter(({ pair }) => gendered.test(pair.hi))
  expect(wrong.map(({ path, pair }) => `${path}: ${pair.hi}`)).toEqual([])
})
