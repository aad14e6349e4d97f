import { existsSync } from 'node:fs'
import { anyOf, type Database, type Transaction } from '../platform/db.ts'
import type { Vault } from '../platform/vault.ts'
import {
  type ErasedBooking,
  type ErasureList,
  ErasureListError,
  readErasureList,
  readListWithoutHeader,
  writeErasureList,
} from './erasure-list.ts'

/**
 * Longer than any backup is retained (30 days, docs/runbook.md): every booking that a restore brings back is still
 * listed.
 */
const LISTED_DAYS = 60
const DAY_MS = 86_400_000

const listedFrom = (writtenAt: Date) => new Date(writtenAt.getTime() - LISTED_DAYS * DAY_MS)

const erasedSince = (db: Database, since: Date) =>
  db
    .selectFrom('bookings')
    .select(['id', 'erased_at as erasedAt'])
    .where('erased_at', 'is not', null)
    .where('erased_at', '>=', since)
    .$narrowType<{ erasedAt: Date }>()
    .execute()

/** The newest list, as the database knows it. */
async function knownList(db: Database): Promise<{ number: number; writtenAt: Date | null }> {
  const { number, written_at } = await db
    .selectFrom('erasure_list')
    .select(['number', 'written_at'])
    .executeTakeFirstOrThrow()
  return { number: Number(number), writtenAt: written_at }
}

/** Lists are written one after the other: one that was read earlier must not replace one that was read later. */
const lockList = (trx: Transaction) => trx.selectFrom('erasure_list').select('number').forUpdate().execute()

const noted = (trx: Transaction, number: number, writtenAt: Date) =>
  trx
    .updateTable('erasure_list')
    .set({ number: String(number), written_at: writtenAt })
    .execute()

/** The list so far. A missing list, or one of version 1.0.0, is believed only as long as there has been no other. */
async function listBefore(
  vault: Vault,
  file: string,
  known: number,
): Promise<Omit<ErasureList, 'writtenAt'>> {
  try {
    const list = await readErasureList(vault, file)
    if (list.number < known)
      throw new ErasureListError(
        file,
        `is an older one: it has the number ${list.number}, and the database knows ${known}.`,
      )
    return list
  } catch (error) {
    if (!(error instanceof ErasureListError) || error.fault === 'unfit' || known > 0) throw error
    return { number: 0, entries: error.fault === 'missing' ? [] : await readListWithoutHeader(file) }
  }
}

type Listed = { listed: number; returned: number }

/**
 * Writes the list of erased bookings to a file outside the database, so that they can be erased again after a restore.
 * Entries that are unknown to the database stay listed, because a restored database does not know them. Returns how
 * many are listed, and how many of them are back.
 */
export const listErasures = (db: Database, vault: Vault, file: string, now: Date): Promise<Listed> =>
  db.transaction().execute(async (trx) => {
    await lockList(trx)
    const { number: known } = await knownList(trx)
    const before = await listBefore(vault, file, known)
    const since = listedFrom(now)
    const erased = await erasedSince(trx, since)
    const inDatabase = new Set(erased.map(({ id }) => id))
    const onlyListed = before.entries.filter(({ id, erasedAt }) => erasedAt >= since && !inDatabase.has(id))
    const entries = [...onlyListed, ...erased].sort((a, b) => a.erasedAt.getTime() - b.erasedAt.getTime())
    const number = Math.max(known, before.number) + 1
    // The file first: after a crash in between its number is ahead of the database's, never behind.
    await writeErasureList(vault, file, { number, writtenAt: now, entries })
    await noted(trx, number, now)
    return { listed: entries.length, returned: (await findReturned(trx, onlyListed)).length }
  })

/** Begins a list anew from the database alone, where the last one is lost for good. */
export const beginErasureList = (db: Database, vault: Vault, file: string, now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockList(trx)
    if (existsSync(file)) throw new ErasureListError(file, 'is there: move it away first.')
    const entries = await erasedSince(trx, listedFrom(now))
    const number = (await knownList(trx)).number + 1
    await writeErasureList(vault, file, { number, writtenAt: now, entries })
    await noted(trx, number, now)
    return entries.length
  })

/** The listed bookings that are in the database with their details. */
export async function findReturned(
  db: Database,
  listed: readonly ErasedBooking[],
): Promise<readonly ErasedBooking[]> {
  if (listed.length === 0) return []
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', anyOf(listed.map(({ id }) => id)))
    .where('erased_at', 'is', null)
    .execute()
  const returned = new Set(rows.map(({ id }) => id))
  return listed.filter(({ id }) => returned.has(id))
}

/** Longer than the worker takes from an erasure to the list, even when a night erases much. */
const LISTED_WITHIN_MS = 3_600_000

/**
 * Why this list is not the newest that belongs to a restored database; null when it may be. Erasures after it would
 * stay reverted unnoticed. What the database has erased itself may be missing from it for a while: nothing is lost.
 */
export async function gapOf(db: Database, list: ErasureList): Promise<string | null> {
  const known = await knownList(db)
  if (list.number < known.number)
    return `is older than the backup: it has the number ${list.number}, and the backup knows ${known.number}.`
  // Numbers repeat where a list was begun anew: a copy from before that may have a higher one.
  if (known.writtenAt && list.writtenAt < known.writtenAt)
    return `is older than the backup: it was written at ${list.writtenAt.toISOString()}, and the backup knows one of ${known.writtenAt.toISOString()}.`
  const listed = new Set(list.entries.map(({ id }) => id))
  const settled = list.writtenAt.getTime() - LISTED_WITHIN_MS
  const missing = (await erasedSince(db, listedFrom(list.writtenAt))).filter(
    ({ id, erasedAt }) => erasedAt.getTime() < settled && !listed.has(id),
  )
  if (missing.length > 0)
    return `is of another database: it lacks ${missing.length} erasures that the backup knows, all an hour older than it.`
  return null
}

/** Whether a list of version 1.0.0 can be the newest: only where the database knows of no other. */
export const knowsNoList = async (db: Database) => (await knownList(db)).number === 0

/** The database continues the list that was replayed into it. */
export const continueList = (db: Database, list: ErasureList) =>
  db.transaction().execute(async (trx) => {
    await lockList(trx)
    await noted(trx, list.number, list.writtenAt)
  })
