import { globSync, readFileSync } from 'node:fs'
import { converter } from 'culori'
import { expect, test } from 'vitest'
import { otherHues, recolour } from './recolour.ts'

const teal = { brand: 195, accent: 70 }
const oklch = converter('oklch')
const brandOf = (clinic: string) => readFileSync(`clinics/${clinic}/brand.css`, 'utf8')

test('plum and rose become the hues of the clinic, equally light', () => {
  for (const [from, hue] of [
    ['#5b2e67', teal.brand],
    ['#e47f97', teal.accent],
    ['#fff5f6', teal.accent],
  ] as const) {
    const made = oklch(recolour(from, teal))
    expect(made.h, from).toBeCloseTo(hue, -1)
    expect(made.l, from).toBeCloseTo(oklch(from).l, 1)
  }
})

test('an opacity stays, and so does text that is no colour', () => {
  expect(recolour('--sh: 0 1px #46214f0f; url(#a)', teal)).toMatch(/^--sh: 0 1px #[0-9a-f]{6}0f; url\(#a\)$/)
})

test.each([
  ['skin', ['#dba27b', '#a96d49', '#c78861', '#703f28', '#f7b79b']],
  ['lips', ['#b9544f', '#a3423f']],
  ['hair, bindi and sindoor', ['#2c1524', '#472640', '#9c2c4f']],
  ['leaves', ['#739a86', '#3f6657']],
  ['water and jeans', ['#4f9c97', '#46527c']],
  ['marigold and lamps', ['#f08a3c', '#e6a23c', '#f5ce8d']],
  ['white and black', ['#ffffff', '#fff', '#000']],
])('the colours of %s stay', (_, colours) => {
  expect(recolour(colours.join(), teal)).toBe(colours.join())
})

test('a clinic with the hues of the illustrations has them unchanged', () => {
  expect(otherHues(brandOf('kamalini'))).toBeUndefined()
  expect(otherHues(recolour(brandOf('kamalini'), teal))?.brand).toBeCloseTo(teal.brand, -1)
})

test('no illustration keeps a colour of its original palette', () => {
  const palette = new Set(brandOf('kamalini').match(/(?<=--(brand|accent)-\d+: )#[0-9a-f]{6}/g))
  expect(palette.size).toBe(20)
  const left = globSync('public/**/*.svg').flatMap((file) =>
    (recolour(readFileSync(file, 'utf8'), teal).match(/#[0-9a-f]{6}\b/g) ?? []).filter((hex) =>
      palette.has(hex),
    ),
  )
  expect(left).toEqual([])
})
