import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fontverter from 'fontverter'
import type { Font } from 'harfbuzzjs'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openFont, shapeHindi } from './font-subset.ts'
import { deskFonts, makeFonts, siteFonts, sourceFont } from './fonts.ts'

const root = resolve(import.meta.dirname, '..')
const folder = `${root}/app/ui/fonts`
const deskFolder = `${root}/desk/app/ui/fonts`
const isWord = /[\u0900-\u097f\u200c\u200d]+/g

/** Every text in the values of a module, at any depth. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof RegExp || seen.has(value)) return []
  seen.add(value)
  return (value instanceof Map ? [...value] : Object.values(value)).flatMap((part) => textsIn(part, seen))
}

/** Reads the values of the texts, not their files: independent of the build's own search. */
async function wordsOfTheSite() {
  // The desk has complete fonts of its own.
  const modules = globSync('content/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith('content/desk/'),
  )
  const texts = (
    await Promise.all(modules.map((file) => import(/* @vite-ignore */ `${root}/${file}`)))
  ).flatMap((module) => textsIn({ ...module }))
  const catalogue = globSync('catalogue/*.tsv', { cwd: root }).map((file) =>
    readFileSync(`${root}/${file}`, 'utf8'),
  )
  return [...new Set([...texts, ...catalogue].flatMap((text) => text.match(isWord) ?? []))]
}

/** The outlines of a word, each with its position. */
function drawing(font: Font, word: string) {
  const buffer = shapeHindi(font, word)
  const places = buffer.getGlyphPositions()
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, at) => `${font.glyphToPath(codepoint)} ${JSON.stringify(places[at])}`)
    .join(' ')
}

/** The complete font, and the one of the build. */
async function openBoth(folder: string, recipe: (typeof siteFonts)[number]) {
  const built = await readFile(`${folder}/${recipe.name}.woff2`)
  return {
    whole: openFont(await sourceFont(recipe)),
    built: openFont(await fontverter.convert(built, 'truetype')),
  }
}

beforeAll(async () => {
  await makeFonts(root, folder, siteFonts)
  await makeFonts(root, deskFolder, deskFonts)
}, 120_000)

test.each(
  siteFonts.filter(({ isHindi }) => isHindi),
)('$name draws every Hindi word of the site like the complete font', async (recipe) => {
  const words = await wordsOfTheSite()
  expect(words.length).toBeGreaterThan(2000)
  const { whole, built } = await openBoth(folder, recipe)
  expect(words.filter((word) => drawing(built, word) !== drawing(whole, word))).toEqual([])
})

test('the font for texts draws likely names of patients', async () => {
  const recipe = siteFonts.find(({ name }) => name === 'noto-devanagari')!
  const { whole, built } = await openBoth(folder, recipe)
  const names = [
    'प्रज्ञा',
    'शर्मिष्ठा',
    'ज्योत्स्ना',
    'कृष्णा',
    'ऐश्वर्या',
    'श्रद्धा',
    'गार्गी',
    'म्हात्रे',
    'ज़ैनब',
    'फ़ातिमा',
    'ओढ़नी',
    'ॐकारी',
  ]
  expect(names.filter((name) => drawing(built, name) !== drawing(whole, name))).toEqual([])
})

const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ']

test.each(
  deskFonts.filter(({ name }) => name.endsWith('devanagari')),
)('$name of the desk draws each pair of letters of any name like the complete font', async (recipe) => {
  const { whole, built } = await openBoth(deskFolder, recipe)
  const pairs = consonants.flatMap((first) => consonants.map((second) => `${first}्${second}`))
  const names = [
    ...pairs,
    ...pairs.map((pair) => `${pair}ि`),
    'स्त्री',
    'लक्ष्म्या',
    'कॄ',
    'ॲनी',
    'केळकर',
    'ज़ोहरा',
    'ॐ १२३',
  ]
  expect(names.filter((name) => drawing(built, name) !== drawing(whole, name))).toEqual([])
})

test('a font that is made again replaces the former as a whole: another build may be reading it', async () => {
  const own = await mkdtemp(join(tmpdir(), 'fonts-'))
  onTestFinished(() => rm(own, { recursive: true }))
  const [recipe] = siteFonts
  const file = join(own, `${recipe!.name}.woff2`)
  await writeFile(file, 'the former')
  await using reader = await open(file)
  await makeFonts(root, own, [recipe!])
  expect(await reader.readFile('utf8')).toBe('the former')
  expect(await readFile(file)).toEqual(await readFile(`${folder}/${recipe!.name}.woff2`))
  expect(await readdir(own)).toHaveLength(2)
})

test('the fonts of the desk have the accents that the complete fonts have', async () => {
  const letters = [...'AndréRenéeMüllerNuñezĀśīūŠžőł₹’“–−→']
  for (const family of ['tiro', 'figtree']) {
    const fonts = await Promise.all(
      deskFonts
        .filter(({ name }) => name.startsWith(family) && !/devanagari|italic/.test(name))
        .map((recipe) => openBoth(deskFolder, recipe)),
    )
    const hasIn = (kind: 'whole' | 'built') =>
      letters.filter((letter) => fonts.some((font) => font[kind].nominalGlyph(letter.codePointAt(0)!)))
    expect(hasIn('whole').length).toBeGreaterThan(30)
    expect(hasIn('built')).toEqual(hasIn('whole'))
  }
})

test('the fonts of a Hindi page weigh at most 85 kB, those of an English page at most 40', async () => {
  const weigh = async (...names: string[]) => {
    const sizes = await Promise.all(names.map((name) => stat(`${folder}/${name}.woff2`)))
    return sizes.reduce((sum, { size }) => sum + size, 0)
  }
  const latin = ['tiro-latin', 'figtree-latin', 'figtree-rupee']
  expect(await weigh(...latin, 'tiro-devanagari', 'noto-devanagari')).toBeLessThanOrEqual(85_000)
  expect(await weigh(...latin, 'tiro-latin-italic', 'noto-switch')).toBeLessThanOrEqual(40_000)
})

test.each([
  ['app', siteFonts],
  ['desk/app', deskFonts],
] as const)('the weights of the fonts are those of the stylesheets of %s', (sources, fonts) => {
  const sheets = globSync(`${sources}/**/*.css`, { cwd: root }).filter((file) => !file.endsWith('fonts.css'))
  const css = sheets.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('\n')
  const used = [...css.matchAll(/font(?:-weight)?:\s*(\d{3})\b/g)].map(([, weight]) => Number(weight))
  const [from, to] = fonts.find(({ name }) => name === 'noto-devanagari')!.weights as [number, number]
  expect([Math.min(...used), Math.max(...used)]).toEqual([from, to])
  const declared = readFileSync(`${root}/${sources}/ui/styles/fonts.css`, 'utf8').match(/font-weight: [^;]+/g)
  expect(new Set(declared)).toEqual(new Set([`font-weight: ${from} ${to}`]))
})
