import { data } from 'react-router'
import { has } from '#content/clinic/offered.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import type { Language } from '#content/language.ts'
import { pathology } from '#content/pages/pathology.ts'
import { wordsIn } from '#content/words-in.ts'
import { passFormToken } from '#server/limits/form-token.ts'
import type { Site } from '#server/site.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import { breadcrumbIn } from '../breadcrumb.ts'
import { siteContext } from '../context.ts'
import { emptyPage, isDone } from '../done-form.ts'
import { noStore } from '../forms/form-route.ts'
import { bodyOf, formValuesFrom, textIn } from '../forms/form-values.ts'
import { readForm } from '../forms/read-form.ts'
import { Island } from '../islands/island.tsx'
import { languageOfRequest, pathIn } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Arch } from '../ui/arch.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { Steps } from '../ui/steps.tsx'
import type { Route } from './+types/pathology.ts'
import { readChosen } from './basket/basket-data.ts'
import { findResults } from './find-results.ts'
import { LabTestSearch } from './lab-test-search.tsx'
import styles from './pathology.module.css'
import { resultsIn, searchWords } from './results-data.ts'
import { readSearch, type Search } from './search-address.ts'

async function resultsOf(site: Site, language: Language, search: Search) {
  const { found, answer } = await findResults(site, search)
  return { answer, results: found ? resultsIn(language, search, found) : ('failed' as const) }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const search = readSearch(new URL(request.url).searchParams)
  const { answer, results } = await resultsOf(context.get(siteContext), language, search)
  const { meta, breadcrumb, heading, how, good } = wordsIn(pathology, language)
  return data(
    {
      // A search is personal, and not for search engines.
      meta: search.q === '' ? meta : { ...meta, robots: 'noindex' },
      breadcrumb: breadcrumbIn(language, breadcrumb),
      heading,
      words: searchWords(language),
      search,
      results,
      rest: { how, good },
      chair: pictureIn(language, pathology.good.picture),
      homeCollection: has('home-collection') ? pathIn(language, '/home-collection') : null,
    },
    answer,
  )
}

/** Without script: another part of the list, with the chosen tests in the body of the form, never in a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const language = languageOfRequest(request)
  const form = await readForm(request)
  const formToken = passFormToken(site.secret, textIn(formValuesFrom(form), 'formToken'), 'basket')
  if (formToken && (await isDone(site, { formToken, intent: 'choose' }))) return emptyPage(request)
  const search = readSearch(bodyOf(form))
  const chosen = await readChosen(site, language, form).catch(() => [])
  const { answer, results } = await resultsOf(site, language, search)
  return data(
    { search, results, chosen, formToken, carriesBasket: true },
    { status: answer.status, headers: noStore },
  )
}

/** The list is the same for everyone; the choice in it is not. */
export const handle = { dock: 'tests' }

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  // After a request without a form they are empty, not missing.
  actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = metaFromLoader

const nothingChosen = { chosen: [], formToken: null, carriesBasket: false }

export default function Pathology({ loaderData: page, actionData }: Route.ComponentProps) {
  const { breadcrumb, heading, words, search, results } = page
  const list = { breadcrumb, heading, words, search, results, ...nothingChosen, ...actionData }
  const isFirst = list.search.page === null && !list.search.group
  return (
    <>
      <Island name="lab-test-search" component={LabTestSearch} props={list} />
      {isFirst && <Rest {...page} />}
    </>
  )
}

type RestProps = Pick<Route.ComponentProps['loaderData'], 'rest' | 'chair' | 'homeCollection'>

/** How it works, and what is good to know: folded, below the first screen. */
const Rest = ({ rest: { how, good }, chair, homeCollection }: RestProps) => (
  <div className={`wrap ${styles.rest}`}>
    <Accordion
      name="tests"
      isBrief
      items={[
        { id: 'how', title: how.heading, content: <Steps steps={how.steps} /> },
        {
          id: 'good',
          title: good.heading,
          content: (
            <div className={styles.good}>
              {good.points.map((point) => (
                <p key={point}>
                  <Sentence text={point} />
                </p>
              ))}
              {homeCollection && (
                <a className="text-link" href={homeCollection}>
                  {good.homeLink}
                  <ArrowRight />
                </a>
              )}
              <Arch picture={chair} />
            </div>
          ),
        },
      ]}
    />
  </div>
)
