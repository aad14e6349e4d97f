import type { Database, Transaction } from './db.ts'
import type { Vault } from './vault.ts'

const BATCH = 100

type Progress = (done: number) => void

/** In small transactions, so that the site goes on meanwhile; an interrupted run can be repeated. */
async function inBatches(db: Database, change: (trx: Transaction) => Promise<number>, onProgress: Progress) {
  let done = 0
  for (;;) {
    const changed = await db.transaction().execute(change)
    if (changed === 0) return done
    done += changed
    onProgress(done)
  }
}

/** Re-encrypts with the current data key what older keys have encrypted. Afterwards the older keys may be removed. */
export async function rotateDataKey(
  db: Database,
  vault: Vault,
  onProgress: Progress = () => {},
): Promise<number> {
  const done = await inBatches(
    db,
    async (trx) => {
      const rows = await trx
        .selectFrom('bookings')
        .select(['id', 'sealed', 'key_id'])
        .where('key_id', '<>', vault.keyId)
        .limit(BATCH)
        .forUpdate()
        .execute()
      for (const { id, sealed, key_id } of rows)
        await trx
          .updateTable('bookings')
          .set(vault.seal(id, vault.open(id, { sealed: sealed!, key_id: key_id! })))
          .where('id', '=', id)
          .execute()
      return rows.length
    },
    onProgress,
  )
  await forgetKeys(db, 'data', vault.keyId)
  return done
}

/** How many bookings have a PIN and a link of an older lookup key: they work as long as that key is listed. */
export const countOlderLookups = async (db: Database, vault: Vault): Promise<number> => {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('lookup_key_id', '<>', vault.lookupKeyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Gives every booking a new PIN and a new link, derived from the current lookup key: for a key that leaked. The old
 * PINs and links open nothing afterwards, which is the point; later messages carry the new link.
 */
export async function replaceLookups(
  db: Database,
  vault: Vault,
  onProgress: Progress = () => {},
): Promise<number> {
  const { lookupKeyId } = vault
  const done = await inBatches(
    db,
    async (trx) => {
      const rows = await trx
        .selectFrom('bookings')
        .select(['id', 'sealed', 'key_id'])
        .where('lookup_key_id', '<>', lookupKeyId)
        .limit(BATCH)
        .forUpdate()
        .execute()
      for (const { id, sealed, key_id } of rows) {
        const { phone } = vault.open(id, { sealed: sealed!, key_id: key_id! })
        await trx
          .updateTable('bookings')
          .set({
            lookup_key_id: lookupKeyId,
            phone_hash: vault.phoneHash(phone),
            link_hash: vault.linkHash(vault.linkOf({ id, lookupKeyId })),
            // The idempotency key is not stored, so it cannot be hashed again; the form has expired long ago.
            request_hash: null,
          })
          .where('id', '=', id)
          .execute()
      }
      return rows.length
    },
    onProgress,
  )
  await forgetKeys(db, 'lookup', lookupKeyId)
  return done
}

/** No row needs an older key any more: a process may start without it. */
const forgetKeys = (db: Database, kind: 'data' | 'lookup', current: string) =>
  db.deleteFrom('key_checks').where('kind', '=', kind).where('key_id', '<>', current).execute()
