import { spawn } from 'node:child_process'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { loadCatalogue } from '#db/catalogue.ts'
import { createForDevelopment } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { createHttp } from '#server/http/http.ts'
import { readEnv, smsSettings, whatsappSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { openSite } from '#server/site.ts'
import { developmentEnv } from './env.ts'
import { openInbox, serveInbox } from './inbox.ts'
import { openProvider } from './provider.ts'

/** One command for everything: database, site with live reload, worker, and a mail inbox and a phone to look into. */
const INBOX_PAGE = 8025
const env = readEnv(undefined, developmentEnv)

await createForDevelopment(env.OWNER_DATABASE_URL)
await migrate(env.OWNER_DATABASE_URL)
await loadCatalogue(env.OWNER_DATABASE_URL)

const inbox = await openInbox(Number(new URL(env.SMTP_URL).port))
serveInbox(inbox, INBOX_PAGE)

const [sms, whatsapp] = [smsSettings(env), whatsappSettings(env)]
if (!sms || !whatsapp) throw new Error('Development has both channels')
const phonePort = Number(new URL(sms.SMS_URL).port)
await openProvider({ ...sms, ...whatsapp }, phonePort)

const worker = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'worker.ts'], {
  env: { ...developmentEnv, LOG_LEVEL: 'warn' },
  stdio: 'inherit',
})

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const ssr = vite.environments.ssr
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server build')
const loadBuild = () => ssr.runner.import('virtual:react-router/server-build') as Promise<ServerBuild>

const log = createLog('warn')
const browserScript = (await loadBuild()).assets.entry.module
const site = openSite(env, log, browserScript)
await site.readiness.start()
const app = await createHttp({
  log,
  publicUrl: env.PUBLIC_URL,
  browserScript,
  isDemo: env.DEMO_MODE,
  trustedProxies: env.TRUSTED_PROXIES,
  readiness: site.readiness.read,
  render: async (request, info) => {
    // Loaded anew for each request, so that every change shows at once.
    const build = await loadBuild()
    const { siteContext, requestContext } = build.entry.module as unknown as typeof import('#app/context.ts')
    const context = new RouterContextProvider()
    context.set(siteContext, site)
    context.set(requestContext, info)
    return createRequestHandler(build, 'development')(request, context)
  },
})
app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
await app.listen({ host: env.HOST, port: env.PORT })

console.log(`
  Site    ${env.PUBLIC_URL}/appoitment   (हिंदी: ${env.PUBLIC_URL}/hi/appoitment)
  Mail    http://127.0.0.1:${INBOX_PAGE}
  Phone   http://127.0.0.1:${phonePort}
`)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    worker.kill()
    process.exit()
  })
