import { href, type Register } from 'react-router'
import { type Language, languages } from '#content/language.ts'

type Pages = Register['pages']
/** The pages that need nothing filled in, by their English address. */
export type PagePath = {
  [Path in keyof Pages]: Path extends `${string}:${string}` | `${string}*` | `/hi${string}` | `/api${string}`
    ? never
    : Path
}[keyof Pages]

/** The address of a page in a language. */
export function pathIn(language: Language, page: PagePath): string {
  if (language === 'en') return href(page)
  return page === '/' ? href('/hi') : href(`/hi${page}`)
}

export const languageOf = (pathname: string): Language => (/^\/hi(\/|$|\.data)/.test(pathname) ? 'hi' : 'en')

export const otherLanguage = (language: Language): Language => languages.find((other) => other !== language)!

/** The same page in the other language. */
export function switchLanguage(pathname: string): string {
  if (languageOf(pathname) === 'hi') return pathname.replace(/^\/hi/, '') || '/'
  return pathname === '/' ? '/hi' : `/hi${pathname}`
}
