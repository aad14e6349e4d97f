import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db.ts'
import type { Vault } from '../platform/vault.ts'
import { readErasureList, readListWithoutHeader } from './erasure-list.ts'
import { continueList, gapOf, knowsNoList } from './list-erasures.ts'
import { replayErasures } from './replay-erasures.ts'

type Around = { db: Database; vault: Vault; context: Pick<Context, 'id'> }
type Allowed = {
  /** A list of version 1.0.0, which has no header. */
  isOld?: boolean
  /** The newest list is lost as well. */
  mayBeOlder?: boolean
}

/** Repeats the erasures of a list in a restored database. Throws, in words, for a list that does not fit it. */
export async function replayList(
  { db, vault, context }: Around,
  file: string,
  { isOld = false, mayBeOlder = false }: Allowed = {},
) {
  if (isOld) {
    if (!(await knowsNoList(db)))
      throw new Error(
        `The list of erasures ${file} cannot be of version 1.0.0: the backup knows a signed one.`,
      )
    const entries = await readListWithoutHeader(file)
    return { entries, replayed: await replayErasures(db, context, entries) }
  }
  const list = await readErasureList(vault, file)
  const gap = await gapOf(db, list)
  if (gap && !mayBeOlder)
    throw new Error(
      `The list of erasures ${file} ${gap}\nNothing was changed. Look for a newer one; if none is left, repeat this with --no-newer-list.`,
    )
  const replayed = await replayErasures(db, context, list.entries)
  await continueList(db, list)
  return { entries: list.entries, replayed }
}
