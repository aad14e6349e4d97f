import { instantAt, toIso } from '#clinic/time.ts'
import { posts } from '#content/blog/posts.ts'
import { facts } from '#content/facts.ts'
import { pageMeta } from '#content/page-meta.ts'
import { wordsIn } from '#content/words-in.ts'
import { siteContext } from '../context.ts'
import { languageOf, pathIn } from '../paths.ts'
import type { Route } from './+types/feed.ts'

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The blog as an Atom feed, one for each language. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  const { pathname } = new URL(request.url)
  const language = languageOf(pathname)
  const words = wordsIn(pageMeta.blogs, language)
  const dated = (day: string) => toIso(instantAt(day, 0))
  const entries = posts.map((post) => {
    const { title, excerpt } = wordsIn({ title: post.title, excerpt: post.excerpt }, language)
    const address = publicUrl + pathIn(language, '/blog/:slug', { slug: post.slug })
    return `<entry><title>${escapeXml(title)}</title><link href="${address}"/><id>${address}</id><published>${dated(post.date)}</published><updated>${dated(post.updated ?? post.date)}</updated><summary>${escapeXml(excerpt)}</summary></entry>`
  })
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}-IN">
<title>${escapeXml(words.title)}</title><subtitle>${escapeXml(words.description)}</subtitle>
<link rel="self" href="${publicUrl}${pathname}"/><link href="${publicUrl}${pathIn(language, '/blogs')}"/>
<id>${publicUrl}${pathname}</id><updated>${dated(posts[0]!.date)}</updated>
<author><name>${escapeXml(facts.clinicName[language])}</name></author>
${entries.join('\n')}
</feed>
`
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
