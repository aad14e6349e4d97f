import { homeTests } from '#clinic/home-collection.ts'
import { collectionWindowsIn } from '#content/collection-windows.ts'
import { homeCollection, homeTestWords } from '#content/pages/home-collection.ts'
import { pictureIn } from '#content/picture-in.ts'
import { rupees } from '#content/rupees.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOf, pathIn } from '../paths.ts'
import { reachUsIn } from '../reach-us.ts'
import { metaFor } from '../seo.ts'
import { PageIntro } from '../ui/page-intro.tsx'
import { ReachUs } from '../ui/reach-us.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { StepPath } from '../ui/step-path.tsx'
import type { Route } from './+types/home-collection.ts'
import { CollectionPrepare } from './collection-prepare.tsx'
import { CollectionTests } from './collection-tests.tsx'
import { CollectionWindows } from './collection-windows.tsx'
import styles from './home-collection.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const { meta, ...words } = wordsIn(homeCollection, language)
  return {
    meta,
    breadcrumb: breadcrumbIn(language, words.breadcrumb),
    words,
    picture: pictureIn(language, homeCollection.picture, 'arch'),
    kit: pictureIn(language, homeCollection.prepare.picture),
    reachUs: reachUsIn(language),
    tests: homeTests.map(({ id, code, price }) => ({
      id,
      ...wordsIn(homeTestWords[code], language),
      price: rupees(price),
    })),
    windows: collectionWindowsIn(language),
    links: {
      pathology: pathIn(language, '/pathology'),
      refund: `${pathIn(language, '/refund-policy')}#home-collection-service-refunds`,
      terms: `${pathIn(language, '/term-condition')}#home-collection-services`,
    },
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
      })
    : []

export default function HomeCollection({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <>
      <PageIntro
        breadcrumb={page.breadcrumb}
        eyebrow={words.breadcrumb}
        title={words.heading}
        lead={words.intro}
        picture={page.picture}
      >
        <ReachUs {...page.reachUs} />
        <p className={styles.byPhone}>{words.byPhone}</p>
      </PageIntro>
      <section className={`wrap ${styles.how}`} aria-labelledby="how">
        <SectionHead id="how" eyebrow={words.how.eyebrow} heading={words.how.heading} />
        <StepPath steps={words.how.steps} />
      </section>
      <CollectionTests words={words.tests} tests={page.tests} pathology={page.links.pathology} />
      <CollectionWindows words={words.windows} sessions={page.windows} />
      <CollectionPrepare words={words.prepare} picture={page.kit} links={page.links} />
    </>
  )
}
