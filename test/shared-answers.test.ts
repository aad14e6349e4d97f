import { expect, test } from 'vitest'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { appointmentAnswers, enquiryAnswers, timeAhead } from './answers.ts'
import { withSite } from './with-site.ts'

/**
 * Answers that are made once and sent to everyone, on the built site: one visitor books, then others open the pages.
 */

const { site } = withSite({ TRUSTED_PROXIES: '1' }, { hasCatalogue: true })

const forms = ['/appoitment', '/hi/appoitment', '/contact', '/hi/contact']
const lists = [
  '/pathology',
  '/hi/pathology',
  '/pathology?page=2',
  '/hi/pathology?group=common',
  '/search',
  '/hi/search',
]
const data = [
  '/appoitment/times',
  '/hi/appoitment/times',
  '/pathology/results',
  '/api/appointment/all',
  '/api/v1/pathology',
  '/api/v1/pathology?language=hi',
  '/api/openapi.json',
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/speculation-rules.json',
  '/service-worker.js',
]
/** The site keeps separate bytes for each of them in memory. */
const kinds = [
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'identity' },
  { 'accept-encoding': 'br', cookie: 'theme=dark' },
  { 'accept-encoding': 'gzip', cookie: 'theme=light' },
]

/** The values of the visitor who comes first. */
const theirs = {
  'user-agent': 'Mozilla/5.0 KitchenTablet/77',
  referer: 'https://letters.example/asha',
  'x-forwarded-for': '203.0.113.77',
  cookie: 'asha=verma; theme=dark',
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers })
const post = (path: string, values: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...theirs, origin: site.url },
    body: new URLSearchParams(values),
  })
const bookingOf = (dateTime: string) => ({
  ...appointmentAnswers(dateTime),
  consent: appointmentPrivacyNotice.version,
})
const tokensIn = (html: string) =>
  Array.from(new Set(Array.from(html.matchAll(/name="formToken" value="([^"]+)"/g), ([, token]) => token!)))

async function tokenFrom(path: string) {
  const [token] = tokensIn(await (await get(path, theirs)).text())
  return token!
}

test('no response to others has a value of a visitor who booked, and no two have one token', async () => {
  for (const path of [...forms, ...lists, ...data]) expect((await get(path, theirs)).status, path).toBe(200)
  const dateTime = timeAhead(2, '11:00')
  const typed = {
    ...bookingOf(dateTime),
    patientName: 'Ashalata Vermani',
    email: 'ashalata@letters.example',
    address: '4 Lotus Lane East',
  }
  const [booking, refused] = [await tokenFrom('/appoitment'), await tokenFrom('/contact')]
  const rejected = await post('/appoitment', { ...typed, formToken: booking, consent: '' })
  expect(rejected.status).toBe(422)
  expect(await rejected.text()).toContain('Ashalata Vermani')
  const enquiry = { ...enquiryAnswers(), consent: '', fullName: 'Ashalata Vermani', formToken: refused }
  expect((await post('/contact', enquiry)).status).toBe(422)
  await get('/search?q=ashalata', theirs)
  await get('/pathology?q=ashalata', theirs)
  const booked = await post('/appoitment', { ...typed, formToken: booking })
  expect(booked.status).toBe(303)
  await get(booked.headers.get('location')!, theirs)

  const secrets = ['Ashalata', 'ashalata', 'Lotus Lane East', typed.phoneNumber, booking, refused]
  const traces = ['KitchenTablet', 'letters.example', '203.0.113.', 'asha=']
  const tokens: string[] = [booking, refused]
  for (const path of [...forms, ...lists, ...data]) {
    const texts = await Promise.all(kinds.map(async (headers) => (await get(path, headers)).text()))
    for (const text of texts) {
      const found = [...secrets, ...traces, '.invalid'].filter((secret) => text.includes(secret))
      expect(found, path).toEqual([])
      const own = tokensIn(text)
      expect(own.length, path).toBe(forms.includes(path) ? 1 : 0)
      tokens.push(...own)
    }
  }
  expect(new Set(tokens).size).toBe(tokens.length)
})

test('a booked time is taken for the next visitor, in page and data', async () => {
  const dateTime = timeAhead(3, '11:00')
  const isTaken = async (path: string) => {
    const [, shown = ''] = (await (await get(path)).text()).split(`"value":"${dateTime}"`)
    return shown.split('}', 1)[0]!.includes('"taken"')
  }
  const paths = ['/appoitment', '/hi/appoitment', '/appoitment/times']
  expect(await Promise.all(paths.map(isTaken))).toEqual([false, false, false])
  const formToken = await tokenFrom('/appoitment')
  expect((await post('/appoitment', { ...bookingOf(dateTime), formToken })).status).toBe(303)
  expect(await Promise.all(paths.map(isTaken))).toEqual([true, true, true])
  expect(await (await get('/api/appointment/all')).text()).toContain(dateTime)
})

test('a page with a form is stored nowhere; one without is confirmed by its ETag, in the colours of its theme', async () => {
  for (const path of [...forms, '/appoitment/times']) {
    const { headers } = await get(path)
    expect(headers.get('cache-control'), path).toBe('no-store')
    expect(headers.get('etag'), path).toBeNull()
  }
  for (const path of [...lists, '/api/appointment/all', '/sitemap.xml', '/api/openapi.json']) {
    const etag = (await get(path)).headers.get('etag')!
    const again = await get(path, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, await again.text()], path).toEqual([304, ''])
    const dark = await get(path, { 'if-none-match': etag, cookie: 'theme=dark' })
    expect(dark.status, path).toBe(lists.includes(path) ? 200 : 304)
  }
})

test('typed text is never shared: the response to a search is made for one request', async () => {
  for (const path of [
    '/search?q=fever',
    '/pathology?q=sugar',
    '/api/v1/pathology?q=sugar',
    '/pathology/results?q=sugar',
  ]) {
    const { headers } = await get(path)
    expect(headers.get('cache-control'), path).toBe('private, no-store')
    expect(headers.get('etag'), path).toBeNull()
  }
  // The last value counts, as the page reads it.
  expect(await (await get('/pathology?q=&q=sugar')).text()).toContain('value="sugar"')
})

test('HEAD says what GET would send', async () => {
  for (const path of ['/appoitment', '/search', '/api/appointment/all']) {
    const [head, page] = await Promise.all([fetch(site.url + path, { method: 'HEAD' }), get(path)])
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy', 'vary'])
      expect(head.headers.get(name), `${path} ${name}`).toBe(page.headers.get(name))
  }
})
