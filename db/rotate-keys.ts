import { openDatabase, openPool } from '#server/db.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { rotateKeys } from '#server/rotate-keys.ts'
import { openVault } from '#server/vault.ts'

// Put the new key first in DATA_KEYS, start site and worker with it, then run this; then the old key may go.
const env = readEnv(['DATABASE_URL', 'DATA_KEYS', 'LOOKUP_KEY'])
const vault = openVault(env.DATA_KEYS, env.LOOKUP_KEY)
const db = openDatabase(openPool(env.DATABASE_URL, 'keys', createLog('error')))
const done = await rotateKeys(db, vault, (count) => console.log(`${count} bookings sealed again`))
console.log(`Every booking is sealed with the key ${vault.keyId}; ${done} were not before.`)
await db.destroy()
