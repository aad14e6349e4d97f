import { data } from 'react-router'
import { pictureIn } from '#content/format/picture-in.ts'
import { pathology } from '#content/pages/pathology.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import { breadcrumbIn } from '../breadcrumb.ts'
import { siteContext } from '../context.ts'
import { pathIn } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { Arch } from '../ui/arch.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Steps } from '../ui/steps.tsx'
import type { Route } from './+types/pathology.ts'
import { BookDialog } from './book-dialog.tsx'
import { findResults } from './find-results.ts'
import styles from './pathology.module.css'
import { Failed, LabTestResults, Loading } from './results.tsx'
import { resultsIn } from './results-data.ts'
import { SearchForm } from './search-form.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, q, page, found, answer } = await findResults(context.get(siteContext), request)
  const { meta, results: _, failed: __, byPhone: ___, ...words } = wordsIn(pathology, language)
  return data(
    {
      // A search is nobody else's business, and no page of its own.
      meta: q === '' ? meta : { ...meta, robots: 'noindex' },
      breadcrumb: breadcrumbIn(language, words.breadcrumb),
      words,
      q,
      results: resultsIn(language, q, page, found),
      list: pathIn(language, '/pathology'),
      close: site.close[language],
      resultsOnly: pathIn(language, '/pathology/results'),
      picture: pictureIn(language, pathology.picture),
      chair: pictureIn(language, pathology.good.picture),
      homeCollection: pathIn(language, '/home-collection'),
    },
    answer,
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
      })
    : []

export default function Pathology({ loaderData: page }: Route.ComponentProps) {
  const { words, results } = page
  return (
    <div data-enhance="book-dialog">
      <div data-enhance="pathology-search" data-results-only={page.resultsOnly}>
        <PageIntro
          breadcrumb={page.breadcrumb}
          title={words.heading}
          lead={words.intro}
          aside={<Arch picture={page.picture} alt="" wide />}
        >
          <SearchForm words={words.search} action={page.list} q={page.q} />
        </PageIntro>
        <p className="visually-hidden" role="status" data-status="" />
        <LabTestResults results={results} />
        <template data-loading="">
          <Loading heading={results.words.loading} />
        </template>
        <template data-failed="">
          <Failed results={results} />
        </template>
      </div>
      <section className={`wrap ${styles.groups}`} aria-labelledby="groups">
        <SectionHead
          id="groups"
          eyebrow={words.groups.eyebrow}
          heading={words.groups.heading}
          text={words.groups.text}
        />
        <ul>
          {words.groups.items.map((group) => (
            <li key={group.id}>
              <h3>{group.title}</h3>
              <p>{group.description}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.band}>
        <section className={`wrap ${styles.how}`} aria-labelledby="how">
          <SectionHead id="how" eyebrow={words.how.eyebrow} heading={words.how.heading} />
          <Steps steps={words.how.steps} />
        </section>
      </div>
      <section className={`wrap ${styles.good}`} aria-labelledby="good">
        <div className={styles.chair}>
          <Arch picture={page.chair} />
        </div>
        <div className={styles.text}>
          <h2 id="good">
            <Emphasis text={words.good.heading} />
          </h2>
          {words.good.points.map((point) => (
            <p key={point}>{point}</p>
          ))}
          <a className="text-link" href={page.homeCollection}>
            {words.good.homeLink}
            <ArrowRight />
          </a>
        </div>
      </section>
      <BookDialog close={page.close} />
    </div>
  )
}
