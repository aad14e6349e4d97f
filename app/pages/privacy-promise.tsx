import { pictureIn } from '#content/format/picture-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { privacyPromise } from '#content/pages/privacy-promise.ts'
import { wordsIn } from '#content/words-in.ts'
import Prohibit from '~icons/ph/prohibit'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { Arch } from '../ui/arch.tsx'
import { HelpPanel } from '../ui/care/help-panel.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { TickList } from '../ui/tick-list.tsx'
import type { Route } from './+types/privacy-promise.ts'
import styles from './privacy-promise.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  return {
    meta: wordsIn(pageMeta['privacy-promise'], language),
    breadcrumb: breadcrumbIn(language, privacyPromise.breadcrumb[language]),
    words: wordsIn(privacyPromise, language),
    picture: pictureIn(language, privacyPromise.picture),
    policy: pathIn(language, '/privacy-policy'),
  }
}

export const meta: Route.MetaFunction = metaFromLoader

export default function PrivacyPromise({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <>
      <PageIntro breadcrumb={page.breadcrumb} title={words.heading} lead={words.intro.join(' ')} />
      <section className={`wrap ${styles.never}`} aria-labelledby="never">
        <h2 id="never">{words.neverHeading}</h2>
        <ul>
          {words.never.map((pledge) => (
            <li key={pledge.id}>
              <Prohibit />
              <h3>{pledge.title}</h3>
              <p>{pledge.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.band}>
        <div className={`wrap ${styles.row}`}>
          <div className={styles.picture}>
            <Arch picture={page.picture} />
          </div>
          <div className={styles.lists}>
            <Lines heading={words.doHeading} lines={words.do} />
            <Lines heading={words.youCanHeading} lines={words.youCan} />
          </div>
        </div>
      </div>
      <div className={styles.limits}>
        <HelpPanel heading={words.limitsHeading} text={words.limits}>
          <a className="button button-secondary button-large" href={page.policy}>
            {words.policyLink}
          </a>
        </HelpPanel>
      </div>
    </>
  )
}

const Lines = ({ heading, lines }: { heading: string; lines: string[] }) => (
  <section>
    <h2>{heading}</h2>
    <TickList items={lines} />
  </section>
)
