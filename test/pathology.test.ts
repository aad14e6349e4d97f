import { expect, test } from 'vitest'
import { FORM_JSON } from '#app/forms/form-json.ts'
import { testGroupWords } from '#content/pages/test-groups.ts'
import { startSite } from './processes.ts'
import { withSite } from './with-site.ts'

const { site } = withSite({}, { hasCatalogue: true })

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers })
const page = async (path: string) => {
  const response = await get(path)
  return { response, html: await response.text() }
}

test('the list is cached for a minute; a search is neither cached nor indexed by search engines', async () => {
  for (const path of ['/pathology', '/hi/pathology', '/pathology?page=2', '/pathology?group=sugar']) {
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
  expect(JSON.parse(html).tests[0].slug).toMatch(/^hiv-/)
})

test('the form of a test is a page with its price, which no browser may store', async () => {
  for (const path of ['/pathology/lipid-profile/book', '/hi/pathology/lipid-profile/book']) {
    const { response, html } = await page(path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(html).toContain('₹800')
  }
  expect((await get('/pathology/no-such-test/book')).status).toBe(404)
})

test('tests that must not be listed are in no page and no response', async () => {
  const all = await (await get('/api/v1/pathology')).text()
  for (const name of ['DOUBLE MARKER', 'QUADRUPLE MARKER', 'HISTOPATHOLOGY']) {
    expect(all).not.toContain(name)
    expect((await page(`/pathology?q=${encodeURIComponent(name)}`)).html).not.toMatch(
      new RegExp(`<h3><a[^>]*>${name}`, 'i'),
    )
  }
})

test('the first screen has six groups, the tests asked for most, and the link to all of them', async () => {
  const { html } = await page('/pathology')
  for (const group of ['sugar', 'thyroid', 'pregnancy', 'fever', 'checkup'])
    expect(html).toContain(`href="/pathology?group=${group}"`)
  expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=[^"]*" rel="noreferrer"/)
  expect(html).toContain('<a class="text-link')
  expect(html).toMatch(/href="\/pathology\?page=1"[^>]*>All 456 tests</)
  expect(html.match(/name="test"/g)).toHaveLength(5)
})

test('every group has its tests, the explained ones first, and none that must not be listed', async () => {
  const { data } = await (await get('/api/v1/pathology')).json()
  const listed = new Set(data.map(({ slug }: { slug: string }) => slug))
  for (const [group, { tests, lead }] of Object.entries(testGroupWords)) {
    const results = await (await get(`/pathology/results?group=${group}`)).json()
    expect(results.group.lead).toBe(lead.en)
    expect(results.tests.map(({ slug }: { slug: string }) => slug)).toEqual(tests.map(({ slug }) => slug))
    expect(results.tests.every(({ reason }: { reason?: string }) => reason)).toBe(true)
    for (const { slug } of [...results.tests, ...results.others]) expect(listed, slug).toContain(slug)
  }
  expect((await get('/pathology?group=money')).status).toBe(200)
})

test('Hindi pages show the Hindi name large and the lab’s name small, without capitals', async () => {
  const { html } = await page('/hi/pathology')
  expect(html).toMatch(
    /<h3><a[^>]*>कम्प्लीट ब्लड काउंट \(सीबीसी\)<\/a><\/h3><p[^>]* lang="en">Complete blood count/,
  )
  expect(html).not.toContain('COMPLETE BLOOD COUNT')
})

test('the page of a test shows what the catalogue has, in both languages, and is cached for a minute', async () => {
  const { response, html } = await page('/pathology/blood-sugar-fasting-fbs')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(html).toContain('<h1>Fasting blood sugar (FBS)</h1>')
  expect(html).toMatch(/<title>Fasting blood sugar \(FBS\) in /)
  for (const words of ['₹300', 'Come with an empty stomach', 'At home or at the clinic', 'Same day'])
    expect(html).toContain(words)
  expect(html).toContain('"@type":"MedicalTest"')
  expect(html).toContain('hrefLang="hi-IN"')
  expect(html).not.toContain('noindex')
  const hindi = await page('/hi/pathology/blood-sugar-fasting-fbs')
  expect(hindi.html).toContain('<h1>फ़ास्टिंग शुगर (ख़ाली पेट)</h1>')
})

test('the page of a sensitive test has a neutral title and the quick exit; a test that needs a call has a number', async () => {
  for (const path of ['/pathology/hiv-1-2-antibody-rapid', '/hi/pathology/hiv-1-2-antibody-rapid']) {
    const { html } = await page(path)
    expect(html).toMatch(/<h1>(HIV|एचआईवी)/)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head.replaceAll(/hiv-1-2-antibody-rapid/g, '')).not.toMatch(/hiv|एचआईवी/i)
    expect(html).toContain('data-enhance="quick-exit"')
    expect(html).not.toContain('action="/pathology/basket"')
    expect(html).toMatch(/<a class="button button-primary" href="tel:/)
  }
  expect((await page('/pathology/lipid-profile')).html).not.toContain('data-enhance="quick-exit"')
})

test('an unknown or hidden test has no page', async () => {
  const { data } = await (await get('/api/v1/pathology')).json()
  expect(data.some(({ slug }: { slug: string }) => slug === 'double-marker-test-11-13-6-weeks')).toBe(false)
  for (const slug of ['no-such-test', 'double-marker-test-11-13-6-weeks', '%00'])
    expect((await get(`/pathology/${slug}`)).status, slug).toBe(404)
})

const post = (path: string, fields: [string, string][], headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, ...headers },
    body: new URLSearchParams(fields),
  })

/** As a browser: the list has no token, so its form is redirected to a URL that names one basket. */
async function postBasket(path: string, fields: [string, string][]) {
  const sentOn = await post(path, fields)
  expect(sentOn.status).toBe(307)
  const location = sentOn.headers.get('location')!
  expect(location).toMatch(new RegExp(`^${path}\\?basket=[\\w.-]+$`))
  return post(location, fields)
}

const lipid: [string, string] = ['test', 'lipid-profile']
const dipsi: [string, string] = ['test', 'glucose-75-gm-2-hours-dipsi']

test('without script the basket is the response to a form: the tests are in its body and in no URL', async () => {
  const response = await postBasket('/pathology/basket', [
    lipid,
    dipsi,
    lipid,
    ['test', 'hiv-1-2-antibody-rapid'],
  ])
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Total for 2 tests')
  expect(html).toContain('₹800 + 1 to ask')
  expect(html).toContain('Not taken at home: Pregnancy sugar test (DIPSI), 75 g, 2 hours.')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toMatch(/<title>[^<]*(Lipid|test)/i)

  const fewer = await (await postBasket('/pathology/basket', [lipid, dipsi, ['remove', dipsi[1]]])).text()
  expect(fewer).toContain('Total for 1 test<')
  expect(fewer).toMatch(/name="where"[^>]*value="home"/)
  const none = await (await postBasket('/hi/pathology/basket', [['remove', 'x']])).text()
  expect(none).toContain('अभी कोई टेस्ट नहीं चुना।')
})

test('without script the basket has the browser post the same body to the booking', async () => {
  const sent = (where: string, path = '/pathology/basket') =>
    postBasket(path, [lipid, ['where', where], ['intent', 'choose']])
  for (const [response, location] of [
    [await sent('home'), '/home-collection'],
    [await sent('clinic'), '/pathology/book'],
    [await sent('home', '/hi/pathology/basket'), '/hi/home-collection'],
    [await sent('https://evil.example'), '/pathology/book'],
  ] as const) {
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe(location)
  }
})

test('without script the list goes on with the chosen tests, and buttons replace links', async () => {
  const response = await post('/pathology', [lipid, ['q', 'thyroid']])
  const html = await response.text()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('<input type="hidden" name="test" value="lipid-profile"/>')
  expect(html).toMatch(/<input form="list"[^>]*name="q"[^>]*value="thyroid"/)
  expect(html).toContain('Thyroid profile (T3, T4, TSH)')
  expect(html).toContain('Total ₹800')
  const next = await (await post('/pathology', [lipid, ['q', ''], ['page', '2']])).text()
  expect(next).toMatch(/<button type="submit"[^>]*form="list"[^>]*value="3" name="page"/)
  expect(next).not.toContain('href="/pathology?page=3"')
  const group = await (await post('/pathology', [lipid, ['q', 'thyroid'], ['group', 'sugar']])).text()
  expect(group).toContain('Sugar tests')
  expect(group).toMatch(/value="lipid-profile"/)
})

test('with script the stored tests are translated by the basket', async () => {
  const response = await post('/hi/pathology/basket', [lipid], { accept: FORM_JSON })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await response.json()).tests).toMatchObject([
    {
      slug: 'lipid-profile',
      name: 'लिपिड प्रोफ़ाइल (कोलेस्ट्रॉल)',
      slip: 'Lipid profile (cholesterol)',
      price: 800,
    },
  ])
})

test('hostile choices get an ordinary response', async () => {
  const many = Array.from({ length: 500 }, (_, n): [string, string] => ['test', `test-${n}`])
  for (const fields of [[], [['test', '\u0000']], [['test', '<b>']], many] as [string, string][][]) {
    expect((await post('/pathology', fields)).status).toBe(200)
    expect((await postBasket('/pathology/basket', fields)).status).toBe(200)
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

test('without the database the page reports the failure, with 503 and a number to call', async () => {
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

test('no search text is in the log', () => {
  expect(site.lines.length).toBeGreaterThan(10)
  expect(site.lines.join('\n')).not.toMatch(/hiv|thyrod|sugar|drop table|onerror/i)
})
