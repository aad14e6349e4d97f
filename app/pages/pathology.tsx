import { pathology } from '#content/pages/pathology.ts'
import { pictureIn } from '#content/picture-in.ts'
import { wordsIn } from '#content/words-in.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOf, pathIn } from '../paths.ts'
import { reachUsIn } from '../reach-us.ts'
import { metaFor } from '../seo.ts'
import { Arched } from '../ui/arched.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Picture } from '../ui/picture.tsx'
import { ReachUs } from '../ui/reach-us.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { StepPath } from '../ui/step-path.tsx'
import type { Route } from './+types/pathology.ts'
import styles from './pathology.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const { meta, ...words } = wordsIn(pathology, language)
  return {
    meta,
    breadcrumb: breadcrumbIn(language, words.breadcrumb),
    words,
    picture: pictureIn(language, pathology.picture, 'wide'),
    chair: pictureIn(language, pathology.good.picture),
    reachUs: reachUsIn(language),
    homeCollection: pathIn(language, '/home-collection'),
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
      })
    : []

export default function Pathology({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <>
      <PageIntro
        breadcrumb={page.breadcrumb}
        eyebrow={words.breadcrumb}
        title={words.heading}
        lead={words.intro}
      >
        <ReachUs {...page.reachUs} />
        <p className={styles.byPhone}>{words.byPhone}</p>
      </PageIntro>
      <div className={styles.bench}>
        <div className="wrap">
          <Picture picture={page.picture} first />
        </div>
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
          <StepPath steps={words.how.steps} />
        </section>
      </div>
      <section className={`wrap ${styles.good}`} aria-labelledby="good">
        <div className={styles.chair}>
          <Arched picture={page.chair} />
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
