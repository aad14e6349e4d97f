import type { Language } from '#content/language.ts'
import type { BlogPost } from '#content/schema.ts'
import { pathIn } from '../paths.ts'
import { gynaecologyTabs } from '../prerendered.ts'

/** Where the service of a post is described: a page of its own, or a part of one. */
export function relatedPath(language: Language, { tab, item }: BlogPost['related']): string {
  if (tab === 'treatments') return pathIn(language, '/service/treatments/:condition', { condition: item })
  const page = gynaecologyTabs.some((name) => name === tab)
    ? pathIn(language, '/services/:tab', { tab })
    : pathIn(language, '/service/:tab', { tab })
  return `${page}#${item}`
}
