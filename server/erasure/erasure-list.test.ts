import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { testKeys, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { createContext } from '../platform/context.ts'
import { readEnv } from '../platform/env.ts'
import { openVault } from '../platform/vault.ts'
import { eraseDetails } from './erase-details.ts'
import { readErasureList, writeErasureList } from './erasure-list.ts'
import { beginErasureList, gapOf, listErasures } from './list-erasures.ts'

const vaultWith = (LOOKUP_KEYS: string) =>
  openVault({ ...testKeys, ...readEnv(['LOOKUP_KEYS'], { ...developmentEnv, LOOKUP_KEYS }) }, createContext())
const [, ourKey] = developmentEnv.LOOKUP_KEYS.split(':')
const key = (letter: string) => Buffer.alloc(32, letter).toString('base64')

let folder: string
const database = withDatabase()
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lists-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const inFolder = (name: string) => path.join(folder, name)
const ids = Array.from({ length: 9 }, () => createContext().id())
const listOf = (count: number, number = 1) => ({
  number,
  writtenAt: new Date('2026-11-15T10:00:00Z'),
  entries: ids.slice(0, count).map((id) => ({ id, erasedAt: new Date('2026-11-15T09:00:00Z') })),
})

async function written(name: string, count = 3) {
  const file = inFolder(name)
  await writeErasureList(testVault, file, listOf(count))
  return { file, text: readFileSync(file, 'utf8') }
}

async function refusal(text: string, vault = testVault): Promise<string> {
  writeFileSync(inFolder('changed.tsv'), text)
  const error: Error = await readErasureList(vault, inFolder('changed.tsv')).then(
    () => new Error('was read'),
    (error) => error,
  )
  return error.message.replace(/^The list of erasures \S+ /, '')
}

test('a list is read as it was written, and an empty one has a header, too', async () => {
  const { file } = await written('whole.tsv')
  expect(await readErasureList(testVault, file)).toEqual(listOf(3))
  const none = await written('none.tsv', 0)
  expect((await readErasureList(testVault, none.file)).entries).toEqual([])
})

test('a list that was cut at any byte is refused', async () => {
  const { text } = await written('cut.tsv')
  const bytes = Buffer.from(text)
  for (let length = 0; length < bytes.length; length++)
    expect(await refusal(bytes.toString('utf8', 0, length)), `cut after ${length} bytes`).toMatch(
      /^is (missing|empty|damaged|short)|^has no header/,
    )
  expect(await refusal('')).toBe('is empty: not even its header is there.')
  const [header] = text.split('\n')
  expect(await refusal(`${header}\n`)).toBe('is short: its header names 3 erasures, and 0 are there.')
})

test('a list with any other byte is refused', async () => {
  const { text } = await written('bent.tsv')
  for (let place = 0; place < text.length; place++) {
    const other = text[place] === 'a' ? 'b' : 'a'
    const bent = text.slice(0, place) + other + text.slice(place + 1)
    expect(await refusal(bent), `byte ${place}`).not.toBe('was read')
  }
  const lines = text.split('\n')
  expect(await refusal([lines[0], lines[2], lines[1], lines[3], ''].join('\n'))).toMatch(/^is forged/)
  expect(await refusal(`${text}${lines[1]}\n`)).toMatch(/^is forged/)
})

test('a list of another key is refused, and one of an older key of ours is read', async () => {
  const { text } = await written('keys.tsv')
  const [id] = developmentEnv.LOOKUP_KEYS.split(':')
  expect(await refusal(text, vaultWith(`2027:${key('a')}`))).toBe(
    `is signed with the key ${id}, which is not among LOOKUP_KEYS.`,
  )
  expect(await refusal(text, vaultWith(`${id}:${key('a')}`))).toMatch(
    new RegExp(`^is forged or damaged, or the key ${id} of LOOKUP_KEYS is another one`),
  )
  expect(await refusal(text, vaultWith(`2027:${key('a')},${id}:${ourKey}`))).toBe('was read')
})

test('while a list is being written, and after a crash at any byte of it, the last one stands', async () => {
  const { file, text } = await written('crash.tsv')
  for (let length = 0; length <= text.length; length++) {
    writeFileSync(`${file}.new`, text.slice(0, length))
    expect(await readErasureList(testVault, file)).toEqual(listOf(3))
  }
  await writeErasureList(testVault, file, listOf(4, 2))
  expect(await readErasureList(testVault, file)).toEqual(listOf(4, 2))
})

/** A process that replaces the list for ever, with a list of four and one of five. */
const replacing = `
  import { writeErasureList } from '#server/erasure/erasure-list.ts'
  import { testVault } from '#test/vault.ts'
  const [file, lists] = [process.argv[1], JSON.parse(process.argv[2])]
  const revive = ({ entries, ...list }) => ({
    ...list,
    writtenAt: new Date(list.writtenAt),
    entries: entries.map(({ id, erasedAt }) => ({ id, erasedAt: new Date(erasedAt) })),
  })
  for (let i = 0; ; i++) {
    await writeErasureList(testVault, file, revive(lists[i % 2]))
    if (i === 1) console.log('writing')
  }`

test('kill -9 in the middle of a list leaves the one before or the one after', {
  timeout: 120_000,
}, async () => {
  const file = inFolder('killed.tsv')
  const lists = JSON.stringify([listOf(4), listOf(5)])
  for (const wait of [0, 1, 3, 7, 20]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', replacing, file, lists], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(child, 'exit')
    await once(child.stdout, 'data')
    await setTimeout(wait)
    child.kill('SIGKILL')
    await gone
    expect([4, 5]).toContain((await readErasureList(testVault, file)).entries.length)
  }
})

const erase = async (count: number) => {
  for (let left = count; left > 0; left--) {
    const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })
    await database.db.transaction().execute((trx) => eraseDetails(trx, [id], new Date()))
  }
}
const list = (file: string) => listErasures(database.db, testVault, file, new Date())

test('the database knows the number of the newest list: an older or a missing one is not continued', async () => {
  const file = inFolder('numbers.tsv')
  expect(await list(file)).toEqual({ listed: 0, returned: 0 })
  const old = readFileSync(file)
  await erase(2)
  expect(await list(file)).toEqual({ listed: 2, returned: 0 })
  expect((await readErasureList(testVault, file)).number).toBe(2)
  const newest = readFileSync(file)
  writeFileSync(file, old)
  await expect(list(file)).rejects.toThrow('is an older one: it has the number 1, and the database knows 2')
  rmSync(file)
  await expect(list(file)).rejects.toThrow('is missing')
  writeFileSync(file, `${ids[0]}\t2026-11-15T10:00:00.000Z\n`)
  await expect(list(file)).rejects.toThrow('has no header')
  await expect(beginErasureList(database.db, testVault, file, new Date())).rejects.toThrow('move it away')
  rmSync(file)
  expect(await beginErasureList(database.db, testVault, file, new Date())).toBe(2)
  writeFileSync(file, newest)
  await expect(list(file)).rejects.toThrow('the database knows 3')
})

test('a list that is older than the database, or of another one, has a gap', async () => {
  const file = inFolder('gap.tsv')
  await database.db.updateTable('erasure_list').set({ number: '0' }).execute()
  await list(file)
  const whole = await readErasureList(testVault, file)
  expect(await gapOf(database.db, whole)).toBeNull()
  expect(await gapOf(database.db, { ...whole, number: 0 })).toMatch(/^is older than the backup: it has/)
  const before = new Date(whole.writtenAt.getTime() - 1)
  expect(await gapOf(database.db, { ...whole, number: 9, writtenAt: before })).toMatch(
    /^is older than the backup: it was written at/,
  )
  const later = new Date(whole.writtenAt.getTime() + 2 * 3_600_000)
  expect(await gapOf(database.db, { ...whole, writtenAt: later, entries: whole.entries.slice(1) })).toMatch(
    /^is of another database: it lacks 1 erasures/,
  )
})

test('the newest list fits a database that went on for a while, and fits it again after the replay', async () => {
  const file = inFolder('late.tsv')
  await database.db.updateTable('erasure_list').set({ number: '0' }).execute()
  await list(file)
  const newest = await readErasureList(testVault, file)
  // Erased and not yet listed when the database was lost.
  await erase(1)
  expect(await gapOf(database.db, newest)).toBeNull()
  // Days later its replay was interrupted, which has written to the database.
  const { entries, number } = newest
  const daysAgo = { entries, number, writtenAt: new Date(newest.writtenAt.getTime() - 3 * 86_400_000) }
  await database.db.updateTable('erasure_list').set({ written_at: daysAgo.writtenAt }).execute()
  expect(await gapOf(database.db, daysAgo)).toBeNull()
})

test('a list of version 1.0.0 is taken over once', async () => {
  const file = inFolder('old.tsv')
  const recently = new Date(Date.now() - 86_400_000).toISOString()
  writeFileSync(file, `${ids[0]}\t${recently}\n${ids[1]}\t${recently}\n`)
  await database.db.updateTable('erasure_list').set({ number: '0' }).execute()
  const { listed } = await list(file)
  expect(listed).toBeGreaterThanOrEqual(2)
  expect((await readErasureList(testVault, file)).entries.map(({ id }) => id)).toEqual(
    expect.arrayContaining([ids[0], ids[1]]),
  )
})
