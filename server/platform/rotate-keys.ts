import { sql, type Updateable } from 'kysely'
import type { Database, Transaction } from './db.ts'
import { storeSearchHashes } from './search-hashes.ts'
import type { Tables } from './tables.ts'
import type { Vault } from './vault.ts'

const BATCH = 100

type Progress = (done: number) => void

type Row = { id: string; sealed: Buffer | null; key_id: string | null }

/**
 * Changes every row of an older key, in small transactions, so that the site keeps running; an interrupted run can be
 * repeated. Afterwards no row needs an older key, and a process may start without it.
 */
async function replaceKey(
  db: Database,
  kind: 'data' | 'lookup',
  current: string,
  change: (row: Row) => Updateable<Tables['bookings']>,
  onProgress: Progress,
  andThen: (trx: Transaction, row: Row) => Promise<unknown> = async () => {},
): Promise<number> {
  for (let done = 0; ; onProgress(done)) {
    const changed = await db.transaction().execute(async (trx) => {
      // The change log ignores these updates: otherwise every open desk would read every booking again for an unchanged
      // row.
      await sql`select set_config('app.reseals', 'on', true)`.execute(trx)
      const rows = await trx
        .selectFrom('bookings')
        .select(['id', 'sealed', 'key_id'])
        .where(kind === 'data' ? 'key_id' : 'lookup_key_id', '<>', current)
        .limit(BATCH)
        .forUpdate()
        .execute()
      for (const row of rows) {
        await trx.updateTable('bookings').set(change(row)).where('id', '=', row.id).execute()
        await andThen(trx, row)
      }
      return rows.length
    })
    done += changed
    if (changed > 0) continue
    await db.deleteFrom('key_checks').where('kind', '=', kind).where('key_id', '<>', current).execute()
    return done
  }
}

const open = (vault: Vault, { id, sealed, key_id }: Row) =>
  vault.open(id, { sealed: sealed!, key_id: key_id! })

/** Re-encrypts the data of older keys with the current data key. Afterwards the older keys may be removed. */
export const rotateDataKey = (db: Database, vault: Vault, onProgress: Progress = () => {}) =>
  replaceKey(db, 'data', vault.keyId, (row) => vault.seal(row.id, open(vault, row)), onProgress)

/** How many bookings have a PIN and link of an older lookup key: they work as long as that key is listed. */
export const countOlderLookups = async (db: Database, vault: Vault): Promise<number> => {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('lookup_key_id', '<>', vault.lookupKeyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Gives every booking a new PIN, link and search hashes, derived from the current lookup key: for a leaked key.
 * Afterwards the old PINs and links open nothing, as intended; later messages contain the new link.
 */
export function replaceLookups(db: Database, vault: Vault, onProgress: Progress = () => {}) {
  const { lookupKeyId } = vault
  const change = (row: Row) => ({
    lookup_key_id: lookupKeyId,
    phone_hash: vault.phoneHash(open(vault, row).phone),
    link_hash: vault.linkHash(vault.linkOf({ id: row.id, lookupKeyId })),
    // The idempotency key is not stored, so it cannot be hashed again; the form expired long ago.
    request_hash: null,
  })
  const searchAgain = async (trx: Transaction, row: Row) => {
    await trx.deleteFrom('booking_search').where('booking_id', '=', row.id).execute()
    await storeSearchHashes(trx, vault, row.id, open(vault, row))
  }
  return replaceKey(db, 'lookup', lookupKeyId, change, onProgress, searchAgain)
}

/** Adds search hashes to bookings that were stored before the desk could search. An interrupted run can be repeated. */
export async function addSearchHashes(db: Database, vault: Vault, onProgress: Progress = () => {}) {
  for (let done = 0; ; onProgress(done)) {
    const added = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('bookings')
        .select(['id', 'sealed', 'key_id'])
        .where('erased_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('booking_search').whereRef('booking_id', '=', 'bookings.id').select('hash'))),
        )
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const row of rows) await storeSearchHashes(trx, vault, row.id, open(vault, row))
      return rows.length
    })
    done += added
    if (added === 0) return done
  }
}
