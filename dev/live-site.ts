import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { open as openInspector } from 'node:inspector'
import { createServer } from 'vite'
import { inspectorPort } from './env.ts'
import { createLiveReload, serverEnvironment } from './live-reload.ts'
import { developmentHeaders, errorPage } from './page.ts'
import type { DevelopmentSite } from './site.ts'
import { pageStyles } from './styles.ts'

export type LiveSite = {
  answer(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** Vite in front, for requests that exist only in development; behind it the site in its present code. */
export async function openLiveSite(server: Server): Promise<LiveSite> {
  const port = inspectorPort('site')
  if (port) openInspector(port)
  const live = createLiveReload()
  const vite = await createServer({
    clearScreen: false,
    appType: 'custom',
    // The socket for live reload on the site's own port.
    server: { middlewareMode: true, ws: { server } },
    plugins: [live.plugin, pageStyles()],
  })

  type Opened = { by: unknown; site: Promise<DevelopmentSite> }
  let opened: Opened | undefined
  const close = (old: Opened | undefined) => old?.site.then((site) => site.close()).catch(console.error)

  /** Opened again after every change: then Vite has loaded the code again. */
  async function currentSite(): Promise<DevelopmentSite> {
    const { version } = live
    const { runner } = serverEnvironment(vite)
    const loaded = await runner.import<typeof import('./site.ts')>('/dev/site.ts')
    if (opened?.by !== loaded) {
      void close(opened)
      opened = { by: loaded, site: loaded.openDevelopmentSite(version) }
    }
    return opened.site
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { version } = live
    try {
      const site = await currentSite()
      site.answer(request, response)
    } catch (error) {
      console.error(error)
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', ...developmentHeaders() })
      response.end(errorPage({ version, error }))
    }
  }

  // The first visitor need not wait for it; errors in the code are shown in the browser.
  await currentSite().catch(console.error)
  return {
    answer: (request, response) => vite.middlewares(request, response, () => void answer(request, response)),
    async close() {
      await vite.close()
      await close(opened)
    },
  }
}
