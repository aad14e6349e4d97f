import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CatalogueDiff, importLabTests } from '#server/lab-tests/import-lab-tests.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { type Problem, readCatalogue } from './read-catalogue.ts'

/** The catalogue that comes with the site; a clinic replaces it by its own. */
export const siteCatalogue = fileURLToPath(new URL('../catalogue/pathology-tests.tsv', import.meta.url))

type Loaded = { ok: true; diff: CatalogueDiff } | { ok: false; problems: Problem[] }
type Options = { file?: string; dryRun?: boolean; onProgress?: (done: number, total: number) => void }

/** Reads the whole file before a single row is written: one error anywhere, and nothing is imported. */
export async function loadCatalogue(databaseUrl: string, options: Options = {}): Promise<Loaded> {
  const { file = siteCatalogue, dryRun = false, onProgress } = options
  const read = readCatalogue(await readFile(file, 'utf8'))
  if (!read.ok) return read
  const pool = openPool(databaseUrl, 'catalogue', createLog('silent'))
  const db = openDatabase(pool)
  try {
    return {
      ok: true,
      diff: await importLabTests(db, read.rows, { dryRun, ...(onProgress && { onProgress }) }),
    }
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
