import { has } from '#content/clinic/offered.ts'
import { otherShown } from '#content/clinic/shown-languages.ts'
import type { Site } from '#server/site.ts'
import { siteContext } from '../context.ts'
import { switchLanguage } from '../paths.ts'
import { contentPaths, livePaths } from '../prerendered.ts'
import type { Route } from './+types/sitemap.ts'

const listed = [...contentPaths.filter((path) => path !== '/offline'), ...livePaths]

/** The pages of the tests; none while the database is down, and then the response is cached only briefly. */
async function testPaths({ labTestList, log }: Site): Promise<string[]> {
  const listed = await labTestList.read().catch((error) => {
    log.error({ event: 'lab_tests.search_failed', error })
    return []
  })
  return listed.map(({ slug }) => `/pathology/${slug}`)
}

/** Every page in the clinic's languages, each naming the other. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { publicUrl } = site
  const tests = has('pathology') ? await testPaths(site) : []
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${path}"/>`
  const entry = (path: string, links: string) => `<url><loc>${publicUrl}${path}</loc>${links}</url>`
  const entries = (english: string) => {
    if (!otherShown('en')) return [entry(english, '')]
    const hindi = switchLanguage(english)
    const links = link('en-IN', english) + link('hi-IN', hindi) + link('x-default', english)
    return [entry(english, links), entry(hindi, links)]
  }
  const urls = [...listed, ...tests].flatMap(entries)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': tests.length > 0 || !has('pathology') ? 'public, max-age=3600' : 'no-store',
      },
    },
  )
}
