import { matchRoutes, type RouteObject } from 'react-router'
import { type EnvironmentModuleNode, isCSSRequest, type Plugin, type ViteDevServer } from 'vite'
import { serverEnvironment } from './live-reload.ts'
import { stylesPath } from './page.ts'

/**
 * The styles of a page in the order in which its modules import them, as in production. React Router's own list puts
 * those of the islands before the shared ones.
 */
export const pageStyles = (): Plugin => ({
  name: 'page-styles',
  configureServer(vite) {
    vite.middlewares.use(stylesPath, (request, response, next) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      stylesOf(vite, searchParams.get('pathname') ?? '/').then((styles) => {
        response.setHeader('content-type', 'text/css; charset=utf-8')
        response.setHeader('cache-control', 'no-store')
        response.end(styles)
      }, next)
    })
  },
})

async function stylesOf(vite: ViteDevServer, pathname: string): Promise<string> {
  const ssr = serverEnvironment(vite)
  const { default: routes } = await ssr.runner.import<{ default: RouteObject[] }>('/app/routes.ts')
  const matches = matchRoutes(routes, pathname) ?? []
  const files = ['root.tsx', ...matches.map(({ route }) => (route as unknown as { file: string }).file)]

  const seen = new Set<EnvironmentModuleNode>()
  function* sheetsOf(module: EnvironmentModuleNode | undefined): Generator<string> {
    if (!module || seen.has(module)) return
    seen.add(module)
    // A style sheet includes what it imports.
    if (isCSSRequest(module.url)) return yield module.url
    for (const imported of module.importedModules) yield* sheetsOf(imported)
  }
  const sheets = files.flatMap((file) => [
    ...sheetsOf(ssr.moduleGraph.getModuleById(`${vite.config.root}/app/${file}`)),
  ])
  const { client } = vite.environments
  const styles = sheets.map(
    async (url) => `/* ${url} */\n${(await client.transformRequest(`${url}?direct`))?.code}`,
  )
  return (await Promise.all(styles)).join('\n')
}
