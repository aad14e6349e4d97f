import { renderToStaticMarkup } from 'react-dom/server'
import type { LabTestPage } from '#server/lab-tests/search-lab-tests.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/results-only.ts'
import { type Answered, findResults } from './find-results.ts'
import { LabTestResults } from './results.tsx'
import { resultsIn } from './results-data.ts'

/** Drawn once for as long as the site remembers what it found (server/lab-tests/lab-test-search.ts). */
const drawn = new WeakMap<LabTestPage, Map<string, string>>()

function draw({ language, q, page, found }: Answered): string {
  const html = () => renderToStaticMarkup(<LabTestResults results={resultsIn(language, q, page, found)} />)
  if (!found) return html()
  const kept = drawn.get(found) ?? new Map<string, string>()
  drawn.set(found, kept)
  const key = `${language} ${page} ${q}`
  const known = kept.get(key) ?? html()
  kept.set(key, known)
  return known
}

/**
 * The results of the page without the page around them, for app/enhance/pathology-search.ts: a search while one types
 * costs a third of a page. Nobody is meant to open or to find it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const answered = await findResults(context.get(siteContext), request)
  const { status, headers } = answered.answer
  return new Response(draw(answered), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  })
}
