import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokensFile = 'app/ui/styles/tokens.css'

/** Spacing that is not from the scale, and why. */
const exceptions: Record<string, string> = {
  'app/home/hero.module.css padding-right: 200px': 'the width of the controls that stand beside the line',
  'app/layouts/dock.module.css padding: var(--space-2) max(var(--space-2), (100% - 560px) / 2) calc(var(--space-2) + env(safe-area-inset-bottom))':
    'leaves 560px for the buttons, in the middle of the bar',
  'app/ui/steps.module.css left: 27px': 'half of the tile of 56px, less half of the line of 2px',
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
/** A picture written into the stylesheet has colons and semicolons of its own. */
const withoutStrings = (css: string) => css.replace(/"[^"]*"/g, '""')

const sheets = globSync('app/**/*.css').map((file) => ({
  file,
  css: withoutStrings(withoutComments(readFileSync(file, 'utf8'))),
}))
const declarations = sheets.flatMap(({ file, css }) =>
  [...css.matchAll(/(?<=[{};]\s*)([\w-]+)\s*:\s*([^{};]+)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({
      file,
      property,
      value: value.replace(/\s+/g, ' ').trim(),
    }),
  ),
)
const variablesIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

const properties = declarations.filter(({ property }) => property.startsWith('--'))
const defined = new Set(properties.map(({ property }) => property))
const used = new Set(
  [
    ...sheets.map(({ css }) => css),
    ...globSync('app/**/*.tsx').map((file) => readFileSync(file, 'utf8')),
  ].flatMap(variablesIn),
)

test('margins, paddings, gaps and insets come from the spacing scale', () => {
  const scale = /^--(space-\w+|fluid-\w+|column-gap|section|gutter|page)$/
  const spacing = declarations.filter(({ property }) =>
    /^(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding|inset|top|right|bottom|left)\b/.test(
      property,
    ),
  )
  // What a component hands on in a property of its own is spacing too.
  const own = new Set(spacing.flatMap(({ value }) => variablesIn(value)).filter((name) => !scale.test(name)))
  const offScale = [...spacing, ...properties.filter(({ property }) => own.has(property))].filter(
    ({ value }) =>
      [...value.replace(/var\([^()]*\)/g, '').matchAll(/([\d.]+)([a-z%]+)/g)].some(
        ([, number, unit = '']) =>
          Number(number) !== 0 &&
          !['em', 'ch', '%'].includes(unit) &&
          // A share of the window only between two steps of the scale.
          !(['vw', 'vh'].includes(unit) && /clamp\(|min\(/.test(value)),
      ),
  )
  expect(offScale.map(({ file, property, value }) => `${file} ${property}: ${value}`).toSorted()).toEqual(
    Object.keys(exceptions).toSorted(),
  )
})

test('media queries name the breakpoints of the table, all of them, in one style', () => {
  const table = [...readFileSync(tokensFile, 'utf8').matchAll(/^ \* +([\d.]+)rem +(\d+)px /gm)]
  const breakpoints = table.map(([, rem]) => `${rem}rem`)
  expect(breakpoints.length).toBeLessThanOrEqual(5)
  for (const [, rem, px] of table) expect(Number(rem) * 16).toBe(Number(px))

  const named = new Set<string>()
  const wrong: string[] = []
  for (const { file, css } of sheets)
    for (const [query] of css.matchAll(/@(?:media|container)[^{]+/g)) {
      const widths = [...query.matchAll(/\(width (?:<=?|>=) ([\d.]+rem)\)/g)].map(([, width = '']) => width)
      for (const width of widths) named.add(width)
      const other = query.replace(/\(width (?:<=?|>=) [\d.]+rem\)/g, '')
      if (/width|m(in|ax)-height/.test(other) || widths.some((width) => !breakpoints.includes(width)))
        wrong.push(`${file} ${query.trim()}`)
    }
  expect(wrong).toEqual([])
  expect([...named].toSorted()).toEqual(breakpoints.toSorted())
})

test('every token is used, and every token that is used is there', () => {
  expect([...defined].filter((name) => !used.has(name))).toEqual([])
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
})
