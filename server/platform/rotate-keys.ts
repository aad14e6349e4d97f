import type { Database, Transaction } from './db.ts'
import type { Vault } from './vault.ts'

const BATCH = 100

type Progress = (done: number) => void

/** Rows are held for a moment while they are changed; the site goes on meanwhile, and a run that broke off is repeated. */
async function inBatches(db: Database, change: (trx: Transaction) => Promise<number>, onProgress: Progress) {
  let done = 0
  for (;;) {
    const changed = await db.transaction().execute(change)
    if (changed === 0) return done
    done += changed
    onProgress(done)
  }
}

/** Seals again, with the data key of today, what older keys have sealed. Afterwards the older keys may go. */
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

/** How many bookings have a code and a link of an older lookup key: they work as long as that key is listed. */
export const countOlderLookups = async (db: Database, vault: Vault): Promise<number> => {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('lookup_key_id', '<>', vault.lookupKeyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Gives every booking a new code and a new link, made by the lookup key of today: for a key that leaked. The codes and
 * links that patients hold open nothing afterwards, which is the point; messages still to come carry the new link.
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
            // What it was sent with is not known any more; its form is long gone.
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

/** Nothing is left that only an older key can open: a process may start without it. */
const forgetKeys = (db: Database, kind: 'data' | 'lookup', current: string) =>
  db.deleteFrom('key_checks').where('kind', '=', kind).where('key_id', '<>', current).execute()
