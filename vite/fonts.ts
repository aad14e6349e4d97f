import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('')

const latin = `${range(0x20, 0x7e)}\u00a0©·×é–—‘’“”•…→←`
/** The Devanagari that Hindi uses: letters, signs and digits with joiners; no Vedic or Marathi extras. */
const hindi = [
  range(0x901, 0x903) + range(0x905, 0x90b) + range(0x90f, 0x911) + range(0x913, 0x928) + range(0x92a, 0x930),
  `\u090d\u0932\u0935${range(0x936, 0x939)}${range(0x93c, 0x943)}\u0945${range(0x947, 0x949)}${range(0x94b, 0x94d)}`,
  `\u0950${range(0x958, 0x95f)}${range(0x964, 0x970)}\u200c\u200d\u25cc `,
].join('')

const tiro = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi'
const figtree = '@fontsource-variable/figtree/files/figtree'
const noto = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari'

const fonts = [
  { name: 'tiro-latin', source: `${tiro}-latin-400-normal.woff2`, text: latin },
  { name: 'tiro-latin-italic', source: `${tiro}-latin-400-italic.woff2`, text: latin },
  { name: 'tiro-devanagari', source: `${tiro}-devanagari-400-normal.woff2`, text: hindi },
  { name: 'figtree-latin', source: `${figtree}-latin-wght-normal.woff2`, text: latin },
  // One kilobyte, loaded only by pages with a price.
  { name: 'figtree-rupee', source: `${figtree}-latin-ext-wght-normal.woff2`, text: '₹' },
  { name: 'noto-devanagari', source: `${noto}-devanagari-wght-normal.woff2`, text: hindi },
  // For the language switch on English pages, which have no other Devanagari.
  { name: 'noto-switch', source: `${noto}-devanagari-wght-normal.woff2`, text: 'हिंदी', axes: { wght: 600 } },
]

/** Writes the subset fonts, once: they change only with this file or the packages. */
export function subsetFonts(folder: string): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'subset-fonts',
    async buildStart() {
      await mkdir(folder, { recursive: true })
      const recipe = await stat(import.meta.filename)
      for (const { name, source, text, axes } of fonts) {
        const target = `${folder}/${name}.woff2`
        const made = await stat(target).catch(() => null)
        if (made && made.mtimeMs > recipe.mtimeMs) continue
        const font = await readFile(require.resolve(source))
        const subset = await subsetFont(font, text, {
          targetFormat: 'woff2',
          ...(axes && { variationAxes: axes }),
        })
        await writeFile(target, subset)
      }
    },
  }
}
