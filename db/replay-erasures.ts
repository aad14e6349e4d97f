import { readErasureList } from '#server/erasure/erasure-list.ts'
import { replayErasures } from '#server/erasure/replay-erasures.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { ownerSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'

// Runs after a restore, and before site and worker start: repeats the erasures since the backup.
const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('Which list? npm run db:replay-erasures -- <file>')
  const list = await readErasureList(file)
  const env = readEnv(ownerSettings)
  const db = openDatabase(openPool(env.OWNER_DATABASE_URL, 'erasures', createLog('error')))
  const replayed = await replayErasures(db, createContext(), list)
  console.log(`${list.length} were erased; ${replayed.length} had come back and are erased again.`)
  await db.destroy()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
