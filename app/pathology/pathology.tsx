import { data } from 'react-router'
import { pictureIn } from '#content/format/picture-in.ts'
import { pathology } from '#content/pages/pathology.ts'
import { wordsIn } from '#content/words-in.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import { breadcrumbIn } from '../breadcrumb.ts'
import { siteContext } from '../context.ts'
import { Island } from '../islands/island.tsx'
import { pathIn } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { Arch } from '../ui/arch.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Steps } from '../ui/steps.tsx'
import type { Route } from './+types/pathology.ts'
import { findResults } from './find-results.ts'
import { LabTestSearch } from './lab-test-search.tsx'
import styles from './pathology.module.css'
import { resultsIn, searchWords } from './results-data.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, search, found, answer } = await findResults(context.get(siteContext), request)
  const { meta, breadcrumb, heading, intro, groups, how, good } = wordsIn(pathology, language)
  return data(
    {
      // A search is nobody else's business, and no page of its own.
      meta: search.q === '' ? meta : { ...meta, robots: 'noindex' },
      breadcrumb: breadcrumbIn(language, breadcrumb),
      search: {
        intro: {
          breadcrumb: breadcrumbIn(language, breadcrumb),
          title: heading,
          lead: intro,
          picture: pictureIn(language, pathology.picture),
        },
        words: searchWords(language),
        ...search,
        results: found ? resultsIn(language, found) : ('failed' as const),
      },
      words: { groups, how, good },
      chair: pictureIn(language, pathology.good.picture),
      homeCollection: pathIn(language, '/home-collection'),
    },
    answer,
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = metaFromLoader

export default function Pathology({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <>
      <Island name="lab-test-search" component={LabTestSearch} props={page.search} />
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
    </>
  )
}
