import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Font } from 'harfbuzzjs'
import { facts } from '../content/clinic/chosen-clinic.ts'
import { chosenClinicName } from '../content/clinic/chosen-clinic-name.ts'
import { type Language, languages } from '../content/language.ts'
import config from '../playwright.config.ts'
import { openFont, shapeHindi } from './font-subset.ts'
import { siteFonts, sourceFont } from './fonts.ts'
import { otherHues, recolour } from './recolour.ts'

/**
 * `CLINIC=name npm run clinic:draw` draws the logos, icons and cards of a clinic from its mark.svg, its colours and its
 * names. The names become outlines, because a picture cannot use the fonts of the page.
 */
const root = `${import.meta.dirname}/..`
const folder = `${root}/clinics/${chosenClinicName()}`
const brandCss = readFileSync(`${folder}/brand.css`, 'utf8')
const colour = (name: string) => new RegExp(`--${name}: (#\\w{6})`).exec(brandCss)![1]!

type Theme = Record<'ground' | 'sun' | 'rays' | 'hands' | 'name' | 'kind', string>
const themes: Record<'light' | 'dark', Theme> = {
  light: {
    ground: colour('brand-700'),
    sun: colour('accent-400'),
    rays: colour('accent-300'),
    hands: '#ffffff',
    name: colour('brand-800'),
    kind: colour('ink-500'),
  },
  dark: {
    ground: colour('accent-50'),
    sun: colour('accent-500'),
    rays: colour('accent-400'),
    hands: colour('brand-700'),
    name: '#ffffff',
    kind: colour('brand-200'),
  },
}

/** mark.svg has named placeholders for its colours; its drawing is 96 wide. */
const markIn = (theme: Theme) =>
  readFileSync(`${folder}/mark.svg`, 'utf8')
    .replace(/^<svg[^>]*>|<title>.*<\/title>|<\/svg>\s*$/g, '')
    .replace(/\{(\w+)\}/g, (_, part: keyof Theme) => theme[part])
    .replace(/>\s+</g, '><')
    .trim()

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`

const fonts = new Map<string, Font>()
async function fontNamed(name: string): Promise<Font> {
  const known = fonts.get(name)
  if (known) return known
  const font = openFont(await sourceFont(siteFonts.find((recipe) => recipe.name === name)!))
  fonts.set(name, font)
  return font
}

const fontsOf = {
  en: { name: 'tiro-latin', kind: 'figtree-latin' },
  hi: { name: 'tiro-devanagari', kind: 'noto-devanagari' },
}

/** The outlines of a text that begins at x, on the baseline y. */
async function outline(text: string, fontName: string, size: number, x: number, y: number, fill: string) {
  const font = await fontNamed(fontName)
  const scale = size / 1000
  let at = 0
  const glyphs = text.split(' ').flatMap((word) => {
    const buffer = shapeHindi(font, word)
    const places = buffer.getGlyphPositions()
    const drawn = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index]!
      const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`
      at += xAdvance
      return path
    })
    at += 250
    return drawn
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}

const shortName = (language: Language) => facts.clinicShortName[language]
const kindOf = (language: Language) => facts.clinicName[language].replace(shortName(language), '').trim()

async function namesIn(language: Language, theme: Theme, x: number, y: number, scale: number) {
  const { name, kind } = fontsOf[language]
  return (
    (await outline(shortName(language), name, 62 * scale, x, y, theme.name)) +
    (await outline(kindOf(language), kind, 25 * scale, x, y + 34 * scale, theme.kind))
  )
}

/** All logos have this width, so that every clinic's fits the same frame. */
const logoWidth: Record<Language, number> = { en: 387, hi: 331 }

async function drawLogos() {
  const write = (file: string, text: string) => writeFileSync(`${folder}/public/${file}`, text)
  for (const [suffix, theme] of [
    ['', themes.light],
    ['-dark', themes.dark],
  ] as const) {
    write(`pictures/logo-mark${suffix}.svg`, svg(96, 96, markIn(theme)))
    for (const language of languages)
      write(
        `pictures/logo-${language}${suffix}.svg`,
        svg(
          logoWidth[language],
          100,
          `<g transform="translate(2 2)">${markIn(theme)}</g>${await namesIn(language, theme, 116, 54, 1)}`,
        ),
      )
  }
  write('icons/favicon.svg', svg(96, 96, markIn(themes.light)))
}

/** The mark on a square: a phone crops a maskable icon to any shape, so the drawing stays in its middle. */
const icon = (size: number, share: number, ground: string) => {
  const edge = (96 / share - 96) / 2
  const side = 96 + 2 * edge
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-edge} ${-edge} ${side} ${side}"><rect x="${-edge}" y="${-edge}" width="${side}" height="${side}" fill="${ground}"/>${markIn(themes.light)}</svg>`
}

async function card(language: Language) {
  const hues = otherHues(brandCss)
  const drawing = readFileSync(`${root}/public/pictures/banner-mother-arch.svg`, 'utf8')
  const picture = (hues ? recolour(drawing, hues) : drawing).replace('<svg ', '<svg x="452" y="34" ')
  return svg(
    1200,
    630,
    `<rect width="1200" height="630" fill="${colour('accent-50')}"/><g transform="translate(90 150) scale(1.25)">${markIn(themes.light)}</g>${await namesIn(language, themes.light, 92, 372, 1.9)}${picture.replace('width="1200" height="900"', 'width="800" height="600"')}`,
  )
}

async function drawPngs() {
  const browser = await chromium.launch(config.use?.launchOptions ?? {})
  const page = await browser.newPage()
  const shoot = async (file: string, width: number, height: number, drawing: string) => {
    await page.setViewportSize({ width, height })
    await page.setContent(
      `<body style="margin:0;background:transparent">${drawing.replace('<svg ', '<svg style="display:block" ')}`,
    )
    await page.screenshot({ path: `${folder}/public/${file}.png`, omitBackground: true })
  }
  for (const [file, size] of [
    ['favicon-32', 32],
    ['favicon-48', 48],
    ['icon-192', 192],
    ['icon-512', 512],
  ] as const)
    await shoot(`icons/${file}`, size, size, icon(size, 1, 'none'))
  await shoot('icons/apple-touch-icon', 180, 180, icon(180, 0.8, '#fff'))
  for (const size of [192, 512])
    await shoot(`icons/icon-maskable-${size}`, size, size, icon(size, 0.66, themes.light.ground))
  for (const language of languages)
    await shoot(`pictures/og-card-${language}`, 1200, 630, await card(language))
  await browser.close()
}

for (const kind of ['icons', 'pictures']) mkdirSync(`${folder}/public/${kind}`, { recursive: true })
await drawLogos()
await drawPngs()
