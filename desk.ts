import { buildFolder } from '#content/clinic/build-folder.ts'
import { checkClinic } from '#content/clinic/check-clinic.ts'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { words } from '#content/clinic/chosen-words.ts'
import { facts } from '#content/facts.ts'
import { endpoints } from '#desk/api/endpoints.ts'
import { createDesk } from '#desk/http/create-desk.ts'
import { openDesk } from '#desk/http/desk-services.ts'
import { openSignIn } from '#desk/http/sign-in/sign-in-calls.ts'
import { createContext } from '#server/platform/context.ts'
import { deskSettings, readEnv } from '#server/platform/env.ts'
import { createLog, version } from '#server/platform/log.ts'
import { measureAnswers, measurePool, measureQueues, openMetrics } from '#server/platform/metrics.ts'
import { addSearchHashes } from '#server/platform/rotate-keys.ts'
import { killWhenHanging } from '#server/watcher/watchdog.ts'

// The desk: a process of its own, on a port of its own. The public site can neither reach it nor knows its address.

const env = readEnv(deskSettings)
const log = createLog(env.LOG_LEVEL)
checkClinic(chosenClinicName(), facts, words)

const desk = openDesk(env, log, createContext())
const metrics = env.DESK_METRICS_PORT ? openMetrics(env.DESK_METRICS_PORT, log) : null
if (metrics) {
  measurePool(metrics, desk.pool)
  measureQueues(metrics, desk.db, desk)
}
/** Every path that is no call leads to a file of the desk. */
const routeOf = (route = '') => (/^\/(api\/|healthz$|readyz$)/.test(route) ? route : 'file')
await desk.readiness.start()
const { readSession, addRoutes } = openSignIn(desk, { url: env.DESK_URL, secret: env.DESK_SECRET })
const app = await createDesk({
  desk,
  endpoints,
  readSession,
  addRoutes,
  url: env.DESK_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  client: `${buildFolder}/desk`,
  measure: metrics ? measureAnswers(metrics, ({ routeOptions }) => routeOf(routeOptions.url)) : undefined,
})
await app.listen({ host: env.HOST, port: env.DESK_PORT })
const address = app.server.address()
killWhenHanging()
log.info({ event: 'desk.ready', version, port: typeof address === 'object' ? address?.port : undefined })

// Bookings from before the search are made findable while the desk works: an upgrade needs no command for it.
addSearchHashes(desk.db, desk.vault).then(
  (count) => count > 0 && log.info({ event: 'desk.made_findable', count }),
  (error: unknown) => log.error({ event: 'desk.search_incomplete', error }),
)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    setTimeout(() => app.server.closeAllConnections(), 5000).unref()
    await app.close()
    await desk.close()
    log.info({ event: 'desk.stopped' })
  })
