import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { createDatabase } from '../database.ts'
import { asPostgres, type Scratch } from './scratch-cluster.ts'

const run = promisify(execFile)

export type Restored = {
  /** The restored database, in the scratch cluster. */
  url: string
  backup: string
  /** The backup holds what was committed until then. */
  endsAt: Date
}

/** The end of a failed program's output, for the operator. */
function wordsOf(error: unknown): string {
  const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string }
  return ([stderr, stdout, message].find((text) => text?.trim()) ?? '')
    .trim()
    .split('\n')
    .slice(-6)
    .join('\n')
}

/** The newest file of db/backup.sh: their names begin with their time. */
export async function newestDump(folder: string): Promise<string> {
  const dumps = (await readdir(folder)).filter((name) => name.endsWith('.dump.cms')).toSorted()
  if (dumps.length === 0) throw new Error(`There is no backup in ${folder}.`)
  return path.join(folder, dumps.at(-1)!)
}

/** The time in a name such as …-20261119T013000Z.dump.cms. */
function timeOfDump(file: string): Date {
  const [, day, clock] = /(\d{8})T(\d{6})Z\.dump\.cms$/.exec(file) ?? []
  if (!day || !clock)
    throw new Error(`${file} is not named as db/backup.sh names a backup: its time is unknown.`)
  return new Date(
    `${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${clock.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
  )
}

/** Restores a dump with db/restore.sh, as the runbook does. */
export async function restoreDump(scratch: Scratch, file: string): Promise<Restored> {
  const endsAt = timeOfDump(file)
  await scratch.create()
  await scratch.start()
  const url = scratch.urlOf('drill')
  await createDatabase(url)
  const script = fileURLToPath(new URL('../restore.sh', import.meta.url))
  try {
    await run('env', [`OWNER_DATABASE_URL=${url}`, script, file])
  } catch (error) {
    throw new Error(
      `The backup ${file} cannot be restored: it is damaged, or BACKUP_KEY is not its key.\n${wordsOf(error)}`,
    )
  }
  return { url, backup: file, endsAt }
}

type Stanza = { name: string; database: string; user: string }

const backrest = (stanza: string, ...args: string[]) =>
  asPostgres('pgbackrest', `--stanza=${stanza}`, '--log-level-file=off', '--log-level-console=warn', ...args)

/**
 * When the newest backup of the repository was complete, and the last segment of its write-ahead log, as a number; null
 * where there is none.
 */
async function newestIn(stanza: string): Promise<{ backedUpAt: Date; segment: bigint | null }> {
  const [info] = JSON.parse(await backrest(stanza, 'info', '--output=json')) as {
    archive: { max: string | null }[]
    backup: { timestamp: { stop: number } }[]
  }[]
  const backup = info?.backup.at(-1)
  if (!info || !backup)
    throw new Error(`There is no backup of ${stanza}, or the key of its repository is another one.`)
  const newest = info.archive.map(({ max }) => max).filter((max) => max !== null)
  return {
    backedUpAt: new Date(backup.timestamp.stop * 1000),
    segment: newest.length === 0 ? null : segmentOf(newest.toSorted().at(-1)!),
  }
}

/** Timeline, file, segment, eight hexadecimal digits each; a file has 256 segments of 16 MB. */
const segmentOf = (name: string) => BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`)

/** Restores the newest backup of pgBackRest, and all of its write-ahead log. */
export async function restoreStanza(scratch: Scratch, stanza: Stanza): Promise<Restored> {
  const { name, database, user } = stanza
  let newest: Awaited<ReturnType<typeof newestIn>>
  try {
    newest = await newestIn(name)
    // Without its own archive: what the drill writes must never reach the repository.
    await backrest(name, `--pg1-path=${scratch.data}`, '--archive-mode=off', 'restore')
  } catch (error) {
    throw new Error(
      `The backup of ${name} cannot be restored: it is damaged, or the key of its repository is wrong.\n${wordsOf(error)}`,
    )
  }
  await scratch.start().catch(async () => {
    throw new Error(`The restored files of ${name} do not start: they are damaged.\n${await scratch.log()}`)
  })
  const url = scratch.urlOf(database, user)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Nothing was replayed where nobody has changed anything since the backup.
    const { rows } = await client.query<{ segment: string; at: Date | null }>(`
      select floor((pg_last_wal_replay_lsn() - '0/1'::pg_lsn) / 16777216)::text as segment,
        pg_last_xact_replay_timestamp() as at`)
    const { segment, at } = rows[0]!
    const endsAt = at ?? newest.backedUpAt
    // PostgreSQL takes a segment that cannot be read for the end of the log, and says nothing.
    if (newest.segment !== null && BigInt(segment) < newest.segment)
      throw new Error(
        `The log of ${name} breaks off: ${newest.segment - BigInt(segment)} segments after ${endsAt.toISOString()} cannot be read.`,
      )
    return { url, backup: `the newest of ${name}`, endsAt }
  } finally {
    await client.end()
  }
}
