import { expect, test } from 'vitest'
import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'
import { catalogueRow } from '#test/catalogue-row.ts'
import { withDatabase } from '#test/with-database.ts'
import { importLabTests } from './import-lab-tests.ts'
import { findHomeTests, findListedTest, findListedTests } from './lab-tests.ts'

const database = withDatabase()

const row = (name: string, more: Partial<CatalogueRow> = {}) =>
  catalogueRow(name, { name_en: `The ${name} test`, ...more })
const home = (home_id: number, price: number) => ({
  home_id,
  price,
  home_name_en: `Test ${home_id}`,
  home_name_hi: `टेस्ट ${home_id}`,
})
const load = (...rows: CatalogueRow[]) => importLabTests(database.db, rows, { dryRun: false })
const names = async () => (await findListedTests(database.db)).map((listed) => listed.name)

test('adds, changes and retires tests and reports it; the same list again changes nothing', async () => {
  const first = await load(row('UREA'), row('TSH'), row('LDH'))
  expect(first.added.map((added) => added.name)).toEqual(['UREA', 'TSH', 'LDH'])
  const again = await load(row('UREA'), row('TSH'), row('LDH'))
  expect(again).toMatchObject({ added: [], changed: [], retired: [], unchanged: 3 })

  const second = await load(row('UREA', { price: 200, words_en: ['kidney'] }), row('LDH'))
  expect(second).toEqual({
    added: [],
    changed: [
      {
        slug: 'urea',
        name: 'UREA',
        changes: [
          { column: 'price', from: '', to: '200' },
          { column: 'words_en', from: '', to: 'kidney' },
        ],
      },
    ],
    returned: [],
    retired: [{ slug: 'tsh', name: 'TSH' }],
    unchanged: 1,
  })
  expect(await names()).toEqual(['UREA', 'LDH'])
})

test('a retired test stays in the table, and has the same id when it returns', async () => {
  await load(row('UREA'), row('TSH'))
  const before = await findListedTest(database.db, 'tsh')
  await load(row('UREA'))
  expect(await findListedTest(database.db, 'tsh')).toBeNull()
  const { count } = await database.db
    .selectFrom('lab_tests')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('slug', '=', 'tsh')
    .executeTakeFirstOrThrow()
  expect(count).toBe('1')
  const back = await load(row('UREA'), row('TSH'))
  expect(back.returned).toEqual([{ slug: 'tsh', name: 'TSH' }])
  expect((await findListedTest(database.db, 'tsh'))?.id).toBe(before?.id)
})

test('a dry run reports the same and changes nothing', async () => {
  await load(row('UREA'))
  const diff = await importLabTests(database.db, [row('IRON')], { dryRun: true })
  expect(diff).toMatchObject({ added: [{ name: 'IRON' }], retired: [{ name: 'UREA' }] })
  expect(await names()).toEqual(['UREA'])
})

test('a test hidden by law or by a doctor’s order is never listed, nor found by its slug', async () => {
  await load(
    row('UREA'),
    row('NIPT', { publish: 'hold-PCPNDT' }),
    row('BIOPSY', { publish: 'doctor-ordered' }),
  )
  expect(await names()).toEqual(['UREA'])
  expect(await findListedTest(database.db, 'nipt')).toBeNull()
})

test('places in the home list can be swapped, and a retired test loses its place', async () => {
  await load(row('UREA', home(1, 100)), row('TSH', home(2, 200)))
  await load(row('UREA', home(2, 200)), row('TSH', home(1, 100)))
  expect((await findHomeTests(database.db)).map(({ id, slug, price }) => [id, slug, price])).toEqual([
    [1, 'tsh', 100],
    [2, 'urea', 200],
  ])
  await load(row('LDH', home(1, 50)))
  expect(await findHomeTests(database.db)).toMatchObject([
    { id: 1, slug: 'ldh', price: 50, name: { en: 'Test 1', hi: 'टेस्ट 1' }, preparation: 'none' },
  ])
})

test('one bad row among many stops the whole import', async () => {
  await load(row('UREA'))
  const bad = row('GOLD', { price: -1 })
  await expect(load(row('LDH'), row('TSH'), bad)).rejects.toMatchObject({
    constraint: 'lab_tests_price_real',
  })
  expect(await names()).toEqual(['UREA'])
})

test('of two imports at once the later one wins completely', async () => {
  const many = (prefix: string) => Array.from({ length: 700 }, (_, n) => row(`${prefix}${n}`))
  await Promise.all([load(...many('A')), load(...many('B'))])
  const listed = await names()
  expect(listed).toHaveLength(700)
  expect(new Set(listed.map((name) => name[0])).size).toBe(1)
})

test('progress is reported while thousands of rows are written', async () => {
  const seen: string[] = []
  const rows = Array.from({ length: 1200 }, (_, n) => row(`P${n}`))
  await importLabTests(database.db, rows, {
    dryRun: false,
    onProgress: (done, total) => seen.push(`${done}/${total}`),
  })
  expect(seen).toEqual(['500/1200', '1000/1200', '1200/1200'])
})
