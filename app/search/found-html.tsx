import { renderToString } from 'react-dom/server'
import type { Language } from '#content/language.ts'
import type { Found } from '#server/http/page-with-results.ts'
import { Results } from './results.tsx'
import { type SearchResults, searchWordsIn } from './results-in.ts'

/** What a search puts into the shared page: the same components, rendered without the page around them. */
export const foundHtml = (language: Language, results: SearchResults): Found => ({
  typed: renderToString(results.q),
  results: renderToString(<Results words={searchWordsIn(language)} results={results} />),
})
