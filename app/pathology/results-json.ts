import type { Language } from '#content/language.ts'
import type { LabTestPage } from '#server/lab-tests/search-lab-tests.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/results-json.ts'
import { findResults } from './find-results.ts'
import { resultsIn } from './results-data.ts'

/** Written once for as long as the site remembers what it found (server/lab-tests/lab-test-search.ts). */
const written = new WeakMap<LabTestPage, Map<Language, string>>()

function write(language: Language, found: LabTestPage): string {
  const texts = written.get(found) ?? new Map<Language, string>()
  written.set(found, texts)
  const text = texts.get(language) ?? JSON.stringify(resultsIn(language, found))
  texts.set(language, text)
  return text
}

/**
 * The results of the page without the page around them, for the search while one types (use-lab-test-search.ts): it
 * costs a fraction of a page. Nobody is meant to open or to find it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, found, answer } = await findResults(context.get(siteContext), request)
  return new Response(found ? write(language, found) : 'null', {
    status: answer.status,
    headers: { ...answer.headers, 'content-type': 'application/json', 'x-robots-tag': 'noindex' },
  })
}
