/**
 * The path of a page of this site that a form names, without its query, which may be personal. The home page for
 * anything that would lead to another site: `//elsewhere`, `/\elsewhere`, and `/.//elsewhere`, which becomes the
 * first.
 */
export function pathOfPage(named: unknown): string {
  const base = 'http://site.invalid'
  if (typeof named !== 'string' || !URL.canParse(named, base)) return '/'
  const { origin, pathname } = new URL(named, base)
  return origin === base && !pathname.startsWith('//') ? pathname : '/'
}
