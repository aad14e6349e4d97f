import { randomBytes } from 'node:crypto'
import { createServer, request as requestHttp, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createHttp, type RequestInfo } from '#server/http/http.ts'
import { createLog } from '#server/platform/log.ts'

// A bot sends another address in X-Forwarded-For with each request, to look like a new visitor each time.

const closing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** The HTTP server of the site; the page returns what it knows about the request. */
async function openServer(trustedProxies: number | string[]): Promise<string> {
  const app: FastifyInstance = await createHttp({
    log: createLog('silent'),
    random: randomBytes,
    publicUrl: 'https://kamalini.example',
    pageScript: '',
    isDemo: true,
    trustedProxies,
    readiness: async () => 'ok',
    render: async (request, info) => Response.json({ ...info, url: request.url }),
  })
  closing.push(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** A proxy that appends to X-Forwarded-For, as nginx usually does, and forwards everything else. */
async function openProxy(to: string, as?: string): Promise<string> {
  const proxy: Server = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const visitor = as ?? incoming.socket.remoteAddress
    const headers = { ...incoming.headers, 'x-forwarded-for': before ? `${before}, ${visitor}` : visitor }
    const onward = requestHttp(to + incoming.url, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => proxy.close(resolve)))
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

type Seen = RequestInfo & { url: string }
const visit = async (url: string, headers: Record<string, string> = {}): Promise<Seen> =>
  (await fetch(`${url}/page`, { headers })).json()

async function sourcesOfRobot(url: string): Promise<Set<string>> {
  const invented = Array.from({ length: 25 }, (_, n) => `198.51.100.${n}`)
  const visits = await Promise.all(invented.map((address) => visit(url, { 'x-forwarded-for': address })))
  return new Set(visits.map(({ source }) => source))
}

test('behind a proxy that appends, 25 invented addresses are one source: the real one', async () => {
  const proxy = await openProxy(await openServer(1), '203.0.113.7')
  expect(await sourcesOfRobot(proxy)).toEqual(new Set(['203.0.113.7']))
})

test('the same when the proxy is trusted by its address', async () => {
  const proxy = await openProxy(await openServer(['127.0.0.0/8']), '203.0.113.7')
  expect(await sourcesOfRobot(proxy)).toEqual(new Set(['203.0.113.7']))
})

test('two proxies are two hops, and no more', async () => {
  const inner = await openProxy(await openServer(2))
  const outer = await openProxy(inner, '203.0.113.7')
  expect(await sourcesOfRobot(outer)).toEqual(new Set(['203.0.113.7']))
})

test('without a proxy no header is trusted', async () => {
  expect(await sourcesOfRobot(await openServer(0))).toEqual(new Set(['127.0.0.1']))
  // Another machine than the one that connects is trusted.
  expect(await sourcesOfRobot(await openServer(['10.0.0.5']))).toEqual(new Set(['127.0.0.1']))
})

test('every address of one /64 is the same source, and neighbours share a network', async () => {
  const server = await openServer(1)
  const from = (address: string) => visit(server, { 'x-forwarded-for': address })
  const sixty = Array.from({ length: 60 }, (_, n) => from(`2001:db8:7:9::${(n + 1).toString(16)}`))
  const sources = new Set((await Promise.all(sixty)).map(({ source }) => source))
  expect(sources).toEqual(new Set(['2001:db8:7:9::/64']))
  expect(await from('203.0.113.7')).toMatchObject({ source: '203.0.113.7', network: '203.0.113.0/24' })
})

test('host and protocol are taken from the proxy, not from the visitor', async () => {
  const lies = {
    forwarded: 'host=evil.example;proto=http',
    'x-forwarded-host': 'evil.example, kamalini.example',
  }
  const headers = { ...lies, 'x-forwarded-proto': 'http, https' }
  expect((await visit(await openServer(1), headers)).url).toBe('https://kamalini.example/page')
  const server = await openServer(0)
  expect((await visit(server, headers)).url).toBe(`${server}/page`)
})
