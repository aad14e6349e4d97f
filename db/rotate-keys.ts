import { parseArgs } from 'node:util'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { readEnv, rotationSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { countOlderLookups, replaceLookups, rotateDataKey } from '#server/platform/rotate-keys.ts'
import { openVault } from '#server/platform/vault.ts'

// Put the new key first in DATA_KEYS or LOOKUP_KEYS, keep the old one behind it, start site and worker with both, then
// run this. Afterwards an old data key can be removed. An old lookup key can be removed only after --replace-lookups,
// because its PINs and links stop working with it.
const { values } = parseArgs({ options: { 'replace-lookups': { type: 'boolean', default: false } } })
const env = readEnv(rotationSettings)
const vault = openVault(env, createContext())
const db = openDatabase(openPool(env.OWNER_DATABASE_URL, 'keys', createLog('error')))
const sealed = await rotateDataKey(db, vault, (count) => console.log(`${count} bookings sealed again`))
console.log(`Every booking is sealed with the key ${vault.keyId}; ${sealed} were not before.`)
if (values['replace-lookups']) {
  const replaced = await replaceLookups(db, vault, (count) =>
    console.log(`${count} codes and links replaced`),
  )
  console.log(`Every code and link is made by the key ${vault.lookupKeyId}; ${replaced} were not before.`)
} else {
  const older = await countOlderLookups(db, vault)
  if (older > 0)
    console.log(
      `${older} bookings have a code and a link of an older lookup key. They work as long as that key is listed.`,
    )
}
await db.destroy()
