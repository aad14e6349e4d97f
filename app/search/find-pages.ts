import { createSiteSearch } from '#clinic/search/site-search.ts'
import type { CareCardId } from '#content/care-cards.ts'
import { suggestsDanger } from '#content/danger-words.ts'
import type { SitePageId } from '#content/schema.ts'
import { conditionWords } from '#content/search/condition-words.ts'
import { dangerWords } from '#content/search/danger.ts'
import { pageWords } from '#content/search/page-words.ts'
import { questionWords } from '#content/search/question-words.ts'
import { serviceWords } from '#content/search/service-words.ts'
import { sharedWords } from '#content/search/shared-words.ts'
import type { PageWords, TypedWords } from '#content/search/words.ts'
import { siteIndex } from './site-index.ts'

const words: PageWords = { ...questionWords, ...conditionWords, ...serviceWords, ...pageWords }

const typedOf = ({ english, hindi, roman, slips }: TypedWords) => [...english, ...hindi, ...roman, ...slips]

/** A page without search words is found by its title. */
const pages = siteIndex.map(({ id, title }) => {
  const known = words[id]
  return {
    id,
    priority: known?.priority ?? 3,
    typed: [title.en, title.hi, ...(known ? typedOf(known) : [])],
  }
})

const search = createSiteSearch({
  pages,
  shared: sharedWords,
  danger: dangerWords.map(({ card, first, ...typed }) => ({ card, first, typed: typedOf(typed) })),
})

/** The pages that match a query, and the card of help before them: the search's own, or that of the forms. */
export function findPages(typed: string) {
  const found = search(typed)
  const card = found.card ?? (suggestsDanger(typed) ? 'crisis' : null)
  return { ...found, pages: found.pages as SitePageId[], card: card as CareCardId | null }
}
