import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { checkClinic } from '#content/clinic/check-clinic.ts'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { words } from '#content/clinic/chosen-words.ts'
import { facts } from '#content/facts.ts'
import { offerOf } from '#server/bookings/next-free.ts'
import { unknownVisits } from '#server/check-up/unknown-visits.ts'
import { createHttp, type RequestInfo } from '#server/http/http.ts'
import { createRouteNames } from '#server/http/route-names.ts'
import { listen } from '#server/http/rush/listen.ts'
import type { FindShared } from '#server/http/shared-answers.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { createContext, givenBy } from '#server/platform/context.ts'
import { readEnv, siteSettings } from '#server/platform/env.ts'
import { createLog, version } from '#server/platform/log.ts'
import { measureAnswers, measurePool, openMetrics } from '#server/platform/metrics.ts'
import { openSite, type Scripts, type Site } from '#server/site.ts'
import { killWhenHanging } from '#server/watcher/watchdog.ts'

/** The context keys of the built application (app/context.ts), and what it answers everyone alike. */
type Entry = {
  siteContext: RouterContext<Site>
  requestContext: RouterContext<RequestInfo>
  createFindShared: (site: Site) => FindShared
}

const env = readEnv(siteSettings)
const log = createLog(env.LOG_LEVEL)
checkClinic(chosenClinicName(), facts, words)
if (facts.isSample && env.NODE_ENV === 'production' && !env.DEMO_MODE)
  throw new Error(
    'The facts of the clinic are invented samples (clinics/). Put in the real ones, or set DEMO_MODE=true.',
  )
if (!existsSync(buildFolder))
  throw new Error(
    `There is no build of the clinic ${chosenClinicName()}: run CLINIC=${chosenClinicName()} npm run build.`,
  )
const build: ServerBuild = await import(`${buildFolder}/server/index.js`)
const scripts: Scripts = JSON.parse(await readFile(`${buildFolder}/browser.json`, 'utf8'))
const { siteContext, requestContext, createFindShared } = build.entry.module as unknown as Entry

const site = openSite(env, log, createContext(), scripts)
const metrics = env.METRICS_PORT ? openMetrics(env.METRICS_PORT, log) : null
if (metrics) measurePool(metrics, site.pool)
const routeOf = createRouteNames(build.routes)
await site.readiness.start()
site.nextFree.start()
await site.signatures.start()
const handle = createRequestHandler(build, 'production')
let isStopping = false
const app = await createHttp({
  log,
  random: site.random,
  publicUrl: env.PUBLIC_URL,
  pageScript: scripts.page,
  isDemo: env.DEMO_MODE,
  trustedProxies: env.TRUSTED_PROXIES,
  client: {
    folder: `${buildFolder}/client`,
    filling: {
      nextFree: site.nextFree,
      offer: (startsAt) => offerOf(site.secret, startsAt),
      signatures: site.signatures.read,
    },
    now: site.now,
    findShared: createFindShared(site),
    issueToken: (form) => issueFormToken(site.secret, form, givenBy(site)),
  },
  readiness: site.readiness.read,
  isStopping: () => isStopping,
  measure: metrics ? measureAnswers(metrics, ({ url }) => routeOf(url)) : undefined,
  render: (request, info) => {
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(requestContext, info)
    return handle(request, context)
  },
})

const port = await listen(app, { host: env.HOST, port: env.PORT })
killWhenHanging()
log.info({ event: 'site.ready', version, port })

// Reads every booking, so that nobody waits for it. Patients would read an id instead of a name; their bookings are as
// good as before.
unknownVisits(site.db, chosenClinicName(), facts).then(
  (unknown) => unknown.length > 0 && log.warn({ event: 'site.unknown_visits', outcome: unknown.join('\n') }),
  () => undefined,
)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    // Everything is answered until the proxy has noticed that /healthz fails.
    isStopping = true
    await wait(env.DRAIN_SECONDS * 1000)
    // Running requests may finish; idle keep-alive connections must not delay the exit.
    setTimeout(() => app.server.closeAllConnections(), 15_000).unref()
    await app.close()
    await site.close()
    log.info({ event: 'site.stopped' })
  })
