import { data } from 'react-router'
import type { Language } from '#content/language.ts'
import { pageMeta } from '#content/page-meta.ts'
import { wordsIn } from '#content/words-in.ts'
import { searchPlaces } from '#server/http/build-placeholders.ts'
import type { Site } from '#server/site.ts'
import { requestContext, siteContext } from '../context.ts'
import type { Frame } from '../layouts/frame.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { data as attributes } from '../ui/script/data-attributes.ts'
import type { Route } from './+types/search.ts'
import { Results, ResultsPlace } from './results.tsx'
import { findResults, resultsIn, searchWordsIn, typedIn } from './results-in.ts'
import styles from './search.module.css'
import { SearchBox } from './search-box.tsx'

/** Without the tests the rest is still found. */
const search = (site: Site, language: Language, q: string) =>
  findResults(site, language, q).catch((error) => {
    site.log.error({ event: 'lab_tests.search_failed', error })
    return resultsIn(language, q, null)
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const { searchParams } = new URL(request.url)
  const q = typedIn(searchParams)
  // What is shared has places for what each visitor typed and found (found-html.tsx).
  const isShared = q !== '' && context.get(requestContext)?.isShared === true
  const results = q === '' || isShared ? null : await search(context.get(siteContext), language, q)
  const { title, description } = wordsIn(pageMeta.search, language)
  return data(
    {
      // The title never contains the query.
      meta: { title, description, ...(q && { robots: 'noindex' }) },
      words: searchWordsIn(language),
      action: pathIn(language, '/search'),
      q,
      results,
      place: isShared ? searchPlaces.results : null,
      isDanger: results ? results.cards.length > 0 : isShared && searchParams.has('danger'),
    },
    { headers: { 'cache-control': q ? 'private, no-store' : 'public, max-age=60' } },
  )
}

/** Others may look over the patient's shoulder; where somebody may be in danger the dock has the numbers to call. */
export const handle = ({ isDanger }: { isDanger: boolean }): Frame => ({
  sensitive: true,
  ...(isDanger && { dock: 'help' }),
})

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = metaFromLoader

/** One search box over the whole site. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { words, action, q, results, place } = loaderData
  return (
    <div className={`wrap ${styles.page}`} {...attributes({ enhance: 'site-search' })}>
      <h1>{words.heading}</h1>
      <search>
        <form action={action} className={styles.form}>
          <label className="visually-hidden" htmlFor="q">
            {words.label}
          </label>
          <SearchBox button={words.button} value={q || undefined} placeholder={words.label} hint="q-hint" />
          <p id="q-hint" className={styles.hint}>
            {words.intro} {words.privacy} <noscript>{words.history}</noscript>
          </p>
        </form>
      </search>
      <ResultsPlace>{place ?? <Results words={words} results={results} />}</ResultsPlace>
    </div>
  )
}
