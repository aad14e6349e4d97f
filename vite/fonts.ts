import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontverter from 'fontverter'
import type { Plugin } from 'vite'
import { glyphsOf, type Subset, subset } from './font-subset.ts'
import { hindiWords } from './hindi-words.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('')

const latin = `${range(0x20, 0x7e)}\u00a0©·×é–—‘’“”•…→←`
/** Features that stylesheets use by name (lnum, tnum, zero), and those that every browser applies by default. */
const latinFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'zero']

const consonants = range(0x915, 0x928) + range(0x92a, 0x930) + range(0x932, 0x932) + range(0x935, 0x939)
/** The Devanagari of Hindi: letters, signs and digits with joiners; no Vedic or Marathi extras. */
const letters = [
  range(0x901, 0x903) + range(0x905, 0x90b) + range(0x90f, 0x911) + range(0x913, 0x914) + consonants,
  `\u090d${range(0x93c, 0x943)}\u0945${range(0x947, 0x949)}${range(0x94b, 0x94d)}`,
  `\u0950${range(0x958, 0x95f)}${range(0x964, 0x970)}\u200c\u200d\u25cc `,
].join('')
/** Conjuncts with a shape of their own that are frequent in names. */
const conjuncts = [
  ...[
    'क्क',
    'क्त',
    'क्ष',
    'ङ्क',
    'ङ्ख',
    'ङ्ग',
    'च्च',
    'ज्ज',
    'ज्ञ',
    'ञ्च',
    'ञ्ज',
    'ट्ट',
    'ट्ठ',
    'ड्ड',
    'ड्ढ',
    'त्त',
    'त्र',
    'द्द',
    'द्ध',
    'द्भ',
  ],
  ...[
    'द्म',
    'द्य',
    'द्व',
    'न्न',
    'प्त',
    'ल्ल',
    'श्च',
    'श्र',
    'श्व',
    'ष्ट',
    'ष्ठ',
    'ष्ण',
    'स्त्र',
    'ह्न',
    'ह्म',
    'ह्य',
    'ह्र',
    'ह्ल',
    'ह्व',
  ],
]
/** For patients' names: every letter halved, under a reph, over a rakar, with each vowel sign. */
const syllables = [
  ...[...consonants].flatMap((letter) => [`${letter}्य`, `र्${letter}`, `${letter}्र`, `र्${letter}ि`]),
  ...conjuncts.flatMap((conjunct) => [conjunct, `${conjunct}ि`]),
  ...['ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ', 'ं', 'ँ', 'ः', 'ॉ', 'ॅ'].map((sign) => `क${sign}`),
]

const tiro = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi'
const figtree = '@fontsource-variable/figtree/files/figtree'
const noto = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari'

/** The weights of the stylesheets, as in the fonts.css of the site and of the desk. */
const weights: [number, number] = [400, 700]

type Recipe = Omit<Subset, 'glyphs'> & { name: string; source: string; isHindi?: boolean; isTyped?: boolean }
export const siteFonts: Recipe[] = [
  { name: 'tiro-latin', source: `${tiro}-latin-400-normal.woff2`, text: latin, features: latinFeatures },
  {
    name: 'tiro-latin-italic',
    source: `${tiro}-latin-400-italic.woff2`,
    text: latin,
    features: latinFeatures,
  },
  { name: 'tiro-devanagari', source: `${tiro}-devanagari-400-normal.woff2`, text: letters, isHindi: true },
  {
    name: 'figtree-latin',
    source: `${figtree}-latin-wght-normal.woff2`,
    text: latin,
    features: latinFeatures,
    weights,
  },
  // One kilobyte, loaded only by pages with a price.
  { name: 'figtree-rupee', source: `${figtree}-latin-ext-wght-normal.woff2`, text: '₹', weights },
  {
    name: 'noto-devanagari',
    source: `${noto}-devanagari-wght-normal.woff2`,
    text: letters,
    isHindi: true,
    isTyped: true,
    weights,
  },
  // For the language switch on English pages, which have no other Devanagari.
  { name: 'noto-switch', source: `${noto}-devanagari-wght-normal.woff2`, text: 'हिंदी', weights: 600 },
]

/** Letters of names, in fonts of their own: most lists have none of them. */
const accents = `${range(0xa1, 0xff)}${range(0x2010, 0x203a)}−↑↓`
const furtherLatin = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}₹`
/** With letters of Marathi and Sanskrit. */
const hindiOfNames = `${letters}ळॲॠॄ`

/** The fonts of the desk, which writes names as patients typed them: each conjunct of the letters is in its fonts. */
export const deskFonts: Recipe[] = [
  ...[
    { name: 'tiro', source: `${tiro}-latin-400-normal.woff2`, further: `${tiro}-latin-ext-400-normal.woff2` },
    { name: 'tiro-italic', source: `${tiro}-latin-400-italic.woff2` },
    {
      name: 'figtree',
      source: `${figtree}-latin-wght-normal.woff2`,
      further: `${figtree}-latin-ext-wght-normal.woff2`,
      weights,
    },
  ].flatMap(({ name, source, further, weights }) => {
    const drawn = { features: latinFeatures, ...(weights && { isHinted: true, weights }) }
    return [
      { name: `${name}-latin`, source, text: latin, ...drawn },
      { name: `${name}-accents`, source, text: accents, ...drawn },
      ...(further ? [{ name: `${name}-latin-ext`, source: further, text: furtherLatin, ...drawn }] : []),
    ]
  }),
  {
    name: 'tiro-devanagari',
    source: `${tiro}-devanagari-400-normal.woff2`,
    text: hindiOfNames,
  },
  {
    name: 'noto-devanagari',
    source: `${noto}-devanagari-wght-normal.woff2`,
    text: hindiOfNames,
    isHinted: true,
    weights,
  },
]

const require = createRequire(import.meta.url)
const readSource = ({ source }: Recipe) => readFile(require.resolve(source))
export const sourceFont = async (recipe: Recipe) => fontverter.convert(await readSource(recipe), 'truetype')

const wordsOf = ({ isHindi, isTyped }: Recipe, root: string) =>
  isHindi ? [...hindiWords(root), ...(isTyped ? syllables : [])] : []

/** Changes with every input of a font. */
async function fingerprint(recipe: Recipe, words: string[]) {
  const steps = await Promise.all(
    ['fonts.ts', 'font-subset.ts'].map((file) => readFile(`${import.meta.dirname}/${file}`)),
  )
  const hash = createHash('sha256').update(JSON.stringify([recipe.name, words]))
  for (const part of [...steps, await readSource(recipe)]) hash.update(part)
  return hash.digest('hex')
}

/** As a whole: another build may read the file at the same moment. */
async function replaceFile(file: string, content: Uint8Array | string) {
  const whole = `${file}.${randomUUID()}`
  await writeFile(whole, content)
  await rename(whole, file)
}

/**
 * Writes the fonts that changed since the last time. A Hindi font of the site has the conjuncts of our texts, a third
 * of those that its letters could form; a conjunct that occurs only in a patient's input is shown with its letters side
 * by side.
 */
export async function makeFonts(root: string, folder: string, recipes: readonly Recipe[]) {
  await mkdir(folder, { recursive: true })
  const list = `${folder}/made.json`
  const made: Record<string, string> = JSON.parse(await readFile(list, 'utf8').catch(() => '{}'))
  for (const recipe of recipes) {
    const target = `${folder}/${recipe.name}.woff2`
    const words = wordsOf(recipe, root)
    const print = await fingerprint(recipe, words)
    if (made[recipe.name] === print && existsSync(target)) continue
    const font = await sourceFont(recipe)
    const small = await subset(font, { ...recipe, ...(recipe.isHindi && { glyphs: glyphsOf(font, words) }) })
    await replaceFile(target, await fontverter.convert(small, 'woff2', 'truetype'))
    made[recipe.name] = print
  }
  await replaceFile(list, JSON.stringify(made))
}

export function subsetFonts(root: string, folder: string, recipes: readonly Recipe[]): Plugin {
  return { name: 'subset-fonts', buildStart: () => makeFonts(root, folder, recipes) }
}
