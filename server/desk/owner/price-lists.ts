import { sql } from 'kysely'
import { findStored } from '../../lab-tests/import-lab-tests.ts'
import {
  applyPriceList,
  listOf,
  type PriceListRefusal,
  previewPriceList,
} from '../../lab-tests/price-list.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import { findClinicEvents, type Member, recordClinicEvent } from './clinic-events.ts'

/** How long an uploaded list that is not applied is stored. */
const KEPT_MS = 30 * 24 * 3_600_000
/** A price so many times higher or lower than before is more often a slip than a decision. */
const ODD = 3

const isOdd = (now: number | null, next: number | null) =>
  now !== null && next !== null && (next >= now * ODD || next * ODD <= now)

const priceIn = (text: string | undefined) => (text ? Number(text) : null)

type NewList = { fileName: string; bytes: Buffer; restores?: string }

/** Stores the file as it came, so that exactly the previewed file is applied later. */
export async function uploadPriceList(
  db: Database,
  given: Given,
  staff: Member,
  { fileName, bytes, restores }: NewList,
) {
  await db
    .deleteFrom('price_lists')
    .where('applied_at', 'is', null)
    .where('at', '<', new Date(given.now.getTime() - KEPT_MS))
    .execute()
  const listId = given.id()
  await db
    .insertInto('price_lists')
    .values({
      id: listId,
      at: given.now,
      staff_id: staff.id,
      file_name: fileName,
      bytes,
      restores: restores ?? null,
    })
    .execute()
  const isRestored = restores !== undefined
  return { listId, fileName, isRestored, ...(await preview(db, bytes, isRestored)) }
}

/** The list before an import, as a new upload; null where there is none. */
export async function restorePriceList(db: Database, given: Given, staff: Member, listId: string) {
  const list = await findList(db, listId)
  if (!list?.before) return null
  return uploadPriceList(db, given, staff, { fileName: list.file_name, bytes: list.before, restores: listId })
}

/**
 * The changes one by one, for a person to decide. A restored list was decided before, so nothing in it counts as a
 * slip.
 */
async function preview(db: Database, bytes: Uint8Array, isRestored: boolean) {
  const { diff, lines, unmatched, faults, notes, listed, basis, tests } = await previewPriceList(db, bytes)
  const stored = new Map(
    (await db.selectFrom('lab_tests').select(['slug', 'price']).execute()).map(({ slug, price }) => [
      slug,
      price,
    ]),
  )
  const nextPrice = new Map(tests.map(({ row }) => [row.slug, row.price]))
  const shown = ({ slug, name }: { slug: string; name: string }) => ({
    slug,
    name,
    now: stored.get(slug) ?? null,
    next: nextPrice.get(slug) ?? null,
    reportTime: null,
    isOdd: false,
  })
  const changed = diff.changed.map(({ slug, name, changes }) => {
    const price = changes.find(({ column }) => column === 'price')
    const time = changes.find(({ column }) => column === 'report_time')
    const [now, next] = price ? [priceIn(price.from), priceIn(price.to)] : [null, null]
    return {
      ...shown({ slug, name }),
      kind: price ? ('price' as const) : ('report-time' as const),
      ...(price && { now, next, isOdd: !isRestored && isOdd(now, next) }),
      ...(time && { reportTime: { now: time.from, next: time.to } }),
    }
  })
  const returned = diff.returned.map((test) => ({ ...shown(test), now: null, kind: 'back' as const }))
  const retired = diff.retired.map((test) => ({ ...shown(test), next: null, kind: 'gone' as const }))
  return {
    lines: Object.keys(lines).length,
    unchanged: diff.unchanged,
    // In the order of the list, as the person who checks it has it at hand.
    changes: [
      ...[...changed, ...returned].toSorted((a, b) => lines[a.slug]!.line - lines[b.slug]!.line),
      ...retired,
    ],
    unknown: unmatched.map(({ suggestions, ...line }) => ({
      ...line,
      suggestions: suggestions.map(({ name }) => name),
    })),
    faults,
    notes,
    listed,
    basis,
  }
}

type Counts = { changed: number; back: number; retired: number; left: number }
type Applied = { ok: true; counts: Counts } | { ok: false; reason: PriceListRefusal | 'gone' }

/** Applies an uploaded list, without the excluded tests. A repeated request applies it once. */
export async function applyUploadedList(
  db: Database,
  given: Given,
  staff: Member,
  { listId, basis, leave, retire }: { listId: string; basis: string; leave: string[]; retire?: number },
): Promise<Applied> {
  const list = await findList(db, listId)
  if (!list) return { ok: false, reason: 'gone' }
  if (list.applied_at) return { ok: true, counts: list.counts as unknown as Counts }
  const found = await previewPriceList(db, list.bytes, { leave: new Set(leave) })
  if (found.basis !== basis) return { ok: false, reason: 'changed-since' }
  const { diff } = found
  const counts = {
    changed: diff.changed.length,
    back: diff.returned.length,
    retired: diff.retired.length,
    left: leave.length,
  }
  const applied = await applyPriceList(db, found, {
    ...(retire !== undefined && { retire }),
    write: async (trx, { toWrite }) => {
      const tests = toWrite.map(({ slug, price, report_time }) => ({ slug, price, report_time }))
      const retired = diff.retired.map(({ slug }) => slug)
      const before = listOf(await findStored(trx))
      await sql`select change_prices(${JSON.stringify(tests)}, ${retired})`.execute(trx)
      await trx
        .updateTable('price_lists')
        .set({ applied_at: given.now, counts: JSON.stringify(counts), before })
        .where('id', '=', listId)
        .execute()
      const { file_name: fileName, restores } = list
      const detail = { listId, fileName, isRestored: restores !== null, counts }
      await recordClinicEvent(trx, given, staff, 'prices-imported', detail)
    },
  })
  if (applied.ok) return { ok: true, counts }
  // The same request came twice, and the other one was first.
  const now = await findList(db, listId)
  return now?.applied_at ? { ok: true, counts: now.counts as unknown as Counts } : applied
}

const findList = (db: Database, listId: string) =>
  db.selectFrom('price_lists').selectAll().where('id', '=', listId).executeTakeFirst()

/** Recent imports: who, when, how many. The list before each of them can be restored. */
export const recentImports = async (db: Database) =>
  (await findClinicEvents(db, 'prices-imported', 5)).map(({ at, by, detail }) => ({
    at: at.toISOString(),
    by,
    ...(detail as { listId: string; fileName: string; isRestored: boolean; counts: Counts }),
  }))
