import type { PgBoss } from 'pg-boss'
import { listErasures } from '#server/erasure/list-erasures.ts'
import type { Database } from '#server/platform/db.ts'
import type { Log } from '#server/platform/log.ts'
import type { Vault } from '#server/platform/vault.ts'

/** Every erasure queues a new list. This schedule repeats a failed one, and notices what a restore has brought back. */
const EVERY_TEN_MINUTES = '*/10 * * * *'

type Around = {
  db: Database
  vault: Vault
  log: Log
  now: () => Date
  settings: { ERASURE_LIST?: string | undefined }
}

/** Writes the list of erasures, where the clinic has set a file for it outside the database. */
export async function keepErasureList(
  boss: PgBoss,
  { db, vault, log, now, settings }: Around,
): Promise<void> {
  await boss.work('list-erasures', async () => {
    if (!settings.ERASURE_LIST) return
    try {
      const { returned } = await listErasures(db, vault, settings.ERASURE_LIST, now())
      if (returned > 0) log.error({ event: 'erasure.restored_rows', count: returned })
    } catch (error) {
      log.error({ event: 'erasure.list_failed', error })
      throw error
    }
  })
  await boss.schedule('list-erasures', EVERY_TEN_MINUTES)
  // A new installation has a list before its first restore drill.
  await boss.send('list-erasures', {})
}
