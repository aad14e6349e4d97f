import { careCardsIn } from '#content/format/care-cards-in.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { reviewedIn } from '#content/format/reviewed-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { safety } from '#content/pages/safety.ts'
import type { PracticeSection } from '#content/schema.ts'
import { wordsIn } from '#content/words-in.ts'
import EyeSlash from '~icons/ph/eye-slash'
import HandHeart from '~icons/ph/hand-heart'
import Phone from '~icons/ph/phone-call'
import ShieldCheck from '~icons/ph/shield-check'
import { breadcrumbIn } from '../breadcrumb.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFromLoader } from '../seo.ts'
import { CareCards } from '../ui/care/care-cards.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Passage } from '../ui/passage.tsx'
import { Reviewed, Signed } from '../ui/reviewed.tsx'
import type { Route } from './+types/safety.ts'
import styles from './safety.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  return {
    meta: wordsIn(pageMeta.safety, language),
    breadcrumb: breadcrumbIn(language, safety.breadcrumb[language]),
    words: wordsIn(safety, language),
    sections: wordsIn<readonly PracticeSection[]>(safety.sections, language),
    picture: pictureIn(language, safety.picture, 'arch'),
    careCards: careCardsIn(language, safety.careCards),
    reviewed: reviewedIn(language, 'safety'),
  }
}

/** The page that explains the quick exit has it, too. */
export const handle = { sensitive: true }

export const meta: Route.MetaFunction = metaFromLoader

const icons: Record<string, typeof Phone> = {
  'what-the-button-does': ShieldCheck,
  'what-it-cannot-hide': EyeSlash,
  'what-you-can-do': HandHeart,
}

export default function Safety({ loaderData: page }: Route.ComponentProps) {
  const { sections, words } = page
  return (
    <>
      <PageIntro breadcrumb={page.breadcrumb} title={words.heading} lead={words.intro} picture={page.picture}>
        <Signed review={page.reviewed} />
      </PageIntro>
      <div className={`wrap ${styles.page}`}>
        <CareCards cards={page.careCards} />
        <div className={styles.sections}>
          {sections.map(({ id, heading, text, points = [] }) => {
            const Icon = icons[id] ?? Phone
            return (
              <div key={id} className={styles.part}>
                <Icon />
                <Passage id={id} heading={heading} text={text} points={points} />
              </div>
            )
          })}
        </div>
        <Reviewed review={page.reviewed} />
      </div>
    </>
  )
}
