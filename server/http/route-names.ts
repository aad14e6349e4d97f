/** As React Router lists them in a build. */
type Routes = Record<string, { path?: string; parentId?: string } | undefined>

/** What Fastify serves beside the pages. */
const files = ['/healthz', '/readyz', '/assets/*', '/pictures/*', '/icons/*']

/** The whole patterns, such as /hi/m/:link. */
const patternsIn = (routes: Routes): string[] => {
  const pathOf = ({ path, parentId }: { path?: string; parentId?: string }): string =>
    (parentId && routes[parentId] ? pathOf(routes[parentId]) : '') + (path ? `/${path}` : '')
  return Object.values(routes).flatMap((route) => (route ? [pathOf(route) || '/'] : []))
}

/** Names the route of a request by its pattern: what stands in the address itself may be a secret. */
export function createRouteNames(routes: Routes): (url: string) => string {
  const patterns = [...patternsIn(routes), ...files]
  const exact = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)))
  const others = patterns
    .filter((pattern) => /[:*]/.test(pattern) && !/^(\/hi)?\/\*$/.test(pattern))
    .map((pattern) => ({
      pattern,
      shape: RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}$`),
    }))
  return (url) => {
    const pathname = url.split('?', 1)[0] ?? ''
    if (exact.has(pathname)) return pathname
    return others.find(({ shape }) => shape.test(pathname))?.pattern ?? 'unknown'
  }
}
