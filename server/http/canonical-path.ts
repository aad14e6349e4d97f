/** Right spellings and old links, each to the page that is meant. The odd spellings are the pages' own. */
const oldAddresses: Record<string, string> = {
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
  // A link of the specification that was labelled wrongly: it stood on the psychiatrist's card.
  '/services/physiotherapy': '/service/treatments',
}

/** Files and calls; and a private link, of which every letter counts. */
const keepsItsSpelling = /^\/(assets|pictures|icons|api|m|hi\/m)\//

/** A private link in Hindi, as short as an SMS wants it. */
const shortHindiLink = /^\/h(\/[\w-]+)$/

/** Where this path should be asked for instead; null when it is right as it is, or is nobody's. */
export function canonicalPath(pathname: string): string | null {
  // A browser reads a backslash as a slash: what we would lead to could be another host.
  if (keepsItsSpelling.test(pathname) || pathname.startsWith('//') || pathname.includes('\\')) return null
  const hindiLink = shortHindiLink.exec(pathname)?.[1]
  if (hindiLink) return `/hi/m${hindiLink}`
  const plain = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const [, prefix = '', english = ''] = /^(\/hi(?=\/|$))?(.*)$/.exec(plain) ?? []
  const meant = oldAddresses[english]
  const right = meant === undefined ? plain : meant === '/' ? prefix || '/' : prefix + meant
  return right === pathname ? null : right
}
