import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

/** The folders that a page depends on. */
const sources = /^(app|clinic|content|dev|public|server)\//

/** The environment in which Vite runs the server's code; a new one after Vite has restarted. */
export function serverEnvironment(vite: ViteDevServer) {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the code of the server')
  return ssr
}

/** Waits until React Router has read the table of URLs again: only then is the site up to date. */
async function routesRead(vite: ViteDevServer) {
  const { moduleGraph } = serverEnvironment(vite)
  const isOld = () => moduleGraph.getModuleById('\0virtual:react-router/server-build')?.transformResult
  // Gives up after 3 seconds: the change may have been in a comment.
  for (let waited = 0; isOld() && waited < 3000; waited += 50) await wait(50)
}

type LiveReload = {
  plugin: Plugin
  /** Increases with every change. A page made before the last one is outdated. */
  readonly version: number
}

/**
 * Pages are rendered on the server, so a change of any of their sources reloads the open pages. Only styles are
 * replaced in place. Vite's own updates would replace single modules in the browser and leave the rest of the page as
 * it was.
 */
export function createLiveReload(): LiveReload {
  let version = 1
  const plugin: Plugin = {
    name: 'live-reload',
    configResolved({ plugins }) {
      // React Router's own updates need its router in the browser, which no page has.
      for (const other of plugins.filter(({ name }) => name.startsWith('react-router'))) {
        delete other.hotUpdate
        delete other.handleHotUpdate
      }
    },
    configureServer(vite) {
      // A change may have come while the page was loading.
      vite.environments.client.hot.on('page-version', (shown: number, page) => {
        if (shown < version) page.send({ type: 'full-reload' })
      })
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server: vite }) {
        const source = path.relative(vite.config.root, file)
        if (!sources.test(source) || /\.test\.tsx?$/.test(source)) return
        // Vite calls this for each environment, and for the browser's first.
        if (this.environment.name !== 'client') return []
        if (source === 'app/routes.ts') await routesRead(vite)
        version += 1
        // Clears the whole cache, so that a missing import is noticed, too.
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
