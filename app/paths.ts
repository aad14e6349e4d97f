import { href, type Register } from 'react-router'
import type { Language } from '#content/language.ts'

type Pages = Register['pages']
type Other = `/hi${string}` | `/api${string}` | `${string}*` | `${string}.${string}`
/** The pages by their English path in app/routes.ts. */
export type Page = Exclude<keyof Pages, Other>
type Params<P extends Page> = Pages[P]['params']
type Arguments<P extends Page> = keyof Params<P> extends never ? [] : [Params<P>]

/** The path of a page in a language. */
export function pathIn<P extends Page>(language: Language, page: P, ...params: Arguments<P>): string {
  const translated = language === 'en' ? page : page === '/' ? '/hi' : `/hi${page}`
  return href(translated as '/about/:doctor', params[0] as { doctor: string })
}

export const languageOf = (pathname: string): Language => (/^\/hi(\/|$)/.test(pathname) ? 'hi' : 'en')

/** The language of the requested page. */
export const languageOfRequest = (request: Request): Language => languageOf(new URL(request.url).pathname)

/**
 * The same page in the other language. Prerendered pages are requested with a trailing slash, which would
 * redirect.
 */
export function switchLanguage(asked: string): string {
  const pathname = asked.replace(/(.)\/$/, '$1')
  if (languageOf(pathname) === 'hi') return pathname.replace(/^\/hi/, '') || '/'
  return pathname === '/' ? '/hi' : `/hi${pathname}`
}
