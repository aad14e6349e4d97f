import { has } from '#content/clinic/offered.ts'
import type { Part } from '#content/clinic/parts.ts'

/** Correct spellings and old links, redirected to the page. The odd spellings on the right are the real paths. */
const oldPaths: Record<string, string> = {
  '/appointment': '/appoitment',
  '/appointments': '/appoitment',
  '/book': '/appoitment',
  '/practice': '/pratice',
  '/terms': '/term-condition',
  '/terms-and-conditions': '/term-condition',
  '/terms-conditions': '/term-condition',
  '/term-conditions': '/term-condition',
  '/privacy': '/privacy-policy',
  '/refund': '/refund-policy',
  '/refunds': '/refund-policy',
  '/blog': '/blogs',
  '/about': '/about/clinic',
  '/cases': '/gallery',
  '/homecollection': '/home-collection',
  '/home': '/',
  '/index.html': '/',
  '/services': '/services/obstetrics',
  '/service': '/service/treatments',
  // A wrong link of the specification: it was on the psychiatrist's card.
  '/services/physiotherapy': '/service/treatments',
}

/** Pages that not every clinic has. */
const needs: Record<string, Part> = {
  '/pratice': 'practice',
  '/blogs': 'blog',
  '/gallery': 'gallery',
  '/home-collection': 'home-collection',
  '/services/obstetrics': 'gynaecology',
  '/service/treatments': 'psychiatry',
}
const isThere = (path: string) => !needs[path] || has(needs[path])

/** Files and API calls; and private links, which are case-sensitive. */
const keepsItsSpelling = /^\/(assets|pictures|icons|api|m|hi\/m)\//

/** A private link in Hindi, short enough for an SMS. */
const shortHindiLink = /^\/h(\/[\w-]+)$/

/** The path to redirect to; null when this one is canonical or unknown. */
export function canonicalPath(pathname: string): string | null {
  // Browsers read a backslash as a slash: we could redirect to another host.
  if (keepsItsSpelling.test(pathname) || pathname.startsWith('//') || pathname.includes('\\')) return null
  const hindiLink = shortHindiLink.exec(pathname)?.[1]
  if (hindiLink) return `/hi/m${hindiLink}`
  const plain = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const [, prefix = '', english = ''] = /^(\/hi(?=\/|$))?(.*)$/.exec(plain) ?? []
  const meant = oldPaths[english]
  const right =
    meant === undefined || !isThere(meant) ? plain : meant === '/' ? prefix || '/' : prefix + meant
  return right === pathname ? null : right
}
