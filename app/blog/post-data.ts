import { authors, categories } from '#content/blog/authors.ts'
import { blogPage } from '#content/blog/page.ts'
import { posts } from '#content/blog/posts.ts'
import { readingMinutes } from '#content/blog/reading-minutes.ts'
import { careCardsIn } from '#content/format/care-cards-in.ts'
import { fill } from '#content/format/fill.ts'
import { longDateIn } from '#content/format/long-date.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { reviewedIn } from '#content/format/reviewed-in.ts'
import { shorten } from '#content/format/shorten.ts'
import { blog } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { pageMeta } from '#content/page-meta.ts'
import type { BlogPost } from '#content/schema.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { listenIn } from '../listen-in.ts'
import { pathIn } from '../paths.ts'
import type { NextFreeCard } from '../ui/next-free.tsx'
import { postCardIn } from './post-card.ts'
import { relatedPath } from './related.ts'

const DESCRIPTION_LENGTH = 155
const CRUMB_LENGTH = 32
const RECENT = 4

function metaOf(language: Language, post: BlogPost) {
  const { title, description } = wordsIn(pageMeta['blog-detail'], language)
  const room = DESCRIPTION_LENGTH - description.replace('{postExcerpt}', '').length
  return {
    title: fill(title, { quietTitle: post.quietTitle[language] }),
    description: fill(description, { postExcerpt: shorten(wordsIn(post.excerpt, language), room) }),
  }
}

const dateIn = (language: Language, text: string, day: string) => ({
  day,
  text: fill(text, { date: longDateIn(language, day) }),
})

type Section = { subhead: string | null; paragraphs: string[] }

/** The paragraphs below each heading; those before the first one have none. */
function sectionsOf(content: readonly (string | { subhead: string })[]): Section[] {
  const sections: Section[] = [{ subhead: null, paragraphs: [] }]
  for (const part of content)
    if (typeof part === 'string') sections.at(-1)!.paragraphs.push(part)
    else sections.push({ subhead: part.subhead, paragraphs: [] })
  return sections.filter(({ paragraphs }) => paragraphs.length > 0)
}

/** A post with its sidebar. */
export function postData(language: Language, post: BlogPost, nextFree: NextFreeCard[]) {
  const labels = wordsIn({ ...blogPage, ...blog }, language)
  const list = { label: labels.breadcrumb, href: pathIn(language, '/blogs') }
  const { title, content, inShort, tags, sources, related } = wordsIn(post, language)
  const minutes = readingMinutes(content.filter((part) => typeof part === 'string'))
  return {
    meta: metaOf(language, post),
    breadcrumb: breadcrumbIn(language, title, list),
    /** Shortened in the breadcrumb, because the full title is right below. */
    crumb: shorten(title, CRUMB_LENGTH),
    labels,
    post: { title, inShort, sections: sectionsOf(content), tags, sources },
    listen: listenIn(language, `/blog/${post.slug}`, [title, ...inShort, JSON.stringify(content)]),
    minutes: fill(labels.minutes, { minutes }),
    related: {
      heading: related.heading,
      href: relatedPath(language, post.related),
      nextFree,
    },
    category: categories[post.category][language],
    author: wordsIn(authors[post.author], language),
    published: dateIn(language, labels.published, post.date),
    updated: post.updated ? dateIn(language, labels.updated, post.updated) : null,
    picture: pictureIn(language, post.picture),
    careCards: careCardsIn(language, post.careCards),
    reviewed: reviewedIn(language, post.slug),
    graph: {
      title,
      description: wordsIn(post.excerpt, language),
      published: post.date,
      updated: post.updated ?? post.date,
      author: wordsIn(authors[post.author].name, language),
      picture: pictureIn(language, post.picture).src,
    },
    recent: posts
      .filter((other) => other !== post)
      .slice(0, RECENT)
      .map((other) => postCardIn(language, other)),
    list: { label: labels.backToList, href: list.href },
    contact: pathIn(language, '/contact'),
  }
}

export type PostData = ReturnType<typeof postData>
