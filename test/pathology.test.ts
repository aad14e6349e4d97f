import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '#db/catalogue.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, startSite } from './processes.ts'

let database: TestDatabase
let site: RunningSite
beforeAll(async () => {
  database = await createTestDatabase()
  await loadCatalogue(database.url)
  site = await startSite({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers })
const page = async (path: string) => {
  const response = await get(path)
  return { response, html: await response.text() }
}

test('the list is cached for a minute; a search is neither cached nor indexed by search engines', async () => {
  for (const path of ['/pathology', '/hi/pathology', '/pathology?page=2']) {
    const { response, html } = await page(path)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(html).not.toContain('noindex')
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path.split('?')[0]}"`)
  }
  for (const path of ['/pathology?q=hiv', '/hi/pathology?q=hiv&page=1']) {
    const { response, html } = await page(path)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain(`<link rel="canonical" href="${site.url}${path.split('?')[0]}"`)
    expect(html).not.toMatch(/<title>[^<]*hiv/i)
  }
  const { response, html } = await page('/pathology/results?q=hiv')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(JSON.parse(html).tests[0].name).toContain('HIV')
})

test('the form of a test comes as a page, or as what the page is drawn from, which no browser may store', async () => {
  for (const path of ['/pathology/lipid-profile/book', '/hi/pathology/lipid-profile/book']) {
    const response = await get(path, { accept: 'application/json' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ action: path, facts: { price: '₹800' } })
    expect((await get(path)).headers.get('content-type')).toContain('text/html')
  }
  expect((await get('/pathology/no-such-test/book', { accept: 'application/json' })).status).toBe(404)
})

test('tests that must not be listed are in no page and no response', async () => {
  const all = await (await get('/api/v1/pathology')).text()
  for (const name of ['DOUBLE MARKER', 'QUADRUPLE MARKER', 'HISTOPATHOLOGY']) {
    expect(all).not.toContain(name)
    expect((await page(`/pathology?q=${encodeURIComponent(name)}`)).html).not.toContain(
      `<h3 lang="en">${name}`,
    )
  }
})

const hostile: Record<string, string> = {
  'an emoji': '🌸🩸',
  'text from right to left': 'اختبار \u202edem',
  'a percent sign': '%',
  'an underscore': '_',
  'a backslash': '\\',
  'a null byte': 'cbc\u0000',
  'a half character': '\ud83c',
  markup: '<img src=x onerror=alert(1)>"\'</q></script>',
  'an entity': '&lt;b&gt;',
  braces: '{phone} {word}',
  SQL: "'; drop table lab_tests; --",
  'a whole page of text': 'sugar '.repeat(400),
}

for (const [kind, q] of Object.entries(hostile))
  test(`${kind} as a search gets an ordinary response, with everything escaped`, async () => {
    const encoded = encodeURIComponent(q.toWellFormed())
    for (const path of ['/pathology', '/hi/pathology', '/pathology/results', '/api/v1/pathology']) {
      const { response, html } = await page(`${path}?q=${encoded}&page=${encoded}`)
      expect(response.status, path).toBe(200)
      expect(html).not.toContain('<img src=x')
      expect(html).not.toContain('</q></script>')
    }
  })

test('a search of a megabyte, or in broken bytes, does no harm', async () => {
  expect((await get(`/pathology?q=${'a'.repeat(1_000_000)}`)).status).toBe(431)
  expect((await get('/pathology?q=%ff%fe%00%')).status).toBe(200)
  expect((await get('/pathology?q=a&q=b&page=1&page=x')).status).toBe(200)
  expect((await get('/pathology')).status).toBe(200)
})

test('the API returns every listed test in the requested language, and 304 when nothing changed', async () => {
  const response = await get('/api/v1/pathology')
  const { success, data } = await response.json()
  expect(success).toBe(true)
  expect(data).toHaveLength(456)
  expect(data[2]).toMatchObject({
    testDetailName: 'LIPID PROFILE',
    slug: 'lipid-profile',
    sample: 'Blood',
    preparationCode: 'fasting-10',
    fasting: true,
    reportTime: 'Same day',
    collect: 'home',
    price: 800,
    bookable: true,
  })
  expect(data.filter((item: { bookable: boolean }) => item.bookable)).toHaveLength(404)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const etag = response.headers.get('etag')!
  expect((await get('/api/v1/pathology', { 'if-none-match': etag })).status).toBe(304)

  const hindi = await (await get('/api/v1/pathology?language=hi')).json()
  expect(hindi.data[2]).toMatchObject({ testDetailName: 'LIPID PROFILE', sample: 'ख़ून' })
})

test('the API searches as the page does, and the response is never cached', async () => {
  const response = await get('/api/v1/pathology?q=thyrod')
  const { data } = await response.json()
  expect(data[0]).toMatchObject({ testDetailName: 'THYROID PROFILE (T3 T4 TSH)', matched: 'thyroid' })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('etag')).toBeNull()
})

test('the API matches its documentation', async () => {
  const document = await (await get('/api/openapi.json')).json()
  const { schema } = document.paths['/api/v1/pathology'].get.responses['200'].content['application/json']
  const described = schema.properties.data.items
  const { data } = await (await get('/api/v1/pathology')).json()
  for (const item of data) {
    expect(Object.keys(described.properties)).toEqual(expect.arrayContaining(Object.keys(item)))
    expect(Object.keys(item)).toEqual(expect.arrayContaining(described.required))
    expect(described.properties.preparationCode.enum).toContain(item.preparationCode)
  }
})

test('without the database the page says what failed, with 503 and a number to call', async () => {
  const lonely = await startSite({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nowhere' })
  try {
    for (const [path, words] of [
      ['/pathology?q=sugar', 'Failed to fetch pathology tests'],
      ['/hi/pathology', 'पैथोलॉजी टेस्ट की सूची नहीं मिल पाई'],
    ] as const) {
      const response = await fetch(`${lonely.url}${path}`)
      const html = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(html).toContain('href="tel:')
      expect(html).toMatch(new RegExp(`<h2 id="results"[^>]*>${words}</h2>`))
      expect(html).toContain('<footer')
    }
    const results = await fetch(`${lonely.url}/pathology/results`)
    expect(results.status).toBe(503)
    expect(results.headers.get('cache-control')).toBe('no-store')
    expect(await results.json()).toBeNull()
    const call = await fetch(`${lonely.url}/api/v1/pathology`)
    expect(call.status).toBe(503)
    expect(await call.json()).toEqual({
      success: false,
      data: [],
      message: 'Failed to fetch pathology tests',
    })
    expect(lonely.lines.join('\n')).not.toContain('sugar')
  } finally {
    await lonely.stop()
  }
})

test('nothing that was searched for is in the log', () => {
  expect(site.lines.length).toBeGreaterThan(10)
  expect(site.lines.join('\n')).not.toMatch(/hiv|thyrod|sugar|drop table|onerror/i)
})
