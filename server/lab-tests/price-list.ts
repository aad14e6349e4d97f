import { createHash } from 'node:crypto'
import { type CatalogueRow, storedColumns } from '#clinic/lab-tests/catalogue-row.ts'
import { retiresMany, type Unmatched } from '#clinic/lab-tests/match-price-list.ts'
import type { ListFault, ListNote, PriceLine } from '#clinic/lab-tests/read-price-list.ts'
import type { Database, Transaction } from '../platform/db.ts'
import {
  type CatalogueDiff,
  differenceOf,
  findStored,
  type PlacedTest,
  type Stored,
  whileImporting,
  writeDifference,
} from './import-lab-tests.ts'
import { matchInThread } from './match-in-thread.ts'

/** The effect of a clinic's price list. It has no text for readers, and never leaves the server as a whole. */
export type PriceListPreview = {
  /** Any fault prevents the whole list from being applied. */
  faults: ListFault[]
  notes: ListNote[]
  unmatched: (Omit<Unmatched, 'suggestions'> & { suggestions: { slug: string; name: string }[] })[]
  diff: CatalogueDiff
  /** The line of the list, by the slug of its test. */
  lines: Record<string, PriceLine>
  /** How many tests are listed now. */
  listed: number
  /** The tests after the list, and a hash of the tests before it. */
  tests: PlacedTest[]
  basis: string
}

const hashOf = (stored: readonly Stored[]) =>
  createHash('sha256').update(JSON.stringify(stored)).digest('base64url')

const rowOf = (stored: Stored): CatalogueRow => {
  const columns = Object.fromEntries(storedColumns.map((column) => [column, stored[column]]))
  return { ...(columns as Omit<CatalogueRow, 'review'>), review: '' }
}

const noHome = { home_id: null, home_name_en: null, home_name_hi: null }

/** Every known test: those of the clinic, and catalogue tests that it does not offer. */
function knownTests(stored: readonly Stored[], catalogue: readonly CatalogueRow[]) {
  const known = new Map<string, PlacedTest & { stored?: Stored }>()
  for (const test of stored) known.set(test.slug, { row: rowOf(test), position: test.position, stored: test })
  const takenHomes = new Set(stored.map((test) => test.home_id))
  for (const [place, row] of catalogue.entries()) {
    const mine = known.get(row.slug)?.stored
    // A retired test has lost its place in the home list; the catalogue still has it.
    if (mine && !mine.retired_at) continue
    const whole = takenHomes.has(row.home_id) ? { ...row, ...noHome } : row
    known.set(row.slug, { row: whole, position: place + 1, ...(mine && { stored: mine }) })
  }
  return known
}

type PreviewOptions = {
  /** The catalogue: tests that the clinic may not offer yet. */
  catalogue?: readonly CatalogueRow[]
  /** The slugs of tests that the list must not change. */
  leave?: ReadonlySet<string>
}

/**
 * The changes that the list in these bytes would make; nothing is written. A listed test that the list does not name
 * would be retired, unless an unknown name may mean it.
 */
export async function previewPriceList(
  db: Database,
  bytes: Uint8Array,
  { catalogue = [], leave = new Set() }: PreviewOptions = {},
): Promise<PriceListPreview> {
  const stored = await findStored(db)
  const known = knownTests(stored, catalogue)
  const rows = [...known.values()].map(({ row }) => row)
  const { matched, unmatched, faults, notes } = await matchInThread(bytes, rows)
  const inDoubt = new Set(unmatched.flatMap(({ suggestions }) => suggestions))

  // An unreadable line names a test, too: with a fault, the tests to retire are unknown.
  const isSound = faults.length === 0
  const tests = [...known.values()].flatMap(({ row, position, stored: mine }): PlacedTest[] => {
    const isLeft = leave.has(row.slug)
    const line = isSound && !isLeft ? matched.get(row.slug) : undefined
    if (line) {
      const { price, reportTime } = line
      return [{ row: { ...row, price, report_time: reportTime ?? row.report_time }, position }]
    }
    const isOffered = mine !== undefined && mine.retired_at === null
    const isRetired = isSound && mine?.is_listed && !isLeft && !inDoubt.has(row.slug)
    return isOffered && !isRetired ? [{ row, position }] : []
  })
  return {
    faults,
    notes,
    unmatched: unmatched.map(({ suggestions, ...line }) => ({
      ...line,
      suggestions: suggestions.map((slug) => ({ slug, name: known.get(slug)!.row.name_en })),
    })),
    diff: differenceOf(stored, tests).diff,
    lines: Object.fromEntries(matched),
    listed: stored.filter((test) => test.is_listed).length,
    tests,
    basis: hashOf(stored),
  }
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The offered tests as a price list, which can be previewed and applied like any other. */
export function listOf(stored: readonly Stored[]): Buffer {
  const offered = stored.filter(({ retired_at }) => !retired_at)
  const lines = offered.map(({ name, price, report_time }) =>
    [quoted(name), price ?? 'on request', quoted(report_time)].join(','),
  )
  return Buffer.from(['Test,Price,Report time', ...lines].join('\n'))
}

export type PriceListRefusal = 'faults' | 'changed-since' | 'retires-many'
type Applied = { ok: true; diff: CatalogueDiff } | { ok: false; reason: PriceListRefusal }

type ApplyOptions = {
  retire?: number
  /** How the difference is written: the desk's database user has fewer rights than the owner of the tables. */
  write?: (trx: Transaction, difference: ReturnType<typeof differenceOf>) => Promise<void>
}

/** Applies a preview, all or nothing. Retiring many tests needs their exact number, as the preview counts it. */
export async function applyPriceList(
  db: Database,
  { faults, basis, tests, diff, listed }: PriceListPreview,
  { retire, write = writeDifference }: ApplyOptions = {},
): Promise<Applied> {
  if (faults.length > 0) return { ok: false, reason: 'faults' }
  const count = diff.retired.length
  if (retiresMany(count, listed) && retire !== count) return { ok: false, reason: 'retires-many' }
  return whileImporting(db, async (trx, stored) => {
    if (hashOf(stored) !== basis) return { ok: false, reason: 'changed-since' }
    const difference = differenceOf(stored, tests)
    await write(trx, difference)
    return { ok: true, diff: difference.diff }
  })
}
