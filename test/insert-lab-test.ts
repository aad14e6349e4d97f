import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'
import { catalogueRow } from './catalogue-row.ts'
import type { TestDatabase } from './database.ts'

/** Stores a lab test at this place of the list; the result is its id. */
export async function insertLabTest(
  { db }: Pick<TestDatabase, 'db'>,
  name: string,
  { position = 1, ...more }: Partial<CatalogueRow> & { position?: number } = {},
): Promise<string> {
  const { review: _, ...row } = catalogueRow(name, more)
  const { id } = await db
    .insertInto('lab_tests')
    .values({ ...row, position, name_search: name, words_search: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
