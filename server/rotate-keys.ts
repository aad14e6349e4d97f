import type { Database } from './db.ts'
import type { Vault } from './vault.ts'

const BATCH = 100

/**
 * Seals again, with the key of today, what older keys have sealed. Rows are held for a moment while they are changed;
 * the site goes on meanwhile, and a run that broke off is simply repeated.
 */
export async function rotateKeys(
  db: Database,
  vault: Vault,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let done = 0
  for (;;) {
    const changed = await db.transaction().execute(async (trx) => {
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
    })
    if (changed === 0) return done
    done += changed
    onProgress(done)
  }
}
