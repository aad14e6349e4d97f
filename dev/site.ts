import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { requestContext, siteContext } from '#app/context.ts'
import { createHttp } from '#server/http/http.ts'
import { createContext } from '#server/platform/context.ts'
import { readEnv, siteSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { openSite } from '#server/site.ts'
import { developmentEnv } from './env.ts'
import { developmentHeaders, developmentPage, stylesPath } from './page.ts'

export type DevelopmentSite = {
  answer(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/**
 * The site as server.ts starts it, from the sources. Vite loads this file and all its imports, so that every change
 * takes effect: in a page, in a rule, in the server's own code.
 */
export async function openDevelopmentSite(version: number): Promise<DevelopmentSite> {
  const env = readEnv(siteSettings, developmentEnv)
  const log = createLog(env.LOG_LEVEL)
  const scripts = { page: '/app/browser.ts', form: '/app/islands/form-page.ts', hydration: [] }
  const site = openSite(env, log, createContext(), scripts)
  await site.readiness.start()
  site.nextFree.start()

  const failures = new WeakMap<Request, unknown>()
  const handle = createRequestHandler(
    developmentBuild((request, error) => failures.set(request, error)),
    'development',
  )
  const app = await createHttp({
    log,
    random: site.random,
    publicUrl: env.PUBLIC_URL,
    pageScript: scripts.page,
    isDemo: env.DEMO_MODE,
    trustedProxies: env.TRUSTED_PROXIES,
    readiness: site.readiness.read,
    render: async (request, info) => {
      const context = new RouterContextProvider()
      context.set(siteContext, site)
      context.set(requestContext, info)
      const response = await handle(request, context)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const refreshScript = build.assets.hmr?.runtime
      const error = failures.get(request)
      const html = developmentPage(await response.text(), { version, refreshScript, error })
      const { status, headers } = response
      return new Response(html, {
        status,
        headers: { ...Object.fromEntries(headers), ...developmentHeaders() },
      })
    },
  })
  await app.ready()
  return {
    answer: (request, response) => app.routing(request, response),
    async close() {
      await app.close()
      await site.close()
    },
  }
}

type Module = ServerBuild['entry']['module']

/**
 * The build with two changes: the place of the styles; and errors, which production only logs, are shown on the page.
 */
function developmentBuild(remember: (request: Request, error: unknown) => void): ServerBuild {
  const handleError: Module['handleError'] = (error, { request }) => {
    const isSendersMistake = isRouteErrorResponse(error) && error.status < 500
    if (request.signal.aborted || isSendersMistake) return
    console.error(error)
    remember(request, error)
  }
  return {
    ...build,
    unstable_getCriticalCss: ({ pathname }) => ({
      rel: 'stylesheet',
      href: `${stylesPath}?${new URLSearchParams({ pathname })}`,
    }),
    entry: { module: { ...build.entry.module, handleError } },
  } as ServerBuild
}
