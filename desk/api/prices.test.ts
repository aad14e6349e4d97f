import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'
import { importLabTests } from '#server/lab-tests/import-lab-tests.ts'
import { catalogueRow } from '#test/catalogue-row.ts'
import { type OwnDesk, openOwnDesk } from '#test/own-desk.ts'
import { withDatabase } from '#test/with-database.ts'
import type { PriceCounts, PriceImport, PriceListPreview } from '../contract/prices.ts'
import type { SignedIn } from '../contract/roles.ts'

const aruna: SignedIn = { id: 'a', name: 'Aruna Rao', role: 'owner', doctorId: null, language: 'en' }

const database = withDatabase()
let own: OwnDesk
let staff = aruna
beforeAll(async () => {
  own = await openOwnDesk(database)
})
afterAll(() => own.close())

const row = (name: string, more: Partial<CatalogueRow> = {}) =>
  catalogueRow(name, { name_hi: name, groups: ['checkup'], price: 100, ...more })
const names = 'Urea Iron Ferritin Calcium Sodium Potassium Chloride Magnesium Zinc Copper'.split(' ')
beforeEach(async () => {
  staff = aruna
  await database.db.deleteFrom('lab_tests').execute()
  const hidden = row('NIPT', { publish: 'hold-PCPNDT' })
  await importLabTests(database.db, [...names.map((name) => row(name)), hidden], { dryRun: false })
})

const listOf = (changes: Record<string, string> = {}) =>
  names.filter((name) => changes[name] !== '').map((name) => `${name},${changes[name] ?? 100}`)
type Answer<T> = Promise<{ status: number; body: T }>
const upload = (lines: string[], encoding: BufferEncoding = 'utf8'): Answer<PriceListPreview> => {
  const file = Buffer.from(
    `${encoding === 'utf8' ? '' : '\ufeff'}Test,Price\n${lines.join('\n')}\n`,
    encoding,
  )
  const payload = Buffer.concat([Buffer.from('नवंबर.csv\n'), file])
  return own.post(staff, '/api/prices/upload', payload, { 'content-type': 'application/octet-stream' })
}
const apply = (payload: object): Answer<PriceCounts & { refused?: string }> =>
  own.post(staff, '/api/prices/apply', { key: randomUUID(), leave: [], ...payload })
const findImports = async (): Promise<PriceImport[]> => (await own.get(staff, '/api/prices')).body.imports
const stored = async () =>
  Object.fromEntries(
    (await database.db.selectFrom('lab_tests').select(['slug', 'price', 'retired_at']).execute()).map(
      (test) => [test.slug, test.retired_at ? 'retired' : test.price],
    ),
  )

test('a list is previewed change by change, in whatever encoding it was saved, and changes nothing yet', async () => {
  const before = await stored()
  const { body } = await upload(listOf({ Urea: '120', Calcium: '1000' }), 'utf16le')
  expect(body).toMatchObject({ fileName: 'नवंबर.csv', lines: 10, faults: [], listed: 10 })
  expect(body.changes).toEqual([
    { slug: 'urea', name: 'Urea', kind: 'price', now: 100, next: 120, reportTime: null, isOdd: false },
    { slug: 'calcium', name: 'Calcium', kind: 'price', now: 100, next: 1000, reportTime: null, isOdd: true },
  ])
  expect(await stored()).toEqual(before)
})

test('only ticked changes are applied, and the audit has who did it', async () => {
  const { body } = await upload(listOf({ Urea: '120', Calcium: '1000', Zinc: '' }))
  const request = { listId: body.listId, basis: body.basis, leave: ['calcium'] }
  const counts = { changed: 1, back: 0, retired: 1, left: 1 }
  expect((await apply(request)).body).toEqual(counts)
  expect(await stored()).toMatchObject({ urea: 120, calcium: 100, zinc: 'retired', nipt: 100 })
  // Retried, it is done once.
  expect((await apply(request)).body).toEqual(counts)
  const imports = await findImports()
  expect(imports).toHaveLength(1)
  expect(imports[0]).toMatchObject({ by: 'Aruna Rao', fileName: 'नवंबर.csv', counts })
  const lines = await database.db
    .selectFrom('changes')
    .select('topic')
    .where('topic', '=', 'lab-tests')
    .execute()
  expect(lines.length).toBeGreaterThan(0)
})

test('a list that removes more than a tenth asks first', async () => {
  const { body } = await upload(listOf({ Zinc: '', Copper: '' }))
  const request = { listId: body.listId, basis: body.basis }
  expect(await apply(request)).toMatchObject({ status: 409, body: { refused: 'retires-many' } })
  expect(await stored()).toMatchObject({ zinc: 100, copper: 100 })
  expect((await apply({ ...request, retire: 2 })).body).toMatchObject({ retired: 2 })
  expect(await stored()).toMatchObject({ zinc: 'retired', copper: 'retired' })
})

test('an import is undone by the list before it: previewed, confirmed, and done once', async () => {
  const home = { home_id: 1, home_name_en: 'Zinc at home', home_name_hi: 'ज़िंक' }
  await database.db.updateTable('lab_tests').set(home).where('slug', '=', 'zinc').execute()
  const before = await stored()
  const { body } = await upload(listOf({ Urea: '1000', Iron: 'on request', Zinc: '', Copper: '' }))
  await apply({ listId: body.listId, basis: body.basis, retire: 2 })
  expect(await stored()).toMatchObject({ urea: 1000, iron: null, zinc: 'retired' })

  const restore = (listId: string): Answer<PriceListPreview> =>
    own.post(staff, '/api/prices/restore', { key: randomUUID(), listId })
  const older = (await restore(body.listId)).body
  expect(older).toMatchObject({ isRestored: true, faults: [], unknown: [] })
  // A price ten times as high was flagged as odd; going back to a tenth is not.
  expect(older.changes.map(({ slug, kind, isOdd }) => [slug, kind, isOdd])).toEqual([
    ['copper', 'back', false],
    ['iron', 'price', false],
    ['urea', 'price', false],
    ['zinc', 'back', false],
  ])
  const counts = { changed: 2, back: 2, retired: 0, left: 0 }
  expect((await apply({ listId: older.listId, basis: older.basis })).body).toEqual(counts)
  expect(await stored()).toEqual(before)
  const zinc = database.db.selectFrom('lab_tests').select('home_name_hi').where('slug', '=', 'zinc')
  expect(await zinc.executeTakeFirst()).toEqual({ home_name_hi: 'ज़िंक' })
  const imports = await findImports()
  expect(imports[0]).toMatchObject({ isRestored: true, counts })

  // Restoring once more removes two tests again: more than a tenth.
  const again = (await restore(older.listId)).body
  const request = { listId: again.listId, basis: again.basis }
  expect(await apply(request)).toMatchObject({ status: 409, body: { refused: 'retires-many' } })
  expect((await restore(randomUUID())).status).toBe(404)
})

test('a list is not applied over a change that came after its preview', async () => {
  const { body } = await upload(listOf({ Urea: '120' }))
  await database.db.updateTable('lab_tests').set({ price: 130 }).where('slug', '=', 'urea').execute()
  const refused = await apply({ listId: body.listId, basis: body.basis })
  expect(refused).toMatchObject({ status: 409, body: { refused: 'changed-since' } })
  expect(await stored()).toMatchObject({ urea: 130 })
})

test("the desk's database user can change neither visibility nor texts of the catalogue", async () => {
  const change = own.desk.db.updateTable('lab_tests').set({ publish: 'book-home' }).where('slug', '=', 'nipt')
  await expect(change.execute()).rejects.toThrow(/permission denied/)
  const rewrite = own.desk.db.updateTable('clinic_events').set({ staff_name: 'Nobody' })
  await expect(rewrite.execute()).rejects.toThrow(/permission denied/)
})

test('a file over 1 MB is not read, and only the owner and doctors import', async () => {
  expect((await upload(['x'.repeat(1024 * 1024)])).status).toBe(413)
  for (const role of ['receptionist', 'phlebotomist'] as const) {
    staff = { ...aruna, role }
    expect((await upload(listOf())).status).toBe(403)
  }
})
