import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Form } from '#clinic/booking.ts'
import { RECEIPTS_LIMIT } from '../messages/delivery-receipts.ts'
import type { Context } from '../platform/context.ts'
import type { Log } from '../platform/log.ts'
import type { Measure } from '../platform/metrics.ts'
import type { Readiness } from '../platform/readiness.ts'
import { BUILD_ORIGIN, BUILD_SCRIPT } from './build-placeholders.ts'
import { canonicalPath } from './canonical-path.ts'
import { createStyleInliner, type StyleInliner } from './inline-styles.ts'
import { createPrerenderedPage, type Filling } from './prerendered-page.ts'
import { requestIdFrom } from './request-id.ts'
import { sendBusy } from './rush/busy-answer.ts'
import { createFormQueue, type InTurn } from './rush/form-queue.ts'
import { pageHeaders, securityHeaders } from './security-headers.ts'
import { sendAnswer, sendResponse } from './send-answer.ts'
import { createSharedAnswers, type FindShared } from './shared-answers.ts'
import { sharedAnswerFrom } from './shared-page.ts'
import { networkOf, sourceOf, trustOf } from './source.ts'
import { oncePerTheme, themeIn, withTheme } from './theme.ts'

/** What a page may know about its request. */
export type RequestInfo = {
  requestId: string
  /** The address and the network that rate limits count (source.ts). */
  source: string
  network: string
  /** Set where the page is shared: nothing in it may belong to one visitor. */
  isShared?: true
}

type Client = {
  folder: string
  /** Filled into prerendered pages as they are served. */
  filling: Filling
  now: () => Date
  /** The answers that are the same for everyone, and the token that each visitor gets in the form of such a page. */
  findShared?: FindShared
  issueToken?: (form: Form) => string
}

type HttpOptions = Pick<Context, 'random'> & {
  log: Log
  publicUrl: string
  pageScript: string
  isDemo: boolean
  /** How many proxies there are in front, or their addresses. */
  trustedProxies: number | string[]
  readiness: () => Promise<Readiness>
  /** Whether the process is about to end: a proxy that asks /healthz sends the next request to another one. */
  isStopping?: () => boolean
  measure?: Measure | undefined
  render: (request: Request, info: RequestInfo) => Promise<Response>
  /** The built browser files and prerendered pages. Absent in development, where Vite serves them. */
  client?: Client
}

/** Far more than any form of ours; Fastify's own limit does not apply to a body that it does not parse. */
const BODY_LIMIT = 64 * 1024
const RECEIPTS = '/api/v1/receipts/'
/** Meta sends delivery receipts in batches of hundreds. */
const WHATSAPP_RECEIPTS = `${RECEIPTS}whatsapp`

/** Statuses of paths that are not ours. */
const nowhere = new Set([308, 400, 404, 405])

/**
 * Redacts the private link of a booking and the signed URL for SMS receipts, which are secrets, and the name of a
 * viewed test.
 */
const withoutSecrets = (path: string) =>
  path
    .replace(/\/[mh]\/.*/, '/m/…')
    .replace(/(\/receipts\/sms)\/.*/, '$1/…')
    .replace(/(?<!\/v1)(\/pathology)\/(?!(?:basket|book|booked|results)$)[^/]+/, '$1/…')

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { log } = options
  const app = Fastify({
    logger: false,
    trustProxy: trustOf(options.trustedProxies),
    genReqId: () => requestIdFrom('R', options),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // A request that arrives on an open connection while the others end is answered like them.
    return503OnClosing: false,
  })
  const headers = securityHeaders(options.publicUrl.startsWith('https:'))

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (options.isStopping?.()) reply.header('connection', 'close')
    if (!(refuseBody(request, reply) ?? redirectToCanonical(request, reply))) done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    done()
    // A proxy asks every second.
    if (request.url === '/healthz') return
    options.measure?.(request, reply)
    logRequest(log, request, reply)
  })
  answerErrors(app, log)
  addHealth(app, options)

  const inlineStyles = options.client ? await createStyleInliner(options.client.folder) : null
  if (options.client && inlineStyles) await serveClientFiles(app, options.client, options, inlineStyles)

  const publicUrl = new URL(options.publicUrl)
  // Everything else is a page or an API call, which reads the body itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  const shared = inlineStyles && options.client ? sharedAnswers(options, options.client, inlineStyles) : null
  const enter = createFormQueue()
  app.all('*', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const answer = isRead && (await shared?.(request.url, themeIn(request.headers.cookie)))
    if (answer) return sendAnswer(request, reply, answer)
    const info = requestInfoOf(request)
    const isForm = !isRead && !request.url.startsWith(RECEIPTS)
    const inTurn = isForm ? enter(info.source) : atOnce
    // Before its body is read: in a rush most forms are refused, and a refusal must cost little.
    if (!inTurn) return sendBusy(request, reply)
    const arriving = readRequest(request, reply, publicUrl)
    // A form is worked on when it is here as a whole: one that arrives slowly takes no turn of another.
    const webRequest = arriving && isForm ? await wholeForm(arriving) : arriving
    if (!webRequest) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request')
    const render = async () => {
      const response = await options.render(webRequest, info)
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      return { response, html: isPage ? await response.text() : null }
    }
    const rendered = await inTurn(render)
    if (!rendered) return sendBusy(request, reply)
    const { response, html: rawPage } = rendered
    // Responses may hold something personal: no-store unless the route sets cache-control.
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('vary', rawPage === null ? 'accept-encoding' : 'accept-encoding, cookie')
    if (rawPage === null) return sendResponse(request, reply, response)
    const page = withTheme(rawPage, themeIn(request.headers.cookie))
    // In development Vite adds its own styles and scripts to the page.
    if (!inlineStyles) return sendResponse(request, reply, response, page)
    const { html, styleHash } = inlineStyles(page)
    reply.headers(pageHeaders(styleHash))
    return sendResponse(request, reply, response, html)
  })
  return app
}

function logRequest(
  log: Log,
  { id, method, url }: FastifyRequest,
  { statusCode, elapsedTime }: FastifyReply,
) {
  // An unknown path may contain anything; ours contain nothing personal. Query strings are never logged.
  const route = nowhere.has(statusCode) ? 'unknown' : withoutSecrets(url.split('?', 1)[0] ?? '')
  const ms = Math.round(elapsedTime)
  log.info({ event: 'request.done', requestId: id, method, route, status: statusCode, ms })
}

function answerErrors(app: FastifyInstance, log: Log) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Fastify sets a 4xx status when the request itself is malformed: not logged as an error.
    const { statusCode = 500 } = error
    if (statusCode < 500) return reply.code(statusCode).type('text/plain; charset=utf-8').send('Bad request')
    log.error({ event: 'request.error', requestId: request.id, error })
    return reply
      .code(500)
      .type('text/plain; charset=utf-8')
      .send(`Something went wrong. Reference: ${request.id}\n`)
  })
}

function addHealth(app: FastifyInstance, { isStopping, readiness }: HttpOptions) {
  const send = (reply: FastifyReply, status: string) =>
    reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  // For the proxy, which must not ask /readyz: most pages work while the database is away.
  app.get('/healthz', async (_, reply) => send(reply, isStopping?.() ? 'stopping' : 'ok'))
  app.get('/readyz', async (_, reply) => send(reply, await readiness()))
}

/** Reading a page does not wait, nor does a delivery receipt. */
const atOnce: InTurn = (work) => work()

/** A shared page gets nothing about any visitor. */
const nobody: RequestInfo = { requestId: 'shared', source: 'unknown', network: 'unknown', isShared: true }

function sharedAnswers({ render, publicUrl }: HttpOptions, client: Client, inlineStyles: StyleInliner) {
  const { findShared, issueToken } = client
  if (!findShared || !issueToken) return null
  return createSharedAnswers({
    find: findShared,
    make: async (address) =>
      sharedAnswerFrom(await render(new Request(new URL(address, publicUrl)), nobody), {
        inlineStyles,
        issueToken,
      }),
  })
}

function requestInfoOf({ id, ip }: FastifyRequest): RequestInfo {
  // A connection that is already closed has no address.
  return { requestId: id, source: sourceOf(ip ?? ''), network: networkOf(ip ?? '') }
}

/**
 * The address that a form is compared with before it is accepted. Forms of our own pages come from PUBLIC_URL,
 * even where a proxy passes on neither its host nor its protocol. For others, host and protocol are taken from the
 * nearest trusted proxy; earlier values in the headers may have been written by the client.
 */
function addressOf({ headers, protocol, host }: FastifyRequest, publicUrl: URL) {
  if (headers.origin === publicUrl.origin) return { protocol: publicUrl.protocol, host: publicUrl.host }
  return { protocol: protocol === 'https' ? 'https:' : 'http:', ...(host && { host }) }
}

/** Null for a request that cannot be one for a page: an invalid host or method. */
function readRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: URL): Request | null {
  try {
    return createRequest(request.raw, reply.raw, addressOf(request, publicUrl))
  } catch {
    return null
  }
}

/** The request with its body in memory; null where the client left while it sent it. */
const wholeForm = (request: Request): Promise<Request | null> =>
  request.arrayBuffer().then(
    (body) => new Request(request, { body }),
    () => null,
  )

function refuseBody(request: FastifyRequest, reply: FastifyReply) {
  const length = request.headers['content-length']
  const limit = request.url === WHATSAPP_RECEIPTS ? RECEIPTS_LIMIT : BODY_LIMIT
  if (Number(length ?? 0) > limit) return reply.code(413).send('Too large')
  if (length === undefined && request.headers['transfer-encoding'])
    return reply.code(411).send('Length required')
}

function redirectToCanonical(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const [pathname = '/', query] = request.url.split('?', 2)
  const right = canonicalPath(pathname)
  if (right) return reply.redirect(right + (query ? `?${query}` : ''), 308)
}

type Site = Pick<HttpOptions, 'publicUrl' | 'pageScript' | 'isDemo'>

/** Prerendered pages contain the demonstration banner; outside demo mode it is removed. */
const demonstrationLine = /<p[^>]*\sdata-demonstration=[^>]*>.*?<\/p>/s

async function serveClientFiles(
  app: FastifyInstance,
  { folder, filling, now }: Client,
  site: Site,
  inlineStyles: StyleInliner,
) {
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
    // Hashed names, cached as immutable: no revalidation.
    etag: false,
    lastModified: false,
  })
  for await (const file of glob('**/index.html', { cwd: folder })) {
    const built = await readFile(path.join(folder, file), 'utf8')
    const { html, styleHash } = inlineStyles(
      built
        .replaceAll(BUILD_ORIGIN, site.publicUrl)
        .replaceAll(BUILD_SCRIPT, site.pageScript)
        .replace(demonstrationLine, (line) => (site.isDemo ? line : '')),
    )
    const pathname = `/${path.dirname(file).replace(/^\.$/, '')}`
    const language = /^\/hi(\/|$)/.test(pathname) ? 'hi' : 'en'
    const pageIn = oncePerTheme((theme) => createPrerenderedPage(withTheme(html, theme), language, filling))
    const headers = {
      ...pageHeaders(styleHash),
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, cookie',
    }
    app.get(pathname, (request, reply) => {
      const { body, etag, cacheControl } = pageIn(themeIn(request.headers.cookie))(now())
      return sendAnswer(request, reply, {
        body,
        headers: { ...headers, etag, 'cache-control': cacheControl },
      })
    })
  }
  // Files of public/ that keep their names: pictures, icons.
  for await (const file of glob('{pictures,icons}/**/*', { cwd: folder })) {
    if (/\.(br|gz)$/.test(file) || !path.extname(file)) continue
    app.get(`/${file}`, (_, reply) => reply.sendFile(file, folder, { maxAge: '1d' }))
  }
}
