import { categories } from '#content/blog/authors.ts'
import { longDateIn } from '#content/format/long-date.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import type { Language } from '#content/language.ts'
import type { BlogPost } from '#content/schema.ts'
import { wordsIn } from '#content/words-in.ts'
import { pathIn } from '../paths.ts'

/** A post as the list and the sidebar show it. */
export const postCardIn = (language: Language, post: BlogPost) => ({
  href: pathIn(language, '/blog/:slug', { slug: post.slug }),
  title: post.title[language],
  excerpt: wordsIn(post.excerpt, language),
  category: categories[post.category][language],
  date: post.date,
  dateText: longDateIn(language, post.date),
  picture: pictureIn(language, post.picture),
})

export type PostCardWords = ReturnType<typeof postCardIn>
