import type { MetaDescriptor } from 'react-router'
import { languageOf, switchLanguage } from './paths.ts'

/** Title, description, one canonical address and the other language's. Each page's `meta` calls it. */
export function metaFor(
  origin: string,
  pathname: string,
  page: { title?: string; description: string },
): MetaDescriptor[] {
  const here = pathname.replace(/(.)\/$/, '$1')
  const there = switchLanguage(here)
  const [english, hindi] = languageOf(here) === 'en' ? [here, there] : [there, here]
  const alternate = (hrefLang: string, path: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + path,
  })
  return [
    ...(page.title ? [{ title: page.title }] : []),
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: origin + here },
    alternate('en-IN', english),
    alternate('hi-IN', hindi),
    alternate('x-default', english),
  ]
}
