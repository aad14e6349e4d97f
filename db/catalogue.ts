import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { CatalogueRow } from '#clinic/lab-tests/catalogue-row.ts'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { type CatalogueDiff, IMPORT_QUERY_MS, importLabTests } from '#server/lab-tests/import-lab-tests.ts'
import { applyPriceList, previewPriceList } from '#server/lab-tests/price-list.ts'
import { isWorkbook, textOf } from '#server/lab-tests/read-table.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { type Problem, readCatalogue } from './read-catalogue.ts'

/** The catalogue of the product; a clinic may replace it. */
export const siteCatalogue = fileURLToPath(new URL('../catalogue/pathology-tests.tsv', import.meta.url))

/** The tests of a catalogue; throws if it has errors. */
export async function testsIn(file: string): Promise<CatalogueRow[]> {
  const read = readCatalogue(await readFile(file, 'utf8'))
  if (!read.ok) throw new Error('The catalogue has errors: run npm run db:catalogue -- --dry-run')
  return read.rows
}

/**
 * Applies the price list of the chosen clinic, if its folder has one: it sets which tests are offered, and at what
 * price.
 */
async function takeClinicPrices(db: Database): Promise<void> {
  const file = fileURLToPath(new URL(`../clinics/${chosenClinicName()}/prices.csv`, import.meta.url))
  if (!existsSync(file)) return
  const preview = await previewPriceList(db, await readFile(file))
  const applied = await applyPriceList(db, preview, { retire: preview.diff.retired.length })
  if (!applied.ok) throw new Error(`${file}: ${applied.reason}. Run npm run prices:import -- ${file}`)
}

type Loaded = { ok: true; diff: CatalogueDiff } | { ok: false; problems: Problem[] }
type Options = { file?: string; dryRun?: boolean; onProgress?: (done: number, total: number) => void }

/** Reads the whole file before a row is written: one error anywhere prevents the import. */
export async function loadCatalogue(databaseUrl: string, options: Options = {}): Promise<Loaded> {
  const { file = siteCatalogue, dryRun = false, onProgress } = options
  const bytes = await readFile(file)
  if (isWorkbook(bytes))
    return {
      ok: false,
      problems: [{ line: 1, column: '', message: 'is of a workbook: save it as text with tabs' }],
    }
  const read = readCatalogue(textOf(bytes))
  if (!read.ok) return read
  const pool = openPool(databaseUrl, 'catalogue', createLog('silent'), { queryMs: IMPORT_QUERY_MS })
  const db = openDatabase(pool)
  try {
    const diff = await importLabTests(db, read.rows, { dryRun, ...(onProgress && { onProgress }) })
    if (file === siteCatalogue && !dryRun) await takeClinicPrices(db)
    return { ok: true, diff }
  } finally {
    await db.destroy()
  }
}

const SHOWN = 40

function printDiff(diff: CatalogueDiff) {
  const print = (sign: string, lines: string[]) => {
    for (const line of lines.slice(0, SHOWN)) console.log(`${sign} ${line}`)
    if (lines.length > SHOWN) console.log(`${sign} … and ${lines.length - SHOWN} more`)
  }
  const named = ({ name, slug }: { name: string; slug: string }) => `${name} (${slug})`
  print('+', diff.added.map(named))
  print('↺', diff.returned.map(named))
  print(
    '~',
    diff.changed.map((test) => {
      const changes = test.changes.map(({ column, from, to }) => `${column} "${from}" → "${to}"`)
      return `${named(test)}: ${changes.join(', ')}`
    }),
  )
  print('-', diff.retired.map(named))
  const counts = (['added', 'changed', 'returned', 'retired'] as const).map(
    (kind) => `${diff[kind].length} ${kind}`,
  )
  console.log(`${counts.join(', ')}, ${diff.unchanged} unchanged.`)
}

function printProblems(problems: readonly Problem[]) {
  for (const { line, column, message } of problems)
    console.error(`line ${line}${column && `, ${column}`}: ${message}`)
  console.error(`${problems.length} problems; nothing was imported.`)
}

if (import.meta.main) {
  const { ownerSettings, readEnv } = await import('#server/platform/env.ts')
  const { OWNER_DATABASE_URL } = readEnv(ownerSettings)
  const dryRun = process.argv.includes('--dry-run')
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? siteCatalogue
  const onProgress = (done: number, total: number) => console.log(`${done} of ${total} written`)
  const loaded = await loadCatalogue(OWNER_DATABASE_URL, { file, dryRun, onProgress })
  if (loaded.ok) {
    printDiff(loaded.diff)
    if (dryRun) console.log('A dry run: nothing was changed.')
  } else {
    printProblems(loaded.problems)
    process.exitCode = 1
  }
}
