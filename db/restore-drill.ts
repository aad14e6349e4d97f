import { chmod, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readErasureList } from '#server/erasure/erasure-list.ts'
import { replayList } from '#server/erasure/replay-list.ts'
import { doubtMessages } from '#server/messages/doubt-messages.ts'
import { createContext } from '#server/platform/context.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { drillSettings, readEnv } from '#server/platform/env.ts'
import { keyProblem } from '#server/platform/key-check.ts'
import { createLog } from '#server/platform/log.ts'
import { openVault } from '#server/platform/vault.ts'
import { drillRecord } from '#server/watcher/drill-record.ts'
import { invariants, returnedOf, sizeOf } from './drill/invariants.ts'
import { newestDump, type Restored, restoreDump, restoreStanza } from './drill/restore-backup.ts'
import { openScratch } from './drill/scratch-cluster.ts'
import { migrate } from './migrate.ts'

// Restores the newest backup into a PostgreSQL of its own, erases again, and looks whether everything is there. The live
// database is never touched. The record of a drill that went well is for the watcher.

const context = createContext()
const { values } = parseArgs({
  options: {
    /** A file of db/backup.sh; without it the newest one in BACKUP_FOLDER. */
    backup: { type: 'string' },
    /** A stanza of pgBackRest instead, with the names of the database and its owner in that cluster. */
    stanza: { type: 'string' },
    database: { type: 'string', default: 'clinic' },
    user: { type: 'string', default: 'postgres' },
    /** The list of erasures; without it ERASURE_LIST. */
    erasures: { type: 'string' },
  },
})
const env = readEnv(drillSettings)
const vault = openVault(env, context)
const startedAt = context.now()
const secondsSince = (at: Date) => Math.round((context.now().getTime() - at.getTime()) / 100) / 10
const amount = (count: number) => count.toLocaleString('en')

const print = (name: string, words: string) => console.log(`ok     ${name}${words && `: ${words}`}`)

/** Runs one step, and says how long it took. */
async function step<Result>(name: string, work: () => Promise<Result>, words: (result: Result) => string) {
  const from = context.now()
  const result = await work()
  print(name, [words(result), `${secondsSince(from)} s`].filter(Boolean).join('; '))
  return result
}

/** Before the long part, too: a list that cannot be used at all is named at once. */
async function usableList(): Promise<string> {
  const file = values.erasures ?? env.ERASURE_LIST
  if (!file) throw new Error('Which list of erasures? Set ERASURE_LIST, or give --erasures <file>.')
  await readErasureList(vault, file)
  return file
}

async function eraseAgain(db: Database, client: pg.Client) {
  const { entries, replayed } = await replayList({ db, vault, context }, await usableList())
  const returned = await returnedOf(
    client,
    entries.map(({ id }) => id),
  )
  if (returned > 0) throw new Error(`${returned} erased bookings are back after the replay.`)
  return { listed: entries.length, replayed: replayed.length }
}

async function examine(client: pg.Client) {
  for (const [name, invariant] of Object.entries(invariants))
    await step(
      name,
      async () => {
        const problem = await invariant(client, vault)
        if (problem) throw new Error(`${name}: ${problem}`)
      },
      () => '',
    )
}

/** The steps of a restore, in the order of the runbook. */
async function rehearse({ url, endsAt }: Restored) {
  await step(
    'schema',
    () => migrate(url),
    () => '',
  )
  const db = openDatabase(openPool(url, 'drill', createLog('error'), { queryMs: 600_000 }))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const wrongKey = await keyProblem(db, vault)
    if (wrongKey) throw new Error(wrongKey)
    print('keys', '')
    const size = await sizeOf(client)
    await step(
      'erasures',
      () => eraseAgain(db, client),
      ({ listed, replayed }) =>
        `${amount(listed)} listed, ${amount(replayed)} had come back and are erased again; nobody is back`,
    )
    await step(
      'messages',
      () => doubtMessages(db, startedAt),
      (doubtful) => `${amount(doubtful)} may have been sent since; they become calls, and none is sent twice`,
    )
    await examine(client)
    return { ...size, lossSeconds: Math.max(0, Math.round((startedAt.getTime() - endsAt.getTime()) / 1000)) }
  } finally {
    await client.end()
    await db.destroy()
  }
}

async function drill() {
  await usableList()
  const scratch = await openScratch()
  try {
    const { stanza: name, database, user } = values
    const restored = await step(
      'restore',
      async () =>
        name
          ? restoreStanza(scratch, { name, database, user })
          : restoreDump(scratch, values.backup ?? (await newestDump(env.BACKUP_FOLDER ?? '.'))),
      ({ backup, endsAt }) => `${backup}, which ends at ${endsAt.toISOString()}`,
    )
    const { bookings, bytes, newestAt, lossSeconds } = await rehearse(restored)
    const seconds = secondsSince(startedAt)
    console.log(
      `${amount(bookings)} bookings, ${amount(Math.round(bytes / 1e6))} MB, the newest of ${newestAt?.toISOString() ?? 'no day'}.`,
    )
    console.log(
      `Time: ${seconds} s. Loss: what was written in the ${amount(lossSeconds)} s before this drill.`,
    )
    if (env.BACKUP_FOLDER) {
      const record = { at: context.now(), backup: restored.backup, bookings, seconds, lossSeconds }
      const file = drillRecord(env.BACKUP_FOLDER)
      await writeFile(file, `${JSON.stringify(record)}\n`)
      // The watcher is another user.
      await chmod(file, 0o644)
    }
  } finally {
    await scratch.remove()
  }
}

try {
  await drill()
} catch (error) {
  console.error(`FAILS  ${(error as Error).message}`)
  process.exitCode = 1
}
