import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type CatalogueColumn, catalogueColumns } from '#clinic/lab-tests/catalogue-row.ts'
import { loadCatalogue } from './catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'

const cbc: Record<CatalogueColumn, string> = {
  slug: '',
  name: 'COMPLETE BLOOD COUNT (CBC)',
  name_en: 'Complete blood count (CBC)',
  name_hi: 'कम्प्लीट ब्लड काउंट (सीबीसी)',
  groups: 'fever; checkup',
  sensitive: '',
  review: '',
  category: 'haematology',
  sample: 'blood-edta',
  preparation: 'none',
  report_time: 'same day',
  collect: 'home',
  publish: 'book-home',
  price: '500',
  home_id: '1',
  home_name_en: 'Complete Blood Count',
  home_name_hi: 'कम्प्लीट ब्लड काउंट',
  words_en: 'cbc; blood test; cbc',
  words_hi: 'खून की जाँच',
  words_hinglish: '',
  plain_en: 'Counts the cells.',
  plain_hi: 'कोशिकाएँ गिनता है।',
}
const bare = { price: '', home_id: '', home_name_en: '', home_name_hi: '' }
const named = (name: string, hindi: string) => ({
  name,
  name_en: `${name.toLowerCase()} test`,
  name_hi: hindi,
})
const fileOf = (...rows: Partial<typeof cbc>[]) =>
  [catalogueColumns, ...rows.map((row) => catalogueColumns.map((column) => ({ ...cbc, ...row })[column]))]
    .map((cells) => cells.join('\t'))
    .join('\n')

const problemsOf = (file: string) => {
  const read = readCatalogue(file)
  return read.ok ? [] : read.problems.map(({ line, column, message }) => `${line} ${column} ${message}`)
}

test('a line becomes a test, with a slug from its name', () => {
  const read = readCatalogue(fileOf({}))
  expect(read).toMatchObject({
    ok: true,
    rows: [
      {
        slug: 'complete-blood-count-cbc',
        price: 500,
        home_id: 1,
        groups: ['fever', 'checkup'],
        sensitive: false,
        words_en: ['cbc', 'blood test'],
      },
    ],
  })
})

test('a corrected name keeps the slug that the file gives', () => {
  const read = readCatalogue(fileOf({ slug: 'cbc', name: 'COMPLETE BLOOD COUNT' }))
  expect(read).toMatchObject({ ok: true, rows: [{ slug: 'cbc' }] })
})

test('additions of a spreadsheet are removed: quotes, a byte order mark, other line endings, empty lines', () => {
  const file = `\ufeff${fileOf({ name: '"GLUCOSE, ""FASTING"""' }).replaceAll('\n', '\r\n')}\r\n\r\n`
  expect(readCatalogue(file)).toMatchObject({ ok: true, rows: [{ name: 'GLUCOSE, "FASTING"' }] })
})

test('every error of every line is reported, with its line and column', () => {
  const problems = problemsOf(
    fileOf(
      { category: 'blood', report_time: 'soon', price: '-5' },
      { ...named('X', 'एक्स'), ...bare },
      { ...named('LIPID PROFILE', 'लिपिड'), home_id: '2', price: '', collect: 'clinic' },
      { ...named('TSH', 'टीएसएच'), ...bare, words_hi: 'thyroid', plain_hi: '' },
      { ...named('URINE', 'पेशाब'), ...bare, home_name_en: 'Urine' },
    ),
  )
  expect(problems).toEqual([
    expect.stringMatching(/^2 category "blood" is none of: haematology/),
    expect.stringMatching(/^2 report_time must read like/),
    '2 price must be a whole number from 1 to 1000000',
    '3 name is missing',
    '4 collect must be home where publish is book-home',
    '4 price is missing beside a home_id',
    '5 words_hi holds a word that is not in Hindi',
    '5 plain_hi is missing beside the other language',
    '6 home_id is missing beside its home name',
  ])
})

test('an unreadable name for patients is refused, and so is an unknown group or mark', () => {
  expect(
    problemsOf(
      fileOf(
        { name_en: 'COMPLETE BLOOD COUNT', name_hi: 'Blood count' },
        { ...named('TSH', 'टीएसएच TSH'), ...bare },
        { ...named('UREA', ''), ...bare, groups: 'sugar; money', sensitive: 'no' },
        { name: 'LDH', name_en: 'LDH', name_hi: 'क'.repeat(61), ...bare },
      ),
    ),
  ).toEqual([
    '2 name_en is in capitals',
    '2 name_hi is not in Hindi',
    '2 name_hi holds Latin letters',
    '3 name_hi holds Latin letters',
    '4 name_hi is missing',
    '4 groups "money" is none of: sugar, thyroid, pregnancy, fever, checkup',
    '4 sensitive must be yes or empty',
    '5 name_hi is longer than 60 characters',
  ])
})

test('no two tests share a name, a slug or a place in the home list', () => {
  expect(problemsOf(fileOf({}, { ...bare, name: 'Complete blood count (cbc)' }))).toEqual([
    '3 slug "complete-blood-count-cbc" stands in line 2 already',
    '3 name "Complete blood count (cbc)" stands in line 2 already',
    '3 name_en "Complete blood count (CBC)" stands in line 2 already',
    '3 name_hi "कम्प्लीट ब्लड काउंट (सीबीसी)" stands in line 2 already',
  ])
  expect(problemsOf(fileOf({}, named('LIPID PROFILE', 'लिपिड')))).toEqual([
    '3 home_id "1" stands in line 2 already',
  ])
})

test('a file with other columns, or without a test, is refused', () => {
  expect(problemsOf('name\tcolour\nCBC\tred')).toContain('1 colour is not a column of the catalogue')
  expect(problemsOf('')).toContain('1 name is not in the first line')
  expect(problemsOf(fileOf())).toEqual(['1  is followed by no test'])
  expect(problemsOf(`${fileOf({})}\tmore`)).toEqual(['2  has 23 cells, the first line 22'])
})

test('the error of an unclosed quote has the line where it opens', () => {
  expect(problemsOf(fileOf({}, { name: '"GLUCOSE' }))).toEqual(['3  has a quote that never ends'])
})

test('a workbook is refused before it is read as text', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'))
  const file = path.join(folder, 'tests.xlsx')
  writeFileSync(file, 'PK\x03\x04')
  const loaded = await loadCatalogue('postgres://nobody@127.0.0.1/nothing', { file })
  rmSync(folder, { recursive: true })
  expect(loaded).toMatchObject({
    ok: false,
    problems: [{ line: 1, message: expect.stringContaining('workbook') }],
  })
})

test('the catalogue of the product is valid', () => {
  const file = readFileSync(new URL('../catalogue/pathology-tests.tsv', import.meta.url), 'utf8')
  expect(problemsOf(file)).toEqual([])
  const read = readCatalogue(file)
  const rows = read.ok ? read.rows : []
  expect(rows).toHaveLength(512)
  const atHome = rows.filter((row) => row.home_id !== null).sort((a, b) => a.home_id! - b.home_id!)
  expect(atHome.map((row) => [row.home_id, row.home_name_en, row.price])).toEqual([
    [1, 'Complete Blood Count', 500],
    [2, 'Blood Glucose Test', 300],
    [3, 'Lipid Profile', 800],
    [4, 'Liver Function Test', 1200],
    [5, 'Thyroid Profile', 1500],
    [6, 'Vitamin D Test', 1800],
    [7, 'HbA1c', 600],
    [8, 'Kidney Function Test', 1000],
  ])
})
