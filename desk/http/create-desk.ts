import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { requestIdFrom } from '#server/http/request-id.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { trustOf } from '#server/http/source.ts'
import { isDatabaseAway } from '#server/platform/db.ts'
import type { Measure } from '#server/platform/metrics.ts'
import { UnreadableError } from '#server/platform/vault.ts'
import type { SignedIn } from '../contract/roles.ts'
import type { Desk } from './desk-services.ts'
import { type AnswerEndpoint, type Endpoint, Refusal, type StreamEndpoint } from './endpoint.ts'

type DeskOptions = {
  desk: Desk
  endpoints: readonly Endpoint[]
  /** The sender of a request; null for nobody. An open stream checks again and again: that is no activity. */
  readSession: (request: FastifyRequest, call: Pick<Endpoint, 'isDelivery'>) => Promise<SignedIn | null>
  /** The calls without a session (sign-in/sign-in-calls.ts). */
  addRoutes?: (app: FastifyInstance) => void
  /** The desk's own URL: requests of other origins change nothing. */
  url: string
  /** The folder of the built application. */
  client: string
  /** The proxies in front of the desk, as in the setting TRUSTED_PROXIES. */
  trustedProxies?: number | string[]
  measure?: Measure | undefined
}

const BODY_LIMIT = 256 * 1024
/** Room for a price list with the name of its file. */
const UPLOAD_LIMIT = 1024 * 1024

/** Everything comes from this host, nothing is inline; no other site may frame it or see its URLs. */
const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'no-store',
}

/**
 * The web process of the desk. Every call is in the list of endpoints with its roles. A call that is not in the
 * list does not exist, and nobody gets anything without a session.
 */
export async function createDesk(options: DeskOptions): Promise<FastifyInstance> {
  const { log } = options.desk
  const app = Fastify({
    logger: false,
    trustProxy: trustOf(options.trustedProxies ?? 0),
    genReqId: () => requestIdFrom('D', options.desk),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // A URL that cannot be decoded never reaches the error handler below.
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(400).send({ refused: 'bad-request' }),
  })
  const headers = securityHeaders(options.url.startsWith('https:'))
  app.addHook('onRequest', async (_, reply) => void reply.headers({ ...headers, ...pageHeaders }))
  app.addHook('onResponse', async (request, reply) => {
    options.measure?.(request, reply)
    log.info({
      event: 'request.done',
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal)
      return reply.code(error.status).send({ refused: error.reason, details: error.details })
    if (error instanceof UnreadableError) {
      const { bookingId, cause } = error
      log.error({ event: 'booking.unreadable', requestId: request.id, bookingId, error: cause })
      return reply.code(409).send({ refused: 'unreadable' })
    }
    const { statusCode = 500 } = error
    if (statusCode < 500) return reply.code(statusCode).send({ refused: 'bad-request' })
    log.error({ event: 'request.error', requestId: request.id, error })
    // The browser retries with the same key, as after a lost connection.
    if (isDatabaseAway(error)) return reply.code(503).send({ refused: 'away' })
    return reply.code(500).send({ refused: 'error', details: { requestId: request.id } })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const status = await options.desk.readiness.read()
    return reply.code(status === 'ok' ? 200 : 503).send({ status })
  })
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 })
  // Read as bytes: the endpoint detects the encoding.
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT },
    (_, body, done) => done(null, body),
  )
  options.addRoutes?.(app)
  for (const endpoint of options.endpoints)
    if ('follow' in endpoint) addStream(app, endpoint, options)
    else addEndpoint(app, endpoint, options)
  // An open stream would keep the server from closing.
  app.addHook('preClose', async () => options.desk.streams.close())
  await serveClient(app, options.client)
  return app
}

/** The parsed input of this endpoint. */
function inputOf({ method, input }: Endpoint, request: FastifyRequest): never {
  const parsed = input.safeParse(method === 'GET' ? request.query : request.body)
  if (!parsed.success) throw new Refusal('bad-request', { status: 400 })
  return parsed.data as never
}

function addEndpoint(app: FastifyInstance, endpoint: AnswerEndpoint, options: DeskOptions) {
  const admitted = new WeakMap<FastifyRequest, SignedIn>()
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Before the body is read, so that nobody can make the desk read an upload that it will refuse.
    onRequest: async (request) => void admitted.set(request, await admit(request, endpoint, options)),
    handler: async (request) => {
      const staff = admitted.get(request)!
      const input = inputOf(endpoint, request)
      const result = await endpoint.run({ ...options.desk, staff, requestId: request.id }, input)
      return result ?? {}
    },
  })
}

function addStream(app: FastifyInstance, endpoint: StreamEndpoint, options: DeskOptions) {
  app.get(endpoint.path, async (request, reply) => {
    const staff = await admit(request, endpoint, options)
    const input = inputOf(endpoint, request)
    const isStillSignedIn = () =>
      admit(request, endpoint, options).then(
        ({ id, role, doctorId }) => id === staff.id && role === staff.role && doctorId === staff.doctorId,
        // A refusal means signed out or asleep; a database that is down means neither.
        (error) => !(error instanceof Refusal),
      )
    const stream = options.desk.streams.open(request, reply, { owner: staff.id, isStillSignedIn })
    endpoint.follow({ ...options.desk, staff, requestId: request.id }, input, stream)
  })
}

/** A form of another site cannot forge this origin; the cookie is same-site as well. */
export function demandOwnOrigin(request: FastifyRequest, url: string) {
  if (request.headers.origin !== new URL(url).origin) throw new Refusal('foreign-origin', { status: 403 })
}

/** The one place that decides who may do what. */
async function admit(
  request: FastifyRequest,
  { method, roles, ...call }: Pick<Endpoint, 'method' | 'roles' | 'isDelivery'>,
  { readSession, url }: Pick<DeskOptions, 'readSession' | 'url'>,
): Promise<SignedIn> {
  if (method !== 'GET') demandOwnOrigin(request, url)
  const staff = await readSession(request, call)
  if (!staff) throw new Refusal('signed-out', { status: 401 })
  if (!roles.includes(staff.role)) throw new Refusal('not-yours', { status: 403 })
  return staff
}

/** A page of its own: it must open offline, and without the rest of the desk. */
const isRunSheet = (url: string) => /^\/rounds\/sheet(?:\?|$)/.test(url)

/** The built application: files with a hash in their name, the run sheet, and one page for every other path. */
async function serveClient(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The files of the build, compressed once at the highest level.
    preCompressed: true,
    // The plugin's own header would replace no-store.
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/') || request.url.startsWith('/assets/'))
      return reply.code(404).send({ refused: 'not-found' })
    return reply.sendFile(isRunSheet(request.url) ? 'rounds/sheet.html' : 'index.html')
  })
}
