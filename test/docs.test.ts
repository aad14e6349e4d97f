import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const topLevel = new Set(readdirSync('.'))

/** Not the decision records: they are history, and may name what is gone. */
const documents = globSync(['*.md', 'docs/*.md', '*/README.md']).filter(
  (file) => !file.startsWith('node_modules'),
)

/** Folders that the build writes. */
const generated = new Set(['build/'])

const looksLikePath = (text: string) =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(text) &&
  !text.startsWith('./') &&
  !generated.has(text) &&
  (topLevel.has(text.split('/')[0]!) || text.endsWith('/') || /\.(tsx?|sql|sh|md|tsv|ya?ml|json)$/.test(text))

function pathsIn(markdown: string): string[] {
  const spans = Array.from(markdown.matchAll(/`([^`\n]+)`/g), ([, span]) => span!).filter(looksLikePath)
  const links = Array.from(markdown.matchAll(/\]\(([^)#\s]+)/g), ([, link]) => link!)
  return [...spans, ...links.filter((link) => !/^\w+:/.test(link))]
}

test('every path that the documentation names exists', () => {
  expect(documents.length).toBeGreaterThan(10)
  const missing = documents.flatMap((document) =>
    pathsIn(readFileSync(document, 'utf8'))
      .filter((name) => !existsSync(name) && !existsSync(path.join(path.dirname(document), name)))
      .map((name) => `${document}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('a path that does not exist is noticed, and other code is not taken for a path', () => {
  expect(pathsIn('`server/gone.ts` and `gone.ts`, [there](docs/gone.md)')).toEqual([
    'server/gone.ts',
    'gone.ts',
    'docs/gone.md',
  ])
  expect(pathsIn('`npm test`, `/booking`, `zod/mini`, `bookings.sealed`, `#app/x.ts`, `./x.ts`')).toEqual([])
})

test('the file that a new field is said to go into holds fields', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const [, file] = /^\| `([^`]+)`[^|]*\| `<Field name=/m.exec(guide)!
  expect(readFileSync(file!, 'utf8')).toContain('<Field name=')
})

test('the notes on the specification follow its sections, and none stands there twice', () => {
  const notes = readFileSync('docs/spec-notes.md', 'utf8')
  const sections = Array.from(notes.matchAll(/^## (\d)\. /gm), ([, section]) => Number(section))
  expect(sections).toEqual(sections.toSorted())
  expect(new Set(sections)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
  const said = Array.from(notes.matchAll(/^\| (.+?) \| .+ \|$/gm), ([, it]) => it).filter(
    (it) => it !== 'what it says' && it !== '---',
  )
  expect(said.length).toBeGreaterThan(70)
  expect(said.filter((it, index) => said.indexOf(it) !== index)).toEqual([])
})
