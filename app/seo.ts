import type { MetaDescriptor } from 'react-router'
import { otherShown } from '#content/clinic/shown-languages.ts'
import { languageOf, switchLanguage } from './paths.ts'
import { type Graph, graphOf } from './structured-data.ts'

const locales = { en: 'en_IN', hi: 'hi_IN' }

type PageWords = {
  title: string
  description: string
  robots?: string
  /** The page has a <title> of its own, because it shows errors. */
  hasTitle?: boolean
}

/**
 * Title, description, canonical URL, hreflang links, social card and structured data. Each page's `meta` calls it.
 */
export function metaFor(
  origin: string,
  pathname: string,
  page: PageWords,
  graph: Graph = {},
): MetaDescriptor[] {
  const here = pathname.replace(/(.)\/$/, '$1')
  const language = languageOf(here)
  const [english, hindi] = language === 'en' ? [here, switchLanguage(here)] : [switchLanguage(here), here]
  const alternate = (hrefLang: string, path: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + path,
  })
  const og = (property: string, content: string) => ({ property: `og:${property}`, content })
  return [
    ...(page.hasTitle ? [] : [{ title: page.title }]),
    og('title', page.title),
    { name: 'description', content: page.description },
    ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
    { tagName: 'link', rel: 'canonical', href: origin + here },
    ...(otherShown(language)
      ? [alternate('en-IN', english), alternate('hi-IN', hindi), alternate('x-default', english)]
      : []),
    og('type', graph.post ? 'article' : 'website'),
    og('url', origin + here),
    og('description', page.description),
    og('locale', locales[language]),
    og('image', `${origin}/pictures/og-card-${language}.png`),
    og('image:width', '1200'),
    og('image:height', '630'),
    { 'script:ld+json': graphOf(origin, here, page, graph) },
  ]
}

type MetaArgs = {
  matches: readonly [{ loaderData: { origin: string } }, ...unknown[]]
  location: { pathname: string }
  loaderData: ({ meta: PageWords } & Pick<Graph, 'breadcrumb'>) | undefined
}

/** The `meta` of a page whose loader returns its title and its breadcrumb. */
export const metaFromLoader = ({ matches, location, loaderData }: MetaArgs): MetaDescriptor[] =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        ...(loaderData.breadcrumb && { breadcrumb: loaderData.breadcrumb }),
      })
    : []
