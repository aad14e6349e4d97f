import type { Database } from './db.ts'
import type { Vault } from './vault.ts'

const lists = { data: 'DATA_KEYS', lookup: 'LOOKUP_KEYS' } as const

/**
 * The problem as text, or null. A wrong key would encrypt data that the right one cannot decrypt, and make links that
 * do not work; it would be noticed long after the right key is lost. A key that only reads old rows is needed while
 * there are any.
 */
export async function keyProblem(db: Database, vault: Vault): Promise<string | null> {
  const listed = vault.checks()
  const known = await db.selectFrom('key_checks').selectAll().execute()
  for (const { kind, key_id, check_value } of known) {
    const ours = listed.find((check) => check.kind === kind && check.key_id === key_id)
    if (!ours)
      return `The key ${key_id} is missing from ${lists[kind]}: the database holds what only it can open.`
    if (ours.check_value !== check_value)
      return `The key ${key_id} of ${lists[kind]} is not the one that the database knows by this id.`
  }
  return null
}

/** Stores the checks of the current keys. The first process wins: call keyProblem() again afterwards. */
export async function rememberKeys(db: Database, vault: Vault): Promise<void> {
  const current = vault
    .checks()
    .filter(({ kind, key_id }) => key_id === (kind === 'data' ? vault.keyId : vault.lookupKeyId))
  const isKnown = new Set(
    (await db.selectFrom('key_checks').select(['kind', 'key_id']).execute()).map(
      (row) => `${row.kind} ${row.key_id}`,
    ),
  )
  const added = current.filter(({ kind, key_id }) => !isKnown.has(`${kind} ${key_id}`))
  if (added.length > 0)
    await db
      .insertInto('key_checks')
      .values(added)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
