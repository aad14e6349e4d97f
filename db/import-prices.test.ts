import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStored } from '#server/lab-tests/import-lab-tests.ts'
import { listOf, previewPriceList } from '#server/lab-tests/price-list.ts'
import { databaseSettings } from '#test/database.ts'
import { codeCache } from '#test/processes.ts'
import { withDatabase } from '#test/with-database.ts'
import { siteCatalogue, testsIn } from './catalogue.ts'

const database = withDatabase({ hasCatalogue: true })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(command: string, args: readonly string[], input = '') {
  const child = spawn(command, args, {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, NODE_COMPILE_CACHE: codeCache, ...databaseSettings(database.url) },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}
const prices = (...args: string[]) => run(process.execPath, ['db/import-prices.ts', ...args])

async function fileOf(name: string, content: string | Buffer) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}

/** The whole catalogue as a clinic's list, with changed lines for some tests. */
async function wholeList(changes: Record<string, string | null>) {
  const tests = (await testsIn(siteCatalogue)).filter((row) => changes[row.slug] !== null)
  const lines = tests.map((row) => changes[row.slug] ?? `"${row.name}",${row.price ?? ''}`)
  return ['Asha Diagnostics,', 'Test Name,Rate (Rs.)', ...lines].join('\r\n')
}

const priceOf = async (slug: string) => {
  const found = await database.db
    .selectFrom('lab_tests')
    .select(['price', 'is_listed'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return found.is_listed ? found.price : 'retired'
}

test('the catalogue written as a list names every test again and changes none', async () => {
  const before = await findStored(database.db)
  const { diff, unmatched, faults } = await previewPriceList(database.db, listOf(before))
  expect({ unmatched, faults }).toEqual({ unmatched: [], faults: [] })
  expect(diff).toEqual({ added: [], changed: [], returned: [], retired: [], unchanged: before.length })
})

test('a preview changes nothing; --apply makes the previewed changes', async () => {
  const file = await fileOf(
    'list.csv',
    await wholeList({
      'complete-blood-count-cbc': 'CBC,"₹1,450.00"',
      'blood-urea': 'Blod Urea,90',
      ferritin: null,
    }),
  )
  const preview = await prices(file)
  expect(preview.code).toBe(0)
  expect(preview.out).toContain('line 3: "CBC" is COMPLETE BLOOD COUNT (CBC): ₹500 → ₹1450')
  expect(preview.out).toMatch(/line \d+: "Blod Urea", ₹90; did you mean "Blood urea"\?/)
  expect(preview.out).toMatch(/Would be retired: not in the list \(1\)\n {2}FERRITIN\n/)
  expect(preview.out).toMatch(/ 1 changed, 0 new, 1 not known, 1 of \d+ would be retired\.\n/)
  expect(preview.out).toContain('Nothing was changed.')
  expect(await priceOf('complete-blood-count-cbc')).toBe(500)

  expect(await prices(file, '--apply')).toMatchObject({ code: 0, out: expect.stringMatching(/Done\.\n$/) })
  expect(await priceOf('complete-blood-count-cbc')).toBe(1450)
  expect([await priceOf('ferritin'), await priceOf('blood-urea')]).toEqual(['retired', null])
}, 120_000)

test('every fault is named with its line, and nothing is changed', async () => {
  const changes = { fibrinogen: 'Fibrinogen,4OO', haptoglobin: 'Haptoglobin,1.5', thrombin: null }
  const { code, err } = await prices(await fileOf('faults.csv', await wholeList(changes)), '--apply')
  expect(code).toBe(1)
  expect(err).toMatch(
    /^line \d+: "1\.5" is no price.*\nline \d+: "4OO" is no price.*\n\n2 faults; nothing was changed/,
  )
})

test('a short list needs a confirmation: by number, or at a terminal', async () => {
  const file = await fileOf('short.csv', 'Test;Price\nCBC;600\n')
  const refused = await prices(file, '--apply')
  expect(refused.code).toBe(1)
  const [, count] = /If that is right, add --retire (\d+)\./.exec(refused.err) ?? []
  expect(Number(count)).toBeGreaterThan(400)
  expect((await prices(file, '--apply', '--retire', '5')).code).toBe(1)
  expect(await priceOf('lipid-profile')).toBe(800)

  // A terminal, like a user's.
  const command = `'${process.execPath}' db/import-prices.ts '${file}' --apply`
  const atTerminal = (typed: string) => run('script', ['-qec', command, '/dev/null'], typed)
  expect(await atTerminal('n\n')).toMatchObject({
    code: 1,
    out: expect.stringContaining(`Retire ${count} of `),
  })
  expect(await priceOf('lipid-profile')).toBe(800)
  expect(await atTerminal('y\n')).toMatchObject({ code: 0, out: expect.stringContaining('Done.') })
  expect([await priceOf('lipid-profile'), await priceOf('complete-blood-count-cbc')]).toEqual([
    'retired',
    600,
  ])

  // A retired test returns, as in the catalogue.
  const back = await prices(await fileOf('whole.csv', await wholeList({})), '--apply')
  expect(back).toMatchObject({ code: 0, out: expect.stringMatching(/ 0 not known, 0 of 1 would be retired/) })
  expect(await priceOf('lipid-profile')).toBe(800)
}, 120_000)

test('a workbook, a missing file and a wrong option end with code 2 and the remedy', async () => {
  const workbook = await fileOf('list.xlsx', Buffer.from('PK\x03\x04', 'latin1'))
  expect(await prices(workbook)).toMatchObject({ code: 2, err: expect.stringContaining('"CSV UTF-8"') })
  expect(await prices('no-such-file.csv')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no file'),
  })
  for (const args of [[], ['a.csv', '--aply']])
    expect(await prices(...args)).toMatchObject({
      code: 2,
      err: expect.stringContaining('npm run prices:import'),
    })
}, 120_000)
