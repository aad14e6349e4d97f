import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, startSite } from './processes.ts'

/** Headers and behaviour of every route, on the built site as in production. */
describe('the site over HTTP', () => {
  let database: TestDatabase
  let site: RunningSite
  beforeAll(async () => {
    database = await createTestDatabase()
    site = await startSite({
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://kamalini.example',
      TRUSTED_PROXIES: '1',
    })
  })
  afterAll(async () => {
    await site.stop()
    await database.drop()
  })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: 'manual', ...init })

  const routes = [
    ['/', 200],
    ['/hi', 200],
    ['/appoitment', 200],
    ['/hi/appoitment', 200],
    ['/appoitment/booked', 410],
    ['/hi/appoitment/booked', 410],
    ['/appoitment/calendar', 404],
    ['/404', 404],
    ['/nowhere/at/all', 404],
    ['/hi/nowhere', 404],
    ['/api/appointment/all', 200],
    ['/api/appointment/booking', 405],
    ['/api/openapi.json', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/pictures/logo-en.svg', 200],
  ] as const

  test.each(routes)('%s answers %i with every safety header', async (path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    const header = (name: string) => response.headers.get(name)
    expect(header('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('set-cookie')).toBeNull()
    expect(header('server')).toBeNull()
    if (!header('content-type')?.startsWith('text/html')) return

    expect(header('referrer-policy')).toMatch(/^(same-origin|strict-origin)/)
    expect(header('permissions-policy')).toContain('camera=()')
    expect(header('x-frame-options')).toBe('DENY')
    const policy = header('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    // Other sites may be embedded after a click; nothing else may be loaded from them.
    expect(policy?.replace(/frame-src [^;]*/, '')).not.toMatch(/unsafe|\*|https?:/)
    const html = await response.text()
    const inline = [
      ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g),
    ]
    expect(inline).toEqual([])
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/)
    // One inlined style, allowed by its hash; no other could be injected.
    const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, text]) => text!)
    expect(styles).toHaveLength(1)
    const hash = createHash('sha256').update(styles[0]!).digest('base64')
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
    expect(html).not.toContain('rel="stylesheet"')
    expect(html).not.toContain('origin.invalid')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  test('a chosen theme is another body with another ETag, for caches too', async () => {
    for (const path of ['/', '/hi/gallery', '/pathology', '/nowhere']) {
      const answers = await Promise.all(
        ['', 'theme=light', 'theme=dark', 'theme=purple'].map((cookie) => get(path, { headers: { cookie } })),
      )
      const bodies = await Promise.all(answers.map((answer) => answer.text()))
      const themes = bodies.map((html) => /^<!DOCTYPE html><html (?:data-theme="(\w+)")?/.exec(html)?.[1])
      expect(themes, path).toEqual([undefined, 'light', 'dark', undefined])
      const pressed = Array.from(
        bodies[2]!.matchAll(/value="(\w+)" aria-pressed="true"/g),
        ([, value]) => value,
      )
      expect(new Set(pressed), path).toEqual(new Set(['dark']))
      for (const { headers } of answers) {
        expect(headers.get('vary'), path).toContain('cookie')
        expect(headers.get('vary'), path).toContain('accept-encoding')
        expect(headers.get('set-cookie'), path).toBeNull()
      }
      const [plain, , dark] = answers.map(({ headers }) => headers.get('etag'))
      if (plain) expect(dark, path).not.toBe(plain)
    }
    const dark = await get('/hi/gallery', { headers: { cookie: 'theme=dark' } })
    const etag = dark.headers.get('etag')!
    const again = (cookie: string) => get('/hi/gallery', { headers: { cookie, 'if-none-match': etag } })
    expect((await again('theme=dark')).status).toBe(304)
    expect((await again('')).status).toBe(200)
  })

  const chooseTheme = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    get('/theme', { method: 'POST', headers, body: new URLSearchParams(fields) })

  test('choosing a theme sets one cookie and leads back to the page, never elsewhere', async () => {
    const chosen = await chooseTheme({ theme: 'dark', page: '/hi/pathology?q=hcg' })
    expect(chosen.status).toBe(303)
    expect(chosen.headers.get('location')).toBe('/hi/pathology')
    expect(chosen.headers.get('cache-control')).toBe('no-store')
    expect(chosen.headers.getSetCookie()).toEqual([
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
    const deleted = await chooseTheme({ theme: 'device', page: '/' })
    expect(deleted.headers.getSetCookie()).toEqual(['theme=; Path=/; Max-Age=0; SameSite=Lax; Secure'])
    for (const page of ['//evil.example', '/.//evil.example', 'https://evil.example/', ''])
      expect((await chooseTheme({ theme: 'dark', page })).headers.get('location'), page).toBe('/')
  })

  test('no other value, method or website chooses a theme', async () => {
    const refused = [
      await chooseTheme({ theme: 'dark; Domain=evil.example', page: '/' }),
      await chooseTheme({}),
      await chooseTheme({ theme: 'dark', page: '/' }, { origin: 'https://evil.example' }),
      await get('/theme'),
    ]
    for (const response of refused) {
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })

  test('pages that may hold something personal are never cached', async () => {
    for (const path of ['/appoitment', '/appoitment/booked', '/appoitment/calendar', '/nowhere'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-store')
  })

  test('a trailing slash redirects to the canonical URL, and never to another host', async () => {
    const response = await get('/hi/appoitment/?date=2026-11-16')
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      '/hi/appoitment?date=2026-11-16',
    ])
    expect((await get('//evil.example/')).headers.get('location')).toBeNull()
  })

  test('a body of more than 64 kB, or of unknown length, is not read', async () => {
    const large = await get('/appoitment', { method: 'POST', body: 'x'.repeat(65 * 1024) })
    expect(large.status).toBe(413)
    const stream = new Blob(['patientName=Asha']).stream()
    const chunked = await get('/appoitment', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
    expect(chunked.status).toBe(411)
  })

  test('a form submitted from another website is rejected', async () => {
    const response = await get('/appoitment', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'patientName=Asha',
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })

  test('a form of our own pages is accepted behind a proxy that names neither host nor protocol', async () => {
    const submit = (origin: string) =>
      get('/contact', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'name=',
      })
    expect((await submit('https://kamalini.example')).status).toBe(422)
    expect((await submit('http://kamalini.example')).status).toBe(400)
    expect((await submit('https://kamalini.example.evil.example')).status).toBe(400)
  })

  test('the code of the not-found page is in the log, and the requested path is not', async () => {
    const html = await (await get('/asha-verma-9876543210?name=asha')).text()
    const code = /R-[2-9B-Z]{4}-[2-9B-Z]{2}/.exec(html)?.[0]
    // The line is logged after the response was sent.
    const line = await vi.waitUntil(() => site.lines.find((entry) => entry.includes(code!)))
    expect(JSON.parse(line)).toMatchObject({
      event: 'request.done',
      requestId: code,
      status: 404,
      route: 'unknown',
    })
    expect(site.lines.join()).not.toMatch(/asha/i)
  })

  test('static files are precompressed and cached for a year', async () => {
    const html = await (await get('/appoitment')).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1]
    const response = await get(script!, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })
})
