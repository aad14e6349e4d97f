import { expect, test } from 'vitest'
import { withDatabase } from '#test/with-database.ts'
import { createLabTestSearch } from './lab-test-search.ts'

const database = withDatabase({ hasCatalogue: true })

const first = { page: 1, size: 24 }

test('different spellings of one search are looked up once', async () => {
  const search = createLabTestSearch(database.db)
  const found = search.find('Sugar', first)
  expect(search.find('  SUGAR ', first)).toBe(found)
  expect(search.find('sugar', { page: 2, size: 24 })).not.toBe(found)
  expect((await found).total).toBeGreaterThan(5)
})

test('a failure is not cached', async () => {
  const search = createLabTestSearch(database.db)
  const rename = (from: string, to: string) => database.db.schema.alterTable(from).renameTo(to).execute()
  await rename('lab_tests', 'away')
  await expect(search.find('sugar', first)).rejects.toThrow()
  await rename('away', 'lab_tests')
  expect((await search.find('sugar', first)).total).toBeGreaterThan(5)
})

test('the cache has a maximum size', async () => {
  const search = createLabTestSearch(database.db)
  const found = search.find('sugar', first)
  for (let page = 2; page <= 502; page++) await search.find('zzzz', { page, size: 24 })
  expect(search.find('sugar', first)).not.toBe(found)
})
