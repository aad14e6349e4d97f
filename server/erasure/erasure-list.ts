import { open, readFile, rename } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '../platform/db.ts'

/** An erased booking and the time of its erasure: ids, never a name. */
export type ErasedBooking = { id: string; erasedAt: Date }

/**
 * Longer than any backup is retained (30 days, docs/runbook.md): every booking that a restore brings back is still
 * listed.
 */
const LISTED_DAYS = 60
const DAY_MS = 86_400_000

const line = z.tuple([z.uuid(), z.iso.datetime()])

/** Throws on a malformed line: with half a list, erased bookings would return unnoticed. */
export async function readErasureList(file: string): Promise<ErasedBooking[]> {
  const text = await readFile(file, 'utf8')
  return text
    .split('\n')
    .filter((text) => text !== '')
    .map((text, index) => {
      const read = line.safeParse(text.split('\t'))
      if (!read.success) throw new Error(`${file}, line ${index + 1}: must be an id, a tab and a time`)
      const [id, erasedAt] = read.data
      return { id, erasedAt: new Date(erasedAt) }
    })
}

const readIfThere = (file: string) =>
  readErasureList(file).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Atomic, even if the machine crashes in between. */
async function replaceFile(file: string, text: string) {
  const half = await open(`${file}.new`, 'w', 0o600)
  try {
    await half.writeFile(text)
    await half.sync()
  } finally {
    await half.close()
  }
  await rename(`${file}.new`, file)
}

/**
 * Writes the list of erased bookings to a file outside the database, so that they can be erased again after a restore.
 * Entries that are unknown to the database stay listed, because a restored database does not know them. Returns how
 * many are listed, and how many of them are back.
 */
export async function listErasures(db: Database, file: string, now: Date) {
  const since = new Date(now.getTime() - LISTED_DAYS * DAY_MS)
  const erased = await db
    .selectFrom('bookings')
    .select(['id', 'erased_at as erasedAt'])
    .where('erased_at', 'is not', null)
    .where('erased_at', '>=', since)
    .$narrowType<{ erasedAt: Date }>()
    .execute()
  const inDatabase = new Set(erased.map(({ id }) => id))
  const onlyListed = (await readIfThere(file)).filter(
    ({ id, erasedAt }) => erasedAt >= since && !inDatabase.has(id),
  )
  const list = [...onlyListed, ...erased].sort((a, b) => a.erasedAt.getTime() - b.erasedAt.getTime())
  await replaceFile(file, list.map(({ id, erasedAt }) => `${id}\t${erasedAt.toISOString()}\n`).join(''))
  return { listed: list.length, returned: await countReturned(db, onlyListed) }
}

async function countReturned(db: Database, listed: ErasedBooking[]): Promise<number> {
  if (listed.length === 0) return 0
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(
      'id',
      'in',
      listed.map(({ id }) => id),
    )
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
