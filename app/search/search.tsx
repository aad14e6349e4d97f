import { data } from 'react-router'
import { MAX_SEARCH_LENGTH } from '#clinic/lab-tests/search-text.ts'
import { has } from '#content/clinic/offered.ts'
import { pageMeta } from '#content/page-meta.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import { siteContext } from '../context.ts'
import type { Frame } from '../layouts/frame.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { data as attributes } from '../ui/script/data-attributes.ts'
import type { Route } from './+types/search.ts'
import { ResultsPlace } from './results.tsx'
import { MOST_TESTS, resultsIn, searchWordsIn } from './results-in.ts'
import styles from './search.module.css'
import { SearchBox } from './search-box.tsx'

/** Without the tests the rest is still found. */
const findTests = (site: Site, q: string) =>
  has('pathology')
    ? site.labTestSearch.find(q, { page: 1, size: MOST_TESTS }).catch((error) => {
        site.log.error({ event: 'lab_tests.search_failed', error })
        return null
      })
    : null

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const q = typed.trim().slice(0, MAX_SEARCH_LENGTH)
  const { title, description } = wordsIn(pageMeta.search, language)
  return data(
    {
      // The title never contains the query.
      meta: { title, description, ...(q && { robots: 'noindex' }) },
      words: searchWordsIn(language),
      action: pathIn(language, '/search'),
      results: q ? resultsIn(language, q, await findTests(context.get(siteContext), q)) : null,
    },
    { headers: { 'cache-control': q ? 'private, no-store' : 'public, max-age=60' } },
  )
}

type Page = { results: ReturnType<typeof resultsIn> | null }

/** Others may look over the patient's shoulder; where somebody may be in danger the dock has the numbers to call. */
export const handle = ({ results }: Page): Frame => ({
  sensitive: true,
  help: true,
  ...(results && results.cards.length > 0 && { dock: 'help' }),
})

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = metaFromLoader

/** One search box over the whole site. */
export default function SearchPage({ loaderData: { words, action, results } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`} {...attributes({ enhance: 'site-search' })}>
      <h1>{words.heading}</h1>
      <search>
        <form action={action} className={styles.form}>
          <label htmlFor="q">{words.label}</label>
          <SearchBox button={words.button} value={results?.q} hint="q-hint" />
          <p id="q-hint" className={styles.hint}>
            {words.intro} {words.privacy} <noscript>{words.history}</noscript>
          </p>
        </form>
      </search>
      <ResultsPlace page={{ words, results }} />
    </div>
  )
}
