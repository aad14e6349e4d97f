import { type Insertable, type Selectable, sql } from 'kysely'
import { type CatalogueColumn, type CatalogueRow, storedColumns } from '#clinic/lab-tests/catalogue-row.ts'
import { searchIndex } from '#clinic/lab-tests/search-index.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

type FieldChange = { column: CatalogueColumn; from: string; to: string }

/** The changes of an import to the catalogue, test by test. */
export type CatalogueDiff = {
  added: { slug: string; name: string }[]
  changed: { slug: string; name: string; changes: FieldChange[] }[]
  /** Retired before, and in the file again. */
  returned: { slug: string; name: string }[]
  retired: { slug: string; name: string }[]
  unchanged: number
}

type OnProgress = (done: number, total: number) => void
type Options = { dryRun: boolean; onProgress?: OnProgress }
export type Stored = Selectable<Tables['lab_tests']>
type Writable = Omit<Insertable<Tables['lab_tests']>, 'created_at' | 'updated_at'>

const BATCH = 500
/** The query time-out for the pool of an import: longer than it waits for another import. */
export const IMPORT_QUERY_MS = 65_000
/** The id of the advisory lock that serialises imports: an arbitrary number, used nowhere else. */
const IMPORT_LOCK = 7_030_411

const written = ({ review: _, ...row }: CatalogueRow, position: number): Writable => {
  const words = { en: row.words_en, hi: row.words_hi, hinglish: row.words_hinglish }
  const names = { printed: row.name, en: row.name_en, hi: row.name_hi }
  const { nameSearch, wordsSearch } = searchIndex(names, words)
  return { ...row, position, name_search: nameSearch, words_search: wordsSearch, retired_at: null }
}

const asText = (value: unknown) => (Array.isArray(value) ? value.join('; ') : String(value ?? ''))

/** Columns derived from the file: stored, but not reported as changes. */
const quiet = ['position', 'name_search', 'words_search'] as const

function compare(stored: Stored, row: Writable) {
  const changes = storedColumns
    .map((column) => ({ column, from: asText(stored[column]), to: asText(row[column]) }))
    .filter(({ from, to }) => from !== to)
  const differs = changes.length > 0 || quiet.some((column) => stored[column] !== row[column])
  return { changes, differs }
}

/**
 * Makes the catalogue equal to the rows, in one transaction. A test that is no longer in the file is retired, never
 * deleted. The same rows again change nothing; two imports at once run one after the other.
 */
export async function importLabTests(db: Database, rows: readonly CatalogueRow[], options: Options) {
  const tests = rows.map((row, place) => ({ row, position: place + 1 }))
  if (options.dryRun) return differenceOf(await findStored(db), tests).diff
  return whileImporting(db, async (trx, stored) => {
    const difference = differenceOf(stored, tests)
    await writeDifference(trx, difference, options.onProgress)
    return difference.diff
  })
}

export const findStored = (db: Database): Promise<Stored[]> =>
  db.selectFrom('lab_tests').selectAll().orderBy('slug').execute()

/** Runs a change of the catalogue under the lock of imports, one at a time. */
export const whileImporting = <T>(
  db: Database,
  change: (trx: Transaction, stored: Stored[]) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    // Thousands of rows, or waiting for another import, may take longer than the time-out of a page.
    await sql`set local statement_timeout = '60s'`.execute(trx)
    await sql`set local lock_timeout = '60s'`.execute(trx)
    // The changes are computed between statements.
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(trx)
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx)
    return change(trx, await findStored(trx))
  })

/** A test as it must become, at its place in the list. */
export type PlacedTest = { row: CatalogueRow; position: number }

export function differenceOf(stored: readonly Stored[], tests: readonly PlacedTest[]) {
  const bySlug = new Map(stored.map((test) => [test.slug, test]))
  const diff: CatalogueDiff = { added: [], changed: [], returned: [], retired: [], unchanged: 0 }
  const toWrite: Writable[] = []
  for (const { row, position } of tests) {
    const test = written(row, position)
    const known = bySlug.get(row.slug)
    bySlug.delete(row.slug)
    const { changes, differs } = known ? compare(known, test) : { changes: [], differs: true }
    const named = { slug: row.slug, name: row.name }
    if (!known) diff.added.push(named)
    else if (known.retired_at) diff.returned.push(named)
    else if (changes.length > 0) diff.changed.push({ ...named, changes })
    else diff.unchanged++
    if (differs || known?.retired_at) toWrite.push(test)
  }
  for (const { slug, name, retired_at } of bySlug.values()) if (!retired_at) diff.retired.push({ slug, name })
  return { diff, toWrite }
}

export async function writeDifference(
  trx: Transaction,
  { diff, toWrite }: ReturnType<typeof differenceOf>,
  onProgress?: OnProgress,
) {
  if (toWrite.length === 0 && diff.retired.length === 0) return
  await retire(trx, diff.retired, toWrite)
  await write(trx, toWrite, onProgress)
  await sql`refresh materialized view lab_test_words`.execute(trx)
  // The planner needs fresh statistics for the next search.
  await sql`analyze lab_tests, lab_test_words`.execute(trx)
}

/** Frees places in the home list first: the row that takes one may be written before the row that had it. */
async function retire(
  trx: Transaction,
  retired: CatalogueDiff['retired'],
  toWrite: readonly Pick<Writable, 'slug'>[],
) {
  const noHome = { home_id: null, home_name_en: null, home_name_hi: null }
  const slugsOf = (tests: readonly { slug: string }[]) => tests.map((test) => test.slug)
  await trx
    .updateTable('lab_tests')
    .set(noHome)
    .where('home_id', 'is not', null)
    .where('slug', '=', sql<string>`any(${[...slugsOf(retired), ...slugsOf(toWrite)]})`)
    .execute()
  await trx
    .updateTable('lab_tests')
    .set({ retired_at: sql`now()`, updated_at: sql`now()` })
    .where('slug', '=', sql<string>`any(${slugsOf(retired)})`)
    .execute()
}

async function write(trx: Transaction, tests: readonly Writable[], onProgress?: OnProgress) {
  for (let done = 0; done < tests.length; done += BATCH) {
    const batch = tests.slice(done, done + BATCH)
    await trx
      .insertInto('lab_tests')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet((update) => ({
          ...Object.fromEntries(
            (Object.keys(batch[0]!) as (keyof Writable)[]).map((name) => [
              name,
              update.ref(`excluded.${name}`),
            ]),
          ),
          updated_at: sql`now()`,
        })),
      )
      .execute()
    onProgress?.(Math.min(done + BATCH, tests.length), tests.length)
  }
}
