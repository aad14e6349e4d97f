import { performance } from 'node:perf_hooks'
import { beforeEach, expect, test } from 'vitest'
import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'
import { catalogueRow } from '#test/catalogue-row.ts'
import { withDatabase } from '#test/with-database.ts'
import { importLabTests } from './import-lab-tests.ts'
import { findHomeTests, findListedTests } from './lab-tests.ts'
import { applyPriceList, previewPriceList } from './price-list.ts'

const database = withDatabase()

const row = (name: string, more: Partial<CatalogueRow> = {}) =>
  catalogueRow(name, { name_en: `${name} level`, groups: ['checkup'], ...more })
const ureaAtHome = { home_id: 1, home_name_en: 'Urea at home', home_name_hi: 'यूरिया', price: 100 }
const clinicTests = [
  row('UREA', ureaAtHome),
  row('IRON', { price: 300 }),
  row('FERRITIN'),
  row('NIPT', { publish: 'hold-PCPNDT' }),
]
beforeEach(async () => {
  await database.db.deleteFrom('lab_tests').execute()
  await importLabTests(database.db, clinicTests, { dryRun: false })
})

const listOf = (...lines: string[]) => Buffer.from(`Test,Price\n${lines.join('\n')}\n`)
const preview = (...lines: string[]) => previewPriceList(database.db, listOf(...lines))
const everything = () => database.db.selectFrom('lab_tests').selectAll().orderBy('slug').execute()
const prices = async () =>
  Object.fromEntries((await findListedTests(database.db)).map(({ slug, price }) => [slug, price]))
const whole = ['Urea,100', 'Iron,300', 'Ferritin,']
const unchanged = { urea: 100, iron: 300, ferritin: null }

test('a preview has the unchanged, changed, unknown and retired tests, and writes nothing', async () => {
  const before = await everything()
  const found = await preview('Urea,100', 'Iron,"₹1,200.00"', 'X-Ray,500')
  expect(found).toMatchObject({
    faults: [],
    diff: {
      unchanged: 2,
      changed: [{ slug: 'iron', changes: [{ column: 'price', from: '300', to: '1200' }] }],
      added: [],
      returned: [],
      retired: [{ slug: 'ferritin' }],
    },
    unmatched: [{ line: 4, name: 'X-Ray', price: 500, suggestions: [] }],
    lines: { iron: { line: 3, name: 'Iron' } },
    listed: 3,
  })
  expect(await everything()).toEqual(before)
})

test('a list in UTF-16 with tabs sets prices and report times, and nothing else', async () => {
  const text =
    '\ufeffजाँच\tरिपोर्ट का समय\tमूल्य\r\nUREA टेस्ट\t\t१५०\r\nIron\t24 Hrs\tRs. 450/-\r\nFerritin\t\t-\r\n'
  const found = await previewPriceList(database.db, Buffer.from(text, 'utf16le'))
  const before = await everything()
  expect(await applyPriceList(database.db, found)).toMatchObject({ ok: true })
  const changed = { urea: { price: 150 }, iron: { price: 450, report_time: '24 hours' } }
  const expected = before.map((test) => {
    const change = changed[test.slug as keyof typeof changed]
    return change ? { ...test, ...change, updated_at: expect.any(Date) } : test
  })
  expect(await everything()).toEqual(expected)
  expect(await findHomeTests(database.db)).toMatchObject([{ id: 1, slug: 'urea', price: 150 }])

  const again = await previewPriceList(database.db, Buffer.from(text, 'utf16le'))
  expect(again.diff).toMatchObject({ unchanged: 4, changed: [], retired: [] })
})

test('a test hidden by law is neither shown nor retired by a list', async () => {
  const found = await preview(...whole, 'NIPT,20000')
  expect(found.notes).toEqual([{ line: 5, code: 'stays-hidden', text: 'NIPT' }])
  expect(await applyPriceList(database.db, found)).toMatchObject({ ok: true, diff: { retired: [] } })
  expect(await prices()).toEqual(unchanged)
  expect((await preview(...whole)).diff.retired).toEqual([])
})

test('retiring more than a tenth needs the exact number, and a retired test returns to its place', async () => {
  const found = await preview('Iron,300')
  for (const retire of [undefined, 1, 3, Number.NaN])
    expect(await applyPriceList(database.db, found, retire === undefined ? {} : { retire })).toEqual({
      ok: false,
      reason: 'retires-many',
    })
  expect(await prices()).toEqual(unchanged)
  expect(await applyPriceList(database.db, found, { retire: 2 })).toMatchObject({ ok: true })
  expect(await prices()).toEqual({ iron: 300 })

  const back = await previewPriceList(database.db, listOf(...whole), { catalogue: clinicTests })
  expect(back.diff.returned.map(({ slug }) => slug).sort()).toEqual(['ferritin', 'urea'])
  expect(await applyPriceList(database.db, back)).toMatchObject({ ok: true })
  expect(await prices()).toEqual(unchanged)
  expect(await findHomeTests(database.db)).toMatchObject([{ id: 1, slug: 'urea' }])
})

test('up to a tenth is retired as the preview says', async () => {
  const ten = Array.from('ABCDEFGHIJ', (letter) => `${letter}${letter}${letter}`)
  await importLabTests(
    database.db,
    ten.map((name) => row(name)),
    { dryRun: false },
  )
  const found = await preview(...ten.slice(1).map((name) => `${name},100`))
  expect(await applyPriceList(database.db, found)).toMatchObject({
    ok: true,
    diff: { retired: [{ slug: 'aaa' }] },
  })
})

test('a catalogue test that the clinic did not offer is new, with all details of the catalogue', async () => {
  const zinc = row('ZINC', {
    preparation: 'fasting-8',
    words_en: ['minerals'],
    ...ureaAtHome,
  })
  const found = await previewPriceList(database.db, listOf(...whole, 'Zinc Test,700'), { catalogue: [zinc] })
  expect(found.diff.added).toEqual([{ slug: 'zinc', name: 'ZINC' }])
  expect(await applyPriceList(database.db, found)).toMatchObject({ ok: true })
  const stored = (await everything()).find(({ slug }) => slug === 'zinc')
  // Its place in the home list belongs to another test.
  expect(stored).toMatchObject({
    price: 700,
    preparation: 'fasting-8',
    words_en: ['minerals'],
    home_id: null,
  })
})

test('a test that a misspelled line may mean is neither priced nor retired', async () => {
  const found = await preview('Urea,100', 'Iron,300', 'Feritin,999')
  expect(found.unmatched).toEqual([
    { line: 4, name: 'Feritin', price: 999, suggestions: [{ slug: 'ferritin', name: 'FERRITIN level' }] },
  ])
  expect(await applyPriceList(database.db, found)).toMatchObject({ ok: true, diff: { retired: [] } })
  expect(await prices()).toEqual(unchanged)
})

test('a fault anywhere prevents every change and retirement', async () => {
  const found = await preview('Urea,100-200', 'Iron,400', 'Iron,500')
  expect(found.faults).toEqual([
    { line: 2, code: 'price-unreadable', text: '100-200' },
    { line: 4, code: 'two-prices', text: 'Iron', other: 3 },
  ])
  expect(found.diff).toMatchObject({ changed: [], retired: [] })
  expect(await applyPriceList(database.db, found, { retire: 1 })).toEqual({ ok: false, reason: 'faults' })
  expect(await prices()).toEqual(unchanged)
})

test.each([
  ['workbook', Buffer.from('PK\x03\x04', 'latin1'), 0],
  ['quote-not-closed', listOf('Urea,100', '"Iron,300'), 3],
  ['no-heading', Buffer.from('Urea,100\n'), 0],
  ['too-long', listOf(...Array(5000).fill('Urea,100')), 5000],
  ['too-wide', listOf('Urea,100', `Iron,${','.repeat(50)}300`), 3],
  ['too-wide', listOf('Urea,100', `${'Iron '.repeat(61)},300`), 3],
  ['no-heading', Buffer.from(''), 0],
] as const)('%s: an unreadable cell is a fault, too', async (code, bytes, line) => {
  expect((await previewPriceList(database.db, bytes)).faults).toMatchObject([{ code, line }])
})

test('empty rows at the end, as spreadsheets save them, do not count', async () => {
  const { faults, diff } = await preview('Urea,150', 'Iron,300', 'Ferritin,', ...Array(20_000).fill(',;\t'))
  expect(faults).toEqual([])
  expect(diff.changed).toHaveLength(1)
})

test('other requests are answered while a long list is read', async () => {
  const unknown = Array.from({ length: 4900 }, (_, n) => `Nobody knows the test number ${n},100`)
  const before = performance.eventLoopUtilization()
  const { unmatched } = await preview(...unknown)
  expect(unmatched).toHaveLength(4900)
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('a preview is refused when its tests have changed since', async () => {
  const found = await preview('Urea,150', 'Iron,350', 'Ferritin,')
  await applyPriceList(database.db, await preview('Urea,120', 'Iron,300', 'Ferritin,'))
  expect(await applyPriceList(database.db, found)).toEqual({ ok: false, reason: 'changed-since' })
  expect(await prices()).toEqual({ ...unchanged, urea: 120 })
})

test('of lists applied at once one wins completely', async () => {
  const lists = await Promise.all(
    [1, 2, 3, 4].map((price) => preview(...['Urea', 'Iron', 'Ferritin'].map((name) => `${name},${price}`))),
  )
  const outcomes = await Promise.all(lists.map((found) => applyPriceList(database.db, found)))
  const refused = outcomes.filter((outcome) => !outcome.ok)
  expect(refused).toEqual(Array(3).fill({ ok: false, reason: 'changed-since' }))
  const winner = outcomes.findIndex((outcome) => outcome.ok) + 1
  expect(await prices()).toEqual({ urea: winner, iron: winner, ferritin: winner })
})

test('one row that the database refuses prevents every price change', async () => {
  const found = await preview('Urea,150', 'Iron,350', 'Ferritin,400')
  found.tests.at(-1)!.row.price = -1
  await expect(applyPriceList(database.db, found)).rejects.toMatchObject({
    constraint: 'lab_tests_price_real',
  })
  expect(await prices()).toEqual(unchanged)
})
