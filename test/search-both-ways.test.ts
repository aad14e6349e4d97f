import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { dangerWords } from '#content/search/danger.ts'
import { createHttp, type RequestInfo } from '#server/http/http.ts'
import type { FindShared } from '#server/http/shared-answers.ts'
import { createContext } from '#server/platform/context.ts'
import { readEnv, siteSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { openSite, type Site } from '#server/site.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { onlyFor } from './processes.ts'

/**
 * The response to a search, put together from the shared page and what was found, beside the page as React renders it as a
 * whole: the built site twice, on one database.
 */

type Entry = {
  siteContext: RouterContext<Site>
  requestContext: RouterContext<RequestInfo>
  createFindShared: (site: Site) => FindShared
}

const log = createLog('silent')

async function openBoth(database: TestDatabase) {
  const build: ServerBuild = await import(`${buildFolder}/server/index.js`)
  const { siteContext, requestContext, createFindShared } = build.entry.module as unknown as Entry
  const env = readEnv(siteSettings, onlyFor(siteSettings, { DATABASE_URL: database.url }))
  const site = openSite(env, log, createContext(), {
    page: '/assets/browser.js',
    form: '/assets/form-page.js',
    hydration: [],
  })
  const handle = createRequestHandler(build, 'production')
  const open = (shared: { findShared?: FindShared }) =>
    createHttp({
      log,
      random: site.random,
      publicUrl: 'https://kamalini.example',
      pageScript: '/assets/browser.js',
      isDemo: true,
      trustedProxies: 0,
      readiness: async () => 'ok',
      client: {
        folder: `${buildFolder}/client`,
        filling: { nextFree: site.nextFree, offer: () => '', signatures: () => new Map() },
        now: site.now,
        issueToken: () => '',
        ...shared,
      },
      render: (request, info) => {
        const context = new RouterContextProvider()
        context.set(siteContext, site)
        context.set(requestContext, info)
        return handle(request, context)
      },
    })
  const apps = [await open({}), await open({ findShared: createFindShared(site) })] as const
  const [whole, joined] = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })))
  return {
    whole: whole!,
    joined: joined!,
    async close() {
      for (const app of apps) await app.close()
      await site.close()
    },
  }
}

let database: TestDatabase
let sites: Awaited<ReturnType<typeof openBoth>>
beforeAll(async () => {
  database = await createTestDatabase({ hasCatalogue: true })
  sites = await openBoth(database)
})
afterAll(async () => {
  await sites?.close()
  await database?.drop()
})

const differs = ['date', 'content-length', 'connection', 'keep-alive']
async function read(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { redirect: 'manual', headers })
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !differs.includes(name)))
  return { status: response.status, headers: sent, html: await response.text() }
}

const calm = [
  'thyroid',
  'period',
  'सफेद पानी',
  'Complete Blood Count (CBC)',
  'abortion',
  'udasi',
  'fasting',
  'qqqqzzx',
  'a',
]
const hostile = [
  '"><script>alert(1)</script>',
  `'"<b>&amp;&quot;&#x27;</b>`,
  '</main></html><!-- period -->',
  'javascript:alert(1) thyroid',
  'search-typed.invalid',
  'search-results.invalid form-token-contact.invalid thyroid',
  '$& $1 $` thyroid',
  '<style>*{}</style><link rel="stylesheet" href="/assets/a.css"/>',
  '<html data-theme="dark"><button name="theme" value="dark" aria-pressed="false">',
  'tab\tnew\nline\r\nnul\0 \u2028 \ufeff thyroid',
  '😀'.repeat(60),
  '\u202e thyroid & period = 100% + more? #top',
  'ab '.repeat(80),
  ' ',
]
const danger = [
  'i want to die',
  'pati marta hai',
  '"><img src=x onerror=alert(1)> i want to die',
  ...dangerWords[0]!.hindi,
]

const ways = [
  ['/search', { 'accept-encoding': 'br' }],
  ['/search', { 'accept-encoding': 'identity', cookie: 'theme=light' }],
  ['/hi/search', { 'accept-encoding': 'gzip' }],
  ['/hi/search', { 'accept-encoding': 'br', cookie: 'theme=dark' }],
] as const
const kinds = { calm, danger, hostile }

describe.each(ways)('%s %o', (path, headers) => {
  test.each([
    'calm',
    'danger',
    'hostile',
  ] as const)('a search is the same in every byte and header: %s queries', async (kind) => {
    for (const typed of kinds[kind]) {
      const address = `${path}?${new URLSearchParams({ q: typed })}`
      const whole = await read(sites.whole + address, headers)
      expect(whole.status, address).toBe(200)
      expect(await read(sites.joined + address, headers), address).toEqual(whole)
    }
  })
})

test.each([
  '/search?q=what?%20thyroid?',
  '/search?x=1&q=period&q=thyroid',
  '/search?q=%E0%A4%A',
  '/search?q=thyroid&danger',
  '/search?danger',
  '/search?q=',
])('an address that a form would not write is the same, too: %s', async (address) => {
  expect(await read(sites.joined + address)).toEqual(await read(sites.whole + address))
})

test('markup that was typed is in the page only escaped', async () => {
  for (const typed of hostile.filter((one) => one.includes('<'))) {
    const { html } = await read(`${sites.joined}/search?${new URLSearchParams({ q: typed })}`)
    expect(html, typed).toContain('&lt;')
    expect(html, typed).not.toContain(typed)
  }
})

test('danger comes first', async () => {
  for (const typed of danger) {
    const { html } = await read(`${sites.joined}/search?${new URLSearchParams({ q: typed })}`)
    const results = html.slice(html.indexOf('data-place'))
    expect(results.indexOf('id="care-'), typed).toBeGreaterThan(0)
    expect(results.indexOf('id="care-'), typed).toBeLessThan(results.indexOf('id="best"'))
  }
})

test('the page around the results is shared: what one visitor typed is in no response to another', async () => {
  const first = ['ashalata thyroid', 'ashalata mar jana chahti hu']
  for (const typed of first) await read(`${sites.joined}/search?${new URLSearchParams({ q: typed })}`)
  for (const query of ['?q=thyroid', '?q=i+want+to+die', ''])
    expect((await read(`${sites.joined}/search${query}`)).html).not.toMatch(/ashalata|\.invalid/)
})

/** The bytes on the line. */
async function weightOf(url: string, encoding: string): Promise<number> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')
  return (await buffer(response)).length
}

test.each(['/search', '/hi/search'])('a page of results weighs at most 25 kB: %s', async (path) => {
  for (const encoding of ['br', 'gzip'])
    for (const typed of [...calm, ...danger])
      expect(
        await weightOf(`${sites.joined}${path}?${new URLSearchParams({ q: typed })}`, encoding),
        typed,
      ).toBeLessThanOrEqual(25_000)
})
