import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type CatalogueColumn, catalogueColumns } from '#clinic/lab-tests/catalogue-row.ts'
import { readCatalogue } from './read-catalogue.ts'

const cbc: Record<CatalogueColumn, string> = {
  slug: '',
  name: 'COMPLETE BLOOD COUNT (CBC)',
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
const fileOf = (...rows: Partial<typeof cbc>[]) =>
  [catalogueColumns, ...rows.map((row) => catalogueColumns.map((column) => ({ ...cbc, ...row })[column]))]
    .map((cells) => cells.join('\t'))
    .join('\n')

const problemsOf = (file: string) => {
  const read = readCatalogue(file)
  return read.ok ? [] : read.problems.map(({ line, column, message }) => `${line} ${column} ${message}`)
}

test('a line becomes a test, its slug made of its name', () => {
  const read = readCatalogue(fileOf({}))
  expect(read).toMatchObject({
    ok: true,
    rows: [{ slug: 'complete-blood-count-cbc', price: 500, home_id: 1, words_en: ['cbc', 'blood test'] }],
  })
})

test('a corrected name keeps the slug that the file gives', () => {
  const read = readCatalogue(fileOf({ slug: 'cbc', name: 'COMPLETE BLOOD COUNT' }))
  expect(read).toMatchObject({ ok: true, rows: [{ slug: 'cbc' }] })
})

test('what a spreadsheet adds is removed: quotes, a byte order mark, other line ends, empty lines', () => {
  const file = `\ufeff${fileOf({ name: '"GLUCOSE, ""FASTING"""' }).replaceAll('\n', '\r\n')}\r\n\r\n`
  expect(readCatalogue(file)).toMatchObject({ ok: true, rows: [{ name: 'GLUCOSE, "FASTING"' }] })
})

test('every error of every line is reported, with its line and column', () => {
  const problems = problemsOf(
    fileOf(
      { category: 'blood', report_time: 'soon', price: '-5' },
      { name: 'X', ...bare },
      { name: 'LIPID PROFILE', home_id: '2', price: '', collect: 'clinic' },
      { name: 'TSH', ...bare, words_hi: 'thyroid', plain_hi: '' },
      { name: 'URINE', ...bare, home_name_en: 'Urine' },
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

test('no two tests share a name, a slug or a place in the home list', () => {
  expect(problemsOf(fileOf({}, { ...bare, name: 'Complete blood count (cbc)' }))).toEqual([
    '3 slug "complete-blood-count-cbc" stands in line 2 already',
    '3 name "Complete blood count (cbc)" stands in line 2 already',
  ])
  expect(problemsOf(fileOf({}, { name: 'LIPID PROFILE' }))).toEqual([
    '3 home_id "1" stands in line 2 already',
  ])
})

test('a file with other columns, or without a test, is refused', () => {
  expect(problemsOf('name\tcolour\nCBC\tred')).toContain('1 colour is not a column of the catalogue')
  expect(problemsOf('')).toContain('1 name is not in the first line')
  expect(problemsOf(fileOf())).toEqual(['1  is followed by no test'])
  expect(problemsOf(`${fileOf({})}\tmore`)).toEqual(['2  has 18 cells, the first line 17'])
})

test('the catalogue that comes with the site is valid', () => {
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
