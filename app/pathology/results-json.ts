import type { Language } from '#content/language.ts'
import { siteContext } from '../context.ts'
import { languageOf } from '../paths.ts'
import type { Route } from './+types/results-json.ts'
import { type Found, findResults } from './find-results.ts'
import { resultsIn } from './results-data.ts'
import { readSearch, type Search } from './search-address.ts'

/** Serialised once, as long as the results are cached (server/lab-tests/lab-test-search.ts). */
const written = new WeakMap<Found, Map<Language, string>>()

function write(language: Language, search: Search, found: Found): string {
  const texts = written.get(found) ?? new Map<Language, string>()
  written.set(found, texts)
  const text = texts.get(language) ?? JSON.stringify(resultsIn(language, search, found))
  texts.set(language, text)
  return text
}

/**
 * The results without the page around them, for the search while typing (use-lab-test-search.ts): a fraction of a
 * page. Not for people or search engines.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const search = readSearch(searchParams)
  const { found, answer } = await findResults(context.get(siteContext), search)
  return new Response(found ? write(languageOf(pathname), search, found) : 'null', {
    status: answer.status,
    headers: { ...answer.headers, 'content-type': 'application/json', 'x-robots-tag': 'noindex' },
  })
}
