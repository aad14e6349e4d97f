import { createHash, randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { referenceFrom } from '#clinic/reference.ts'
import { canonicalPath } from './canonical-path.ts'
import type { Log } from './log.ts'
import { pageHeaders, securityHeaders } from './security-headers.ts'
import { BUILD_ORIGIN, BUILD_SCRIPT } from './stand-ins.ts'

/** What a page may know about the request it answers. */
export type Visit = { requestId: string; address: string }

export type HttpOptions = {
  log: Log
  publicUrl: string
  browserScript: string
  isDemonstration: boolean
  trustProxy: boolean
  isReady: () => Promise<boolean>
  render: (request: Request, visit: Visit) => Promise<Response>
  /** The built browser files and prerendered pages. Absent in development, where Vite serves them. */
  clientFolder?: string
}

/** No form of ours comes near this; Fastify's own limit does not apply to a body handed on unread. */
const BODY_LIMIT = 64 * 1024

const newRequestId = () => referenceFrom('R', randomBytes(16)) ?? `R-${randomBytes(4).toString('hex')}`

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { log } = options
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy,
    genReqId: newRequestId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
  })
  const headers = securityHeaders(options.publicUrl.startsWith('https:'))

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    return refuseBody(request, reply) ?? redirectToCanonical(request, reply)
  })
  app.addHook('onResponse', async (request, reply) => {
    // A path that leads nowhere may hold anything; one of ours holds nothing personal. Queries are never logged.
    const route = reply.statusCode === 404 ? 'unknown' : request.url.split('?', 1)[0]
    const ms = Math.round(reply.elapsedTime)
    log.info({
      event: 'request',
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms,
    })
  })
  app.setErrorHandler((error, request, reply) => {
    log.error({ event: 'request failed', requestId: request.id, error })
    return reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .send(`Something went wrong. Reference: ${request.id}\n`)
  })

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await options.isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'database unreachable' })
  })

  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 })
  if (options.clientFolder) await serveClientFiles(app, options.clientFolder, options)

  // Everything else is a page or a call; its body must reach it unread.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.all('*', async (request, reply) => {
    const webRequest = createRequest(request.raw, reply.raw, { trustProxy: options.trustProxy })
    const response = await options.render(webRequest, { requestId: request.id, address: request.ip })
    if (options.clientFolder) reply.headers(pageHeaders)
    // Whoever makes an answer that may be kept says so; all others may hold something personal.
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store')
    return reply.send(response)
  })
  return app
}

function refuseBody(request: FastifyRequest, reply: FastifyReply) {
  const length = request.headers['content-length']
  if (Number(length ?? 0) > BODY_LIMIT) return reply.code(413).send('Too large')
  if (length === undefined && request.headers['transfer-encoding'])
    return reply.code(411).send('Length required')
}

function redirectToCanonical(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const [pathname = '/', query] = request.url.split('?', 2)
  const right = canonicalPath(pathname)
  if (right) return reply.redirect(right + (query ? `?${query}` : ''), 308)
}

type Site = Pick<HttpOptions, 'publicUrl' | 'browserScript' | 'isDemonstration'>

/** Prerendered pages carry the line that a demonstration must show; elsewhere it is taken out. */
const demonstrationLine = /<p[^>]*\sdata-demonstration=[^>]*>.*?<\/p>/s

async function serveClientFiles(app: FastifyInstance, folder: string, site: Site) {
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
  })
  for await (const file of glob('**/index.html', { cwd: folder })) {
    const built = await readFile(path.join(folder, file), 'utf8')
    const html = built
      .replaceAll(BUILD_ORIGIN, site.publicUrl)
      .replaceAll(BUILD_SCRIPT, site.browserScript)
      .replace(demonstrationLine, (line) => (site.isDemonstration ? line : ''))
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    app.get(`/${path.dirname(file).replace(/^\.$/, '')}`, (request, reply) => {
      reply.headers({
        etag,
        'cache-control': 'public, max-age=300',
        ...pageHeaders,
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(html)
    })
  }
  // Files of public/ that keep their names: pictures, icons.
  for await (const file of glob('{pictures,icons}/**/*', { cwd: folder })) {
    if (/\.(br|gz)$/.test(file) || !path.extname(file)) continue
    app.get(`/${file}`, (_, reply) => reply.sendFile(file, folder, { maxAge: '1d' }))
  }
}
