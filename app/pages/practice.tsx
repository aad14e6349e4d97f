import { pictureIn } from '#content/format/picture-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { practice } from '#content/pages/practice.ts'
import type { PracticeSection } from '#content/schema.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { Arch } from '../ui/arch.tsx'
import { HelpPanel } from '../ui/care/help-panel.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Passage } from '../ui/passage.tsx'
import type { Route } from './+types/practice.ts'
import styles from './practice.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  return {
    meta: wordsIn(pageMeta.practice, language),
    breadcrumb: breadcrumbIn(language, practice.breadcrumb[language]),
    words: wordsIn(practice, language),
    sections: wordsIn<readonly PracticeSection[]>(practice.sections, language),
    picture: pictureIn(language, practice.picture),
    contact: pathIn(language, '/contact'),
    appointment: pathIn(language, '/appoitment'),
  }
}

export const meta: Route.MetaFunction = metaFromLoader

export default function Practice({ loaderData: page }: Route.ComponentProps) {
  const { sections, words } = page
  return (
    <>
      <PageIntro breadcrumb={page.breadcrumb} title={words.heading} lead={words.intro} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.side}>
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">{words.onThisPage}</h2>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.heading}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.picture}>
            <Arch picture={page.picture} alt="" />
          </div>
        </div>
        <div className={styles.sections}>
          {sections.map(({ id, heading, text, points = [] }) => (
            <Passage key={id} id={id} heading={heading} text={text} points={points} />
          ))}
        </div>
      </div>
      <HelpPanel heading={words.help.heading} text={words.help.text}>
        <a className="button button-secondary button-large" href={page.contact}>
          {words.help.contactButton}
        </a>
        <a className="button button-secondary button-large" href={page.appointment}>
          {words.help.bookButton}
        </a>
      </HelpPanel>
    </>
  )
}
