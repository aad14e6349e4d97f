import { siteContext } from '../context.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /appoitment/booked',
    'Disallow: /hi/appoitment/booked',
    `Sitemap: ${context.get(siteContext).publicUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
