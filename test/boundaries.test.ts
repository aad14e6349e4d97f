import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bookingStates } from '#clinic/booking.ts'

/** The architecture. Each folder may import itself and the folders listed; nothing else. */
const mayImport: Record<string, string[]> = {
  clinic: [],
  content: ['clinic'],
  server: ['clinic', 'content'],
  worker: ['clinic', 'content', 'server'],
  'app/ui': [],
  app: ['app/ui', 'clinic', 'content', 'server'],
  db: ['clinic', 'content', 'server', 'dev'],
  dev: ['app', 'clinic', 'content', 'db', 'server'],
}
const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length)
const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`))

const imports = /(?:from|import)\s*\(?\s*['"]([.#][^'"?]+)(?:\?\w+)?['"]/g
const sources = globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

/** The file that an import really reaches, however it is spelled. */
const resolved = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : path.normalize(path.join(path.dirname(file), specifier))

function* importsOf(file: string): Generator<{ specifier: string; target: string }> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imports))
    if (!specifier.includes('+types/')) yield { specifier, target: resolved(file, specifier) }
}

test('every import follows the architecture', () => {
  const violations: string[] = []
  for (const file of sources) {
    const from = folderOf(file)!
    for (const { target } of importsOf(file)) {
      const to = folderOf(target)
      if (to !== from && !(to && mayImport[from]!.includes(to))) violations.push(`${file} imports ${target}`)
    }
  }
  expect(violations).toEqual([])
})

test('every import names a file, with # across folders and ./ or ../ within', () => {
  const wrong: string[] = []
  for (const file of sources) {
    const top = file.split('/')[0]
    for (const { specifier, target } of importsOf(file)) {
      // Fonts are made by the build.
      if (!existsSync(target) && !target.endsWith('.woff2')) wrong.push(`${file}: ${specifier} leads nowhere`)
      if (specifier.startsWith('#') === (target.split('/')[0] === top)) wrong.push(`${file}: ${specifier}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the rules know no clock, no settings and no framework', () => {
  const forbidden = /new Date\(\)|Date\.now|process\.|from '(react|kysely|pg|fastify|node:)/
  const guilty = sources.filter(
    (file) => file.startsWith('clinic/') && forbidden.test(readFileSync(file, 'utf8')),
  )
  expect(guilty).toEqual([])
})

test('no page compares the state of a booking: it asks the rules', () => {
  const state = `['"](${bookingStates.join('|')})['"]`
  const compares = new RegExp(`[!=]==?\\s*${state}|${state}\\s*[!=]==?|\\bcase ${state}`)
  const guilty = sources.filter(
    (file) => file.startsWith('app/') && compares.test(readFileSync(file, 'utf8')),
  )
  expect(guilty).toEqual([])
})

test('settings are read in one place', () => {
  const readers = sources.filter((file) => readFileSync(file, 'utf8').includes('process.env'))
  expect(readers.sort()).toEqual(['dev/env.ts', 'server/platform/env.ts'])
})

test('no folder is a drawer for everything', () => {
  const drawers = /(^|\/)(lib|libs|utils?|helpers?|common|shared|misc|types|services?\/types)$/
  const all = new Set(
    globSync('{app,clinic,content,server,worker,db,dev,test}/**/*').map((file) => path.dirname(file)),
  )
  expect([...all].filter((folder) => drawers.test(folder))).toEqual([])
})

test('files stay small enough to read, folders shallow enough to find', () => {
  const long = sources
    .filter((file) => !file.startsWith('content/'))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length > 400)
  const deep = sources.filter((file) => file.split('/').length > 5)
  expect([...long, ...deep]).toEqual([])
})
