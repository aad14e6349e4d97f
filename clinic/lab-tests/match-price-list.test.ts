import { expect, test } from 'vitest'
import { matchPriceList, retiresMany } from './match-price-list.ts'
import { readPriceList } from './read-price-list.ts'

const known = (name: string, more: { home_id?: number; publish?: 'doctor-ordered' } = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  name_en: name,
  name_hi: `${name} टेस्ट`,
  home_name_en: null,
  home_name_hi: null,
  words_en: [],
  words_hi: [],
  words_hinglish: [],
  home_id: null,
  publish: 'book-home' as const,
  ...more,
})
const tests = [
  known('LIPID PROFILE'),
  known('UREA', { home_id: 1 }),
  known('BIOPSY', { publish: 'doctor-ordered' }),
]
const matched = (...rows: string[][]) =>
  matchPriceList(readPriceList([['No', 'Test', 'Rate'], ...rows]), tests)

test('lines find their tests; an unknown name gets a suggestion', () => {
  const found = matched(['1', 'lipid profile', '800'], ['2', 'Lipid Profil', '700'], ['3', 'X-Ray', '300'])
  expect([...found.matched]).toMatchObject([['lipid-profile', { line: 2, price: 800 }]])
  expect(found.unmatched).toEqual([
    { line: 3, name: 'Lipid Profil', price: 700, suggestions: ['lipid-profile'] },
    { line: 4, name: 'X-Ray', price: 300, suggestions: [] },
  ])
  expect(found.faults).toEqual([])
})

test('a test that is listed twice is a fault where the prices differ, else a note', () => {
  const rows = [
    ['1', 'Urea', '90'],
    ['2', 'UREA Test', '90'],
    ['3', 'urea', '80'],
  ]
  const { faults, notes } = matched(...rows)
  expect(notes).toEqual([{ line: 3, code: 'listed-twice', text: 'UREA Test', other: 2 }])
  expect(faults).toEqual([{ line: 4, code: 'two-prices', text: 'urea', other: 2 }])
})

test('a name without a price is a section, unless it is the only line of that test', () => {
  const rows = [
    ['', 'LIPID PROFILE'],
    ['', 'KIDNEYS'],
    ['1', 'Lipid profile', '800'],
    ['', 'BIOPSY'],
  ]
  const { matched: found, notes, unmatched } = matched(...rows)
  expect([...found].map(([slug, { line, price }]) => [slug, line, price])).toEqual([
    ['lipid-profile', 4, 800],
    ['biopsy', 5, null],
  ])
  expect(notes.map(({ line, code }) => [line, code])).toEqual([
    [2, 'section'],
    [3, 'section'],
    [5, 'stays-hidden'],
  ])
  expect(unmatched).toEqual([])
})

test('a test of the home list must have a price', () => {
  expect(matched(['1', 'Urea', 'on request']).faults).toEqual([
    { line: 2, code: 'home-test-without-price', text: 'Urea' },
  ])
})

test('retiring more than a tenth is much', () => {
  expect([retiresMany(0, 0), retiresMany(10, 100), retiresMany(11, 100), retiresMany(1, 5)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
