import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { documents, spansIn } from './documents.ts'

const topLevel = new Set(readdirSync('.'))

/** What the build writes. */
const generated = new Set(['build/'])

const looksLikePath = (text: string) =>
  /^[\w.-]+(\/[\w.-]+)*\/?$/.test(text) &&
  !text.startsWith('./') &&
  !generated.has(text) &&
  (topLevel.has(text.split('/')[0]!) || text.endsWith('/') || /\.(tsx?|sql|sh|md|tsv|ya?ml|json)$/.test(text))

function pathsIn(markdown: string): string[] {
  const spans = spansIn(markdown).filter(looksLikePath)
  const links = Array.from(markdown.matchAll(/\]\(([^)#\s]+)/g), ([, link]) => link!)
  return [...spans, ...links.filter((link) => !/^\w+:/.test(link))]
}

test('every path that the documentation names exists', () => {
  expect(documents.length).toBeGreaterThan(10)
  const missing = documents.flatMap(({ file, text }) =>
    pathsIn(text)
      .filter((name) => !existsSync(name) && !existsSync(path.join(path.dirname(file), name)))
      .map((name) => `${file}: ${name}`),
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

test('the file that the guide names for a new field has fields', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const [, file] = /^\| `([^`]+)`[^|]*\| `<Field name=/m.exec(guide)!
  expect(readFileSync(file!, 'utf8')).toContain('<Field name=')
})

test('the newest version of the changelog is the one that the processes name', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))!
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(newest)
})

test('the notes on the specification follow its sections, each once', () => {
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

test('an editor without Biome indents and ends lines as Biome does', () => {
  const { formatter } = JSON.parse(readFileSync('biome.json', 'utf8'))
  const [, everywhere = ''] = readFileSync('.editorconfig', 'utf8').split(/^\[.+\]\n/m)
  expect(
    Object.fromEntries(everywhere.match(/^\w+ = \w+/gm)!.map((line) => line.split(' = '))),
  ).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
    end_of_line: 'lf',
  })
})

type Decision = { file: string; number: string; title: string; headings: string[]; status: string }

function decisionIn(file: string, text: string): Decision {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)\n\n## Context\n/.exec(text) ?? []
  const headings = Array.from(text.matchAll(/^##? (.+)/gm), ([, heading]) => heading!).slice(1)
  const [, status = ''] = /\n## Status\n\n([^#]+)\n$/.exec(text) ?? []
  return { file, number, title, headings, status: status.replaceAll('\n', ' ') }
}

const decisions = globSync('docs/decisions/[0-9]*.md')
  .sort()
  .map((file) => decisionIn(path.basename(file), readFileSync(file, 'utf8')))

const record = String.raw`\d{4}(?!-)(?: \([^)]+\))?`
const records = `${record}(?:(?:, | and )${record})*`
const statusForm = new RegExp(
  `^(?:Accepted, \\d{4}-\\d\\d-\\d\\d\\.(?: Supersedes ${records}\\.)?(?: Amends ${records}\\.)?(?: Amended by ${records}\\.)?` +
    `|Superseded by \\d{4}, \\d{4}-\\d\\d-\\d\\d\\. .+\\.)$`,
)

/** The records that a status names after this text. */
const namedAfter = (words: string, status: string): string[] => {
  const [, list = ''] = new RegExp(`(?:^|\\. )${words} (${records})`).exec(status) ?? []
  return list.replaceAll(/\([^)]+\)/g, '').match(/\d{4}/g) ?? []
}

const isInStyle = ({ file, number, headings, status }: Decision) =>
  number !== '' &&
  file.startsWith(`${number}-`) &&
  headings.join() === 'Context,Decision,Consequences,Status' &&
  statusForm.test(status)

test('every decision has the same title, the same four headings and the same form of status', () => {
  expect(decisions.length).toBeGreaterThan(40)
  expect(decisions.filter((decision) => !isInStyle(decision))).toEqual([])
  const text =
    '# 0001 Title\n\n## Context\n\n## Decision\n\n## Consequences\n\n## Status\n\nAccepted, 2026-11-15.\n'
  expect(isInStyle(decisionIn('0001-title.md', text))).toBe(true)
  const wrong = [
    text.replace('0001', '1.'),
    text.replace('## Decision', '**Decision.**'),
    text.replace('## Status', '## Not done\n\n## Status'),
    text.replace(', 2026-11-15', ''),
    text.replace('15.', '15. Extends 0002.'),
  ]
  expect(wrong.filter((other) => isInStyle(decisionIn('0001-title.md', other)))).toEqual([])
})

test('a decision that changes another is named by that one', () => {
  const pairs = (words: string) =>
    decisions.flatMap(({ number, status }) => namedAfter(words, status).map((other) => [number, other]))
  const turned = (words: string) => pairs(words).map((pair) => pair.toReversed())
  expect(pairs('Supersedes').sort()).toEqual(turned('Superseded by').sort())
  expect(pairs('Amends').sort()).toEqual(turned('Amended by').sort())
})

test('the list of decisions has a line for each', () => {
  const lines = readFileSync('docs/decisions/README.md', 'utf8').match(/^- .+/gm)
  const expected = decisions.map(({ file, number, title, status }) => {
    const [by] = namedAfter('Superseded by', status)
    return `- [${number}](${file}) ${title}${by ? ` (superseded by ${by})` : ''}`
  })
  expect(lines).toEqual(expected)
})

test('the decision on dependencies names every package that we have, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  const rows = readFileSync('docs/decisions/0008-dependencies.md', 'utf8').match(/^\| `.+?(?= \|)/gm) ?? []
  const named = rows.flatMap((row) => row.match(/(?<=`)[^`, ]+(?=`)/g) ?? [])
  const fits = (pattern: string, name: string) => path.matchesGlob(name, pattern)
  expect(packages.filter((name) => !named.some((pattern) => fits(pattern, name)))).toEqual([])
  expect(named.filter((pattern) => !packages.some((name) => fits(pattern, name)))).toEqual([])
})
