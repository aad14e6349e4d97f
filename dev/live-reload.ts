import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

/** What a page is made of. */
const sources = /^(app|clinic|content|dev|public|server)\//

/** The environment in which Vite runs what a page is made of; another one after Vite has started anew. */
export function serverEnvironment(vite: ViteDevServer) {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the code of the server')
  return ssr
}

/** React Router reads the table of URLs by itself, a moment after it has changed: only then is there another site. */
async function routesRead(vite: ViteDevServer) {
  const { moduleGraph } = serverEnvironment(vite)
  const isOld = () => moduleGraph.getModuleById('\0virtual:react-router/server-build')?.transformResult
  // It may have been a comment that changed.
  for (let waited = 0; isOld() && waited < 3000; waited += 50) await wait(50)
}

type LiveReload = {
  plugin: Plugin
  /** Grows with every change. A page that was made before the last one is old. */
  readonly version: number
}

/**
 * Every page is drawn on the server, so that after a change of anything that a page is made of it is drawn again: the
 * open pages reload. Styles alone change in place. What Vite would do instead, exchanging single modules in the browser,
 * would leave the rest of the page as it was.
 */
export function createLiveReload(): LiveReload {
  let version = 1
  const plugin: Plugin = {
    name: 'live-reload',
    configResolved({ plugins }) {
      // React Router's own updates are for its router in the browser, which no page has.
      for (const other of plugins.filter(({ name }) => name.startsWith('react-router'))) {
        delete other.hotUpdate
        delete other.handleHotUpdate
      }
    },
    configureServer(vite) {
      // A page may have been on its way while something changed.
      vite.environments.client.hot.on('page-version', (shown: number, page) => {
        if (shown < version) page.send({ type: 'full-reload' })
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server: vite }) {
        const source = path.relative(vite.config.root, file)
        if (!sources.test(source) || /\.test\.tsx?$/.test(source)) return
        // Asked for each environment, and for the browser's first.
        if (this.environment.name !== 'client') return []
        if (source === 'app/routes.ts') await routesRead(vite)
        version += 1
        // All of it, so that who imports a file that is gone is noticed, too.
        serverEnvironment(vite).runner.clearCache()
        if (source.endsWith('.css')) this.environment.hot.send('styles-changed', version)
        else this.environment.hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
  return {
    plugin,
    get version() {
      return version
    },
  }
}
