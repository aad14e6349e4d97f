import { parseArgs } from 'node:util'
import { beginErasureList } from '#server/erasure/list-erasures.ts'
import { replayList } from '#server/erasure/replay-list.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { readEnv, rotationSettings } from '#server/platform/env.ts'
import { keyProblem } from '#server/platform/key-check.ts'
import { createLog } from '#server/platform/log.ts'
import { openVault } from '#server/platform/vault.ts'

// Runs after a restore, and before site and worker start: repeats the erasures since the backup.

const context = createContext()

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'from-1.0.0': { type: 'boolean', default: false },
      'no-newer-list': { type: 'boolean', default: false },
      begin: { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  if (!file) throw new Error('Which list? npm run db:replay-erasures -- <file>')
  const env = readEnv(rotationSettings)
  const vault = openVault(env, context)
  const db = openDatabase(openPool(env.OWNER_DATABASE_URL, 'erasures', createLog('error')))
  try {
    const wrongKey = await keyProblem(db, vault)
    if (wrongKey) throw new Error(wrongKey)
    if (values.begin) {
      const count = await beginErasureList(db, vault, file, context.now())
      console.log(`A new list begins with ${count} erasures, which are those that the database knows.`)
      return
    }
    const allowed = { isOld: values['from-1.0.0'], mayBeOlder: values['no-newer-list'] }
    const { entries, replayed } = await replayList({ db, vault, context }, file, allowed)
    console.log(`${entries.length} were erased; ${replayed.length} had come back and are erased again.`)
  } finally {
    await db.destroy()
  }
}

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
