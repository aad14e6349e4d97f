import { createHash } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Vault } from '../platform/vault.ts'

// The file: a signed header, then a line for each erased booking. It is always replaced as a whole, so that a crash at
// any moment leaves the list before or the list after.

/** An erased booking and the time of its erasure: ids, never a name. */
export type ErasedBooking = { id: string; erasedAt: Date }

export type ErasureList = {
  /** Each list has a higher number than the one before: an older one is recognised without a clock. */
  number: number
  writtenAt: Date
  entries: ErasedBooking[]
}

/** A list that must not be used, with the reason for the operator. */
export class ErasureListError extends Error {
  override name = 'ErasureListError'
  readonly fault: 'missing' | 'headerless' | 'unfit'
  constructor(file: string, words: string, fault: 'missing' | 'headerless' | 'unfit' = 'unfit') {
    super(`The list of erasures ${file} ${words}`)
    this.fault = fault
  }
}

type Signing = Pick<Vault, 'sign' | 'verify' | 'lookupKeyId' | 'hasLookupKey'>

const PURPOSE = 'erasure list'
const KIND = 'erasures-2'

const entry = z.tuple([z.uuid(), z.iso.datetime()])
const header = z.tuple([
  z.literal(KIND),
  z.coerce.number().int().min(1),
  z.coerce.number().int().min(0),
  z.iso.datetime(),
  z.string(),
  z.string(),
])

const digestOf = (body: string) => createHash('sha256').update(body).digest('base64url')

function entriesOf(file: string, lines: readonly string[], firstLine: number): ErasedBooking[] {
  return lines.map((text, index) => {
    const read = entry.safeParse(text.split('\t'))
    if (!read.success)
      throw new ErasureListError(
        file,
        `is damaged: line ${index + firstLine} must be an id, a tab and a time.`,
      )
    const [id, erasedAt] = read.data
    return { id, erasedAt: new Date(erasedAt) }
  })
}

const readText = (file: string) =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT')
      throw new ErasureListError(file, 'is missing: there is no such file.', 'missing')
    throw error
  })

/** Throws unless the list is whole and signed by one of our keys: with half a list, erased bookings would return. */
export async function readErasureList(vault: Signing, file: string): Promise<ErasureList> {
  const text = await readText(file)
  const refuse = (words: string) => new ErasureListError(file, words)
  if (text.trim() === '') throw refuse('is empty: not even its header is there.')
  if (!text.startsWith(KIND))
    throw new ErasureListError(
      file,
      'has no header: it is damaged, or of version 1.0.0 (then --from-1.0.0 takes it over).',
      'headerless',
    )
  const end = text.indexOf('\n') + 1
  const [first, body] = [text.slice(0, end - 1), text.slice(end)]
  const cut = first.lastIndexOf('.')
  const read = header.safeParse(first.slice(0, cut).split('\t'))
  if (end === 0 || cut === -1 || !read.success) throw refuse('is damaged: its header cannot be read.')
  const [, number, count, writtenAt, keyId, digest] = read.data
  const lines = body.split('\n').slice(0, -1)
  if (lines.length < count)
    throw refuse(`is short: its header names ${count} erasures, and ${lines.length} are there.`)
  if (!vault.hasLookupKey(keyId))
    throw refuse(`is signed with the key ${keyId}, which is not among LOOKUP_KEYS.`)
  if (vault.verify(PURPOSE, first) === null || digestOf(body) !== digest)
    throw refuse(
      `is forged or damaged, or the key ${keyId} of LOOKUP_KEYS is another one: its signature is wrong.`,
    )
  return { number, writtenAt: new Date(writtenAt), entries: entriesOf(file, lines, 2) }
}

/** A list of version 1.0.0, which nothing protects but the form of its lines. */
export async function readListWithoutHeader(file: string): Promise<ErasedBooking[]> {
  const text = await readText(file)
  if (text.startsWith(KIND)) throw new ErasureListError(file, 'has a header: it is not of version 1.0.0.')
  return entriesOf(file, text.split('\n').filter(Boolean), 1)
}

export async function writeErasureList(vault: Signing, file: string, list: ErasureList): Promise<void> {
  const body = list.entries.map(({ id, erasedAt }) => `${id}\t${erasedAt.toISOString()}\n`).join('')
  const fields = [
    KIND,
    list.number,
    list.entries.length,
    list.writtenAt.toISOString(),
    vault.lookupKeyId,
    digestOf(body),
  ]
  await replaceFile(file, `${vault.sign(PURPOSE, fields.join('\t'))}\n${body}`)
}

const synced = async (name: string, flags: string, text?: string) => {
  const handle = await open(name, flags, 0o600)
  try {
    if (text !== undefined) await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Atomic, even if the machine crashes in between: what has not been renamed is never read. */
async function replaceFile(file: string, text: string) {
  await synced(`${file}.new`, 'w', text)
  await rename(`${file}.new`, file)
  // The new name itself is on disk only now.
  await synced(path.dirname(file), 'r')
}
