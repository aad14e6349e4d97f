import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildFolder } from '#content/clinic/build-folder.ts'

const scaleFile = 'styles/scale.css'
/** The folder of each theme: its tokens.css names what a colour is for. */
const themes = { app: 'app/ui/styles', desk: 'desk/app/ui/styles' }
const tokenFiles = Object.values(themes).map((folder) => `${folder}/tokens.css`)

/** Spacing that is not from the scale, each with the reason. */
const exceptions: Record<string, string> = {
  'app/layouts/dock.module.css padding: 0 max(var(--space-3), (100% - 560px) / 2) env(safe-area-inset-bottom)':
    'leaves 560px for the buttons, in the middle of the bar',
  'app/ui/steps.module.css left: 27px': 'half of the tile of 56px, less half of the line of 2px',
}

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
/** A data URL in the stylesheet has colons and semicolons of its own. */
const withoutStrings = (css: string) => css.replace(/"[^"]*"/g, '""')

const brandSheets = globSync('clinics/*/brand.css')
const sheets = [...globSync('{app,desk,styles}/**/*.css'), ...brandSheets].map((file) => ({
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
const definedIn = (file: string) =>
  new Set(properties.filter((one) => one.file === file).map(({ property }) => property))

test('margins, paddings, gaps and insets come from the spacing scale', () => {
  // The desk has a bar and a rail: neighbouring elements begin where they end.
  const scale = /^--(space-[\w-]+|fluid-\w+|column-gap|section|gutter|page|top|rail)$/
  const spacing = declarations.filter(({ property }) =>
    /^(margin|padding|gap|row-gap|column-gap|scroll-margin|scroll-padding|inset|top|right|bottom|left)\b/.test(
      property,
    ),
  )
  // A component's own property that sets spacing counts as spacing, too.
  const own = new Set(spacing.flatMap(({ value }) => variablesIn(value)).filter((name) => !scale.test(name)))
  const offScale = [...spacing, ...properties.filter(({ property }) => own.has(property))].filter(
    ({ value }) =>
      [...value.replace(/var\([^()]*\)/g, '').matchAll(/([\d.]+)([a-z%]+)/g)].some(
        ([, number, unit = '']) =>
          Number(number) !== 0 &&
          // Paper is measured in millimetres.
          !['em', 'ch', '%', 'mm'].includes(unit) &&
          // A share of the window only between two steps of the scale.
          !(['vw', 'vh'].includes(unit) && /clamp\(|min\(/.test(value)),
      ),
  )
  expect(offScale.map(({ file, property, value }) => `${file} ${property}: ${value}`).toSorted()).toEqual(
    Object.keys(exceptions).toSorted(),
  )
})

test('text sizes and radii of the desk come from the scale', () => {
  const raw = declarations.filter(
    ({ file, property, value }) =>
      file.startsWith('desk/') &&
      !tokenFiles.includes(file) &&
      /^font(-size)?$|radius$/.test(property) &&
      /\d(?:px|rem)\b/.test(value),
  )
  expect(raw.map(({ file, property, value }) => `${file} ${property}: ${value}`)).toEqual([])
})

test('media queries name the breakpoints of the tables, all of them, in one style', () => {
  const scale = readFileSync(scaleFile, 'utf8')
  const tables = {
    width: [...scale.matchAll(/^ \* +([\d.]+)rem +(\d+)px /gm)],
    height: [...scale.matchAll(/^ \* +height ([\d.]+)rem +(\d+)px /gm)],
  }
  expect(tables.width.length).toBeLessThanOrEqual(7)
  expect(tables.height.length).toBeLessThanOrEqual(3)
  for (const [, rem, px] of Object.values(tables).flat()) expect(Number(rem) * 16).toBe(Number(px))
  const listed = Object.entries(tables).flatMap(([side, table]) =>
    table.map(([, rem]) => `${side} ${rem}rem`),
  )

  const named = new Set<string>()
  const wrong: string[] = []
  const condition = /\((width|height) (?:<=?|>=) ([\d.]+rem)\)/g
  for (const { file, css } of sheets)
    for (const [query] of css.matchAll(/@(?:media|container)[^{]+/g)) {
      const sizes = Array.from(query.matchAll(condition), ([, side, size]) => `${side} ${size}`)
      for (const size of sizes) named.add(size)
      if (/width|height/.test(query.replace(condition, '')) || sizes.some((size) => !listed.includes(size)))
        wrong.push(`${file} ${query.trim()}`)
    }
  expect(wrong).toEqual([])
  expect([...named].toSorted()).toEqual(listed.toSorted())
})

test('colours are named by what they are for; the palette stays in tokens.css and brand.css', () => {
  const palette = /var\(--(brand|accent|ink|sand|gold|sage|success|warn|error|info)-\d+\)/g
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\(|\b(?:white|black)\b/gi
  const inSheets = declarations
    // In a mask a colour only sets how much is visible.
    .filter(
      ({ file, property }) => ![...tokenFiles, ...brandSheets].includes(file) && !property.startsWith('mask'),
    )
    .flatMap(({ file, property, value }) =>
      [...value.matchAll(palette), ...value.matchAll(raw)].map(([found]) => `${file} ${property}: ${found}`),
    )
  const inComponents = globSync('{app,desk}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(palette)].map(([found]) => `${file} ${found}`),
  )
  expect([...inSheets, ...inComponents]).toEqual([])
})

/** A theme uses the scale and the palette besides its own tokens; the server draws the desk's plots. */
const isRead = (theme: string, file: string) =>
  [theme, 'styles', 'clinics', ...(theme === 'desk' ? ['server'] : [])].some((folder) =>
    file.startsWith(`${folder}/`),
  )
const components = globSync(['{app,desk}/**/*.tsx', 'server/desk/**/*.ts']).map((file) => ({
  file,
  css: readFileSync(file, 'utf8'),
}))
const usedBy = (theme: string) =>
  new Set(
    [...sheets, ...components]
      .filter(({ file }) => isRead(theme, file))
      .flatMap(({ css }) => variablesIn(css)),
  )
const definedFor = (theme: string) =>
  new Set([
    ...properties.filter(({ file }) => isRead(theme, file)).map(({ property }) => property),
    // A computed value is in the style attribute of its component.
    ...components
      .filter(({ file }) => isRead(theme, file))
      .flatMap(({ css }) => Array.from(css.matchAll(/'(--[\w-]+)':/g), ([, name = '']) => name)),
  ])

test('every token is used, and every token in use is defined', () => {
  const used = Object.keys(themes).map(usedBy)
  for (const [index, theme] of Object.keys(themes).entries()) {
    const own = properties.filter(({ file }) => file.startsWith(`${theme}/`)).map(({ property }) => property)
    expect(own.filter((name) => !used[index]!.has(name))).toEqual([])
    const defined = definedFor(theme)
    expect([...used[index]!].filter((name) => !defined.has(name))).toEqual([])
  }
  // The scale and the palette serve both.
  const common = [scaleFile, ...brandSheets].flatMap((file) => [...definedIn(file)])
  expect(common.filter((name) => used.every((names) => !names.has(name)))).toEqual([])
  for (const file of brandSheets) expect(definedIn(file), file).toEqual(definedIn(brandSheets[0]!))
})

test('hover styles are inside @media (hover: hover), or they stick after a tap', () => {
  const sticking = sheets.flatMap(({ file, css }) => {
    const withoutHoverMedia = css.replace(/@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    return [...withoutHoverMedia.matchAll(/[^{};]*:hover[^{};]*(?=\{)/g)].map(
      ([selector]) => `${file} ${selector.trim()}`,
    )
  })
  expect(sticking).toEqual([])
})

test('no two classes of the built styles have the same name', () => {
  const files = globSync(`${buildFolder}/client/assets/*.css`)
  const classesOf = (file: string) =>
    new Set(readFileSync(file, 'utf8').match(/(?<=\.)[a-z-]+-module_\w+?_[\w-](?![\w-])/g))
  const all = files.flatMap((file) => [...classesOf(file)])
  expect(all.length).toBeGreaterThan(500)
  expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([])
})
