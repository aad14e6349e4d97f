import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Texts and their backgrounds. A new colour in tokens.css belongs here, too; the last test checks it. */
const pages = ['--bg', '--bg-2', '--bg-3', '--surface', '--surface-2', '--surface-rose', '--surface-plum']
const reading: Record<string, string[]> = {
  '--text': [...pages, '--surface-rose-2', '--info-bg', '--err-bg', '--warn-bg', '--bar-bg', '--leave-bg'],
  '--text-2': [...pages, '--surface-rose-2', '--info-bg', '--warn-bg', '--leave-bg'],
  '--text-3': [...pages, '--chip-bg'],
  '--heading': [...pages, '--surface-rose-2', '--tile', '--chip-bg', '--bar-bg', '--leave-bg'],
  '--link': [...pages, '--surface-rose-2', '--icon-bg', '--chip-bg', '--bar-bg', '--leave-bg'],
  '--accent-text': [...pages, '--surface-rose-2'],
  '--on-primary': ['--primary', '--primary-hover'],
  '--on-pink': ['--pink-fill', '--pink-hover'],
  '--on-sel': ['--sel'],
  '--on-sel-2': ['--sel'],
  '--on-pick': ['--pick'],
  '--free': ['--surface', '--bg', '--free-bg'],
  '--warn-text': ['--warn-bg'],
  '--err': ['--surface', '--bg', '--err-bg'],
  '--err-text': ['--err-bg', '--surface'],
  '--ok-text': ['--ok-bg'],
  '--on-help': ['--help', '--help-hover'],
  '--chip-text': ['--chip-bg'],
  '--mark-text': ['--mark-bg'],
  '--icon': ['--icon-bg', '--tile', '--surface', '--bg', '--surface-rose'],
  '--on-band': ['--band'],
  '--on-band-2': ['--band'],
  '--on-band-3': ['--band'],
  '--on-band-accent': ['--band', '--foot-bg'],
  '--on-stage': ['--stage', '--stage-button', '--stage-button-hover'],
  '--on-stage-2': ['--stage'],
  '--on-stage-accent': ['--stage'],
  '--on-leave': ['--leave-btn', '--leave-btn-hover'],
  '--demo-text': ['--demo-bg'],
  '--foot-text': ['--foot-bg'],
  '--foot-text-2': ['--foot-bg'],
}
/** Icons, the edges of fields, the focus ring. */
const seeing: Record<string, string[]> = {
  '--accent-strong': ['--bg', '--bg-3', '--surface'],
  '--field-line': ['--surface', '--bg'],
  '--line-strong': ['--surface', '--bg'],
  '--field-line-hover': ['--surface', '--bg'],
  '--pick-ring': ['--surface', '--bg'],
  '--free-dot': ['--surface', '--bg'],
  '--info-line': ['--info-bg'],
  '--dot-hover': ['--bg', '--surface'],
  '--stage-line': ['--stage'],
  '--band-line-strong': ['--band', '--foot-bg'],
  '--focus': pages,
  '--focus-on-dark': ['--band', '--foot-bg', '--stage'],
}
/** Ornaments, lines, shadows and backgrounds that carry no information alone. */
const ornaments = [
  ...[
    '--accent-line',
    '--accent-line-2',
    '--line',
    '--line-plum',
    '--line-plum-2',
    '--line-rose',
    '--warn-line',
  ],
  ...[
    '--band-line',
    '--band-pattern',
    '--foot-line',
    '--err-tint',
    '--skeleton',
    '--skeleton-2',
    '--picture-bg',
  ],
  ...[
    '--sun',
    '--leaf',
    '--stem',
    '--dot',
    '--sh-1',
    '--sh-2',
    '--sh-button',
    '--sh-bar',
    '--edge-shadow',
    '--backdrop',
  ],
]

type Tokens = Record<string, string>

const lightDark = /light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),\s]|\([^()]*\))+)\s*\)/g

/** The tokens of a stylesheet in one scheme. */
function tokensIn(file: string, scheme: 'light' | 'dark'): Tokens {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(lightDark, scheme === 'light' ? '$1' : '$2'),
    ]),
  )
}

const schemes = globSync('clinics/*/brand.css').flatMap((file) =>
  (['light', 'dark'] as const).map((scheme) => ({
    clinic: file.split('/')[1],
    scheme,
    tokens: { ...tokensIn('app/ui/styles/tokens.css', scheme), ...tokensIn(file, scheme) },
  })),
)

function colourOf(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? ''
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return other ? colourOf(tokens, other) : value
}

/** Of #rgb or #rrggbb, as WCAG 2.2 defines it. */
function luminance(colour: string) {
  const [, hex = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour) ?? []
  if (!hex) throw new Error(`${colour} is not a solid colour`)
  const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, front: string, ground: string) {
  const [bright = 0, dim = 0] = [front, ground]
    .map((name) => luminance(colourOf(tokens, name)))
    .toSorted((one, other) => other - one)
  return (bright + 0.05) / (dim + 0.05)
}

const tooWeak = (tokens: Tokens, pairs: Record<string, string[]>, least: number) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ pair: `${front} on ${ground}`, ratio: contrast(tokens, front, ground) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
  )

test.each(schemes)('texts in the $scheme scheme of $clinic have a contrast of 4.5 to 1', ({ tokens }) => {
  expect(tooWeak(tokens, reading, 4.5)).toEqual([])
})

test.each(schemes)('icons and edges in the $scheme scheme of $clinic have a contrast of 3 to 1', ({
  tokens,
}) => {
  expect(tooWeak(tokens, seeing, 3)).toEqual([])
})

test.each(schemes)('every colour of $clinic, $scheme, is a text, an icon, a background or an ornament', ({
  tokens,
}) => {
  const palette = /^--(brand|accent|ink|sand|gold|sage|success|warn|error|info)-\d+$/
  const known = new Set([
    ...[reading, seeing].flatMap((pairs) =>
      Object.entries(pairs).flatMap(([front, grounds]) => [front, ...grounds]),
    ),
    ...ornaments,
  ])
  const colours = Object.entries(tokens).filter(([, value]) => /#|rgb|^var\(|^none$/.test(value))
  expect(colours.map(([name]) => name).filter((name) => !palette.test(name) && !known.has(name))).toEqual([])
})

test('every clinic has the colours of the first', () => {
  const names = schemes.map(({ tokens }) => Object.keys(tokens).toSorted())
  for (const list of names) expect(list).toEqual(names[0])
})
