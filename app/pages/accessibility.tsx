import { pictureIn } from '#content/format/picture-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { accessibility } from '#content/pages/accessibility.ts'
import { wordsIn } from '#content/words-in.ts'
import Check from '~icons/ph/check-bold'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOfRequest } from '../paths.ts'
import { reachUsIn } from '../reach-us.ts'
import { metaFromLoader } from '../seo.ts'
import { PageIntro } from '../ui/page-intro.tsx'
import { Passage } from '../ui/passage.tsx'
import { ReachUs } from '../ui/reach-us.tsx'
import type { Route } from './+types/accessibility.ts'
import styles from './accessibility.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const words = wordsIn(accessibility, language)
  return {
    meta: wordsIn(pageMeta.accessibility, language),
    breadcrumb: breadcrumbIn(language, words.breadcrumb),
    words,
    picture: pictureIn(language, accessibility.picture, 'arch'),
    reachUs: reachUsIn(language),
  }
}

export const meta: Route.MetaFunction = metaFromLoader

export default function Accessibility({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <>
      <PageIntro
        breadcrumb={page.breadcrumb}
        title={words.heading}
        lead={words.intro}
        picture={page.picture}
      />
      <section className={`wrap ${styles.can}`} aria-labelledby="can">
        <h2 id="can">{words.canDoHeading}</h2>
        <ul>
          {words.canDo.map((line) => (
            <li key={line}>
              <Check />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className={`wrap ${styles.passages}`}>
        <Passage heading={words.standardHeading} text={[words.standard]} />
        <Passage heading={words.limitsHeading} points={words.limits} />
        <Passage heading={words.clinicHeading} text={[words.clinic, words.otherWays]} />
        <Passage heading={words.reportHeading} text={[words.report]}>
          <ReachUs {...page.reachUs} />
        </Passage>
      </div>
      <p className={`wrap ${styles.checked}`}>{page.words.lastChecked}</p>
    </>
  )
}
