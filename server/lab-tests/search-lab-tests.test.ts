import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { siteCatalogue } from '#db/catalogue.ts'
import { withDatabase } from '#test/with-database.ts'
import { findListedTests } from './lab-tests.ts'
import { searchLabTests } from './search-lab-tests.ts'

const database = withDatabase({ hasCatalogue: true })
let names: string[]
beforeAll(async () => {
  names = (await findListedTests(database.db)).map((listed) => listed.name)
})

const search = (typed: string, page = 1, size = 24) => searchLabTests(database.db, typed, { page, size })
const found = async (typed: string) => (await search(typed, 1, 500)).tests.map((listed) => listed.name)

test('an empty search finds every listed test, the home list first', async () => {
  const all = await search('', 1, 1000)
  expect(all.total).toBe(456)
  expect(all.tests.map((listed) => listed.name)).toEqual(names)
  expect(names.slice(0, 3)).toEqual([
    'COMPLETE BLOOD COUNT (CBC)',
    'BLOOD SUGAR FASTING (FBS)',
    'LIPID PROFILE',
  ])
  expect(all.tests.every((listed) => listed.matched === null)).toBe(true)
})

test('cbc, CBC and ＣＢＣ find the blood count first', async () => {
  for (const typed of ['cbc', 'CBC', ' ＣＢＣ ', 'सीबीसी'])
    expect((await found(typed))[0], typed).toBe('COMPLETE BLOOD COUNT (CBC)')
})

test('sugar finds tests with sugar in the name, then those with it in everyday words, with the matched word', async () => {
  const { tests } = await search('sugar', 1, 100)
  const inName = tests.filter((listed) => listed.name.includes('SUGAR'))
  expect(inName.length).toBeGreaterThan(4)
  expect(tests.slice(0, inName.length)).toEqual(inName)
  expect(inName.every((listed) => listed.matched === null)).toBe(true)
  const readable = tests.find((listed) => listed.slug.startsWith('hba1c'))
  expect(readable).toMatchObject({ names: { en: 'HbA1c (three-month average sugar)' }, matched: null })
  const called = tests.filter((listed) => !/sugar/i.test(listed.name + listed.names.en))
  expect(called.length).toBeGreaterThan(0)
  for (const listed of called) expect(listed.matched, listed.name).toMatch(/sugar/)
})

test('every listed test is found by the names that patients read, in either language', async () => {
  for (const { slug, names } of await findListedTests(database.db))
    for (const name of [names.en, names.hi]) {
      const { tests } = await search(name, 1, 500)
      expect(
        tests.map((listed) => listed.slug),
        name,
      ).toContain(slug)
    }
})

test('शुगर finds the sugars', async () => {
  const { tests } = await search('शुगर')
  expect(tests.map((listed) => listed.name)).toContain('BLOOD SUGAR FASTING (FBS)')
  expect(tests[0]?.matched).toMatch(/शुगर/)
})

test('a blood test in Hindi or Hinglish words, in any spelling, is the blood count', async () => {
  for (const typed of ['खून की जांच', 'ख़ून की जाँच', 'khoon ki jaanch', 'khun ki janch', 'khoon ki janch']) {
    const { tests } = await search(typed)
    expect(tests[0]?.name, typed).toBe('COMPLETE BLOOD COUNT (CBC)')
    expect(tests[0]?.matched, typed).not.toBeNull()
  }
})

test('typos are corrected, and the corrected word is returned', async () => {
  const { tests, total } = await search('thyrod')
  expect(total).toBeGreaterThan(3)
  expect(tests[0]).toMatchObject({ name: 'THYROID PROFILE (T3 T4 TSH)', matched: 'thyroid' })
  expect((await found('colestrol')).join()).toMatch(/LIPID|CHOLESTEROL/)
  expect((await search('suger')).tests.some((listed) => listed.matched === 'sugar')).toBe(true)
  expect(await found('viatmin d')).toContain('VITAMIN D (25-OH)')
  expect(await found('थायराइड')).toContain('THYROID PROFILE (T3 T4 TSH)')
  expect(await found('sugar price')).toEqual(expect.arrayContaining(['BLOOD SUGAR FASTING (FBS)']))
})

test('digits of either script, punctuation and the order of words make no difference', async () => {
  expect(await found('b१२')).toEqual(await found('b12'))
  expect(await found('b12')).toContain('VITAMIN B12')
  expect(await found('fasting sugar')).toContain('BLOOD SUGAR FASTING (FBS)')
  expect((await found('25-oh'))[0]).toBe('VITAMIN D (25-OH)')
})

test('nonsense finds nothing', async () => {
  for (const typed of ['qqqqzz', '%', '_', '\\', '%%%', '🌸', '\u202e'])
    expect((await search(typed)).total, typed).toBe(typed === '\u202e' ? 456 : 0)
})

test('any part of a name finds that test; at the beginning of a word it comes before everyday words', async () => {
  const part = fc
    .nat({ max: 455 })
    .chain((place) => {
      const name = names[place]!
      return fc.tuple(fc.constant(name), fc.nat(name.length - 1), fc.integer({ min: 1, max: 12 }))
    })
    .map(([name, start, length]) => ({
      name,
      typed: name
        .slice(start, start + length)
        .trim()
        .toLowerCase(),
    }))
    .filter(({ typed }) => typed !== '')
  await fc.assert(
    fc.asyncProperty(part, async ({ name, typed }) => {
      const result = await found(typed)
      const holding = names.filter((other) =>
        ['', ' ', '('].some((before) =>
          before ? other.toLowerCase().includes(before + typed) : other.toLowerCase().startsWith(typed),
        ),
      )
      expect(result).toContain(name)
      expect(new Set(result.slice(0, holding.length))).toEqual(new Set(holding))
    }),
    { numRuns: 60 },
  )
})

test('an abbreviation does not match inside a word, and joined letters make no difference', async () => {
  expect((await found('UTI'))[0]).toMatch(/URINE/)
  expect((await found('पेशाब'))[0]).toMatch(/^URINE ROUTINE/)
  expect((await found('peshab'))[0]).toMatch(/^URINE ROUTINE/)
  expect(await found('प्रेगनेंसी')).toEqual(await found('प्रेग्नेंसी'))
  expect(await found('प्रेगनेंसी')).toContain('URINE PREGNANCY TEST (UPT)')
})

test('no input makes the search fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (typed) => {
      expect((await search(typed)).total).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 100 },
  )
  await search("'; drop table lab_tests; --")
  expect((await search('sugar '.repeat(200_000))).total).toBeGreaterThan(0)
}, 60_000)

test('each page has its share, and a page past the end is the last one', async () => {
  const pages = [1, 2, 3].map((page) => search('a', page, 20))
  const slugs = (await Promise.all(pages)).flatMap(({ tests }) => tests.map((listed) => listed.slug))
  expect(new Set(slugs).size).toBe(60)
  expect(await search('', 999)).toMatchObject({ page: 19, total: 456 })
  expect((await search('', 999)).tests).toHaveLength(456 - 18 * 24)
})

test('every everyday word finds its listed test', async () => {
  const lines = readFileSync(siteCatalogue, 'utf8').trim().split('\n')
  const header = lines[0]!.split('\t')
  const column = (name: string) => header.indexOf(name)
  const missed: string[] = []
  for (const line of lines.slice(1)) {
    const cells = line.split('\t')
    const name = cells[column('name')]!
    if (!names.includes(name)) continue
    const words = ['words_en', 'words_hi', 'words_hinglish']
      .flatMap((part) => (cells[column(part)] ?? '').split('; '))
      .filter(Boolean)
    for (const word of words) if (!(await found(word)).includes(name)) missed.push(`${word} → ${name}`)
  }
  expect(missed).toEqual([])
}, 60_000)
