import { words as clinicWords } from '#content/clinic/chosen-words.ts'
import { facts } from '#content/facts.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { aboutClinic } from '#content/pages/about-clinic.ts'
import { wordsIn } from '#content/words-in.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { clinicNumbersIn } from '../clinic-numbers.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { ContactBlock } from '../ui/contact-block.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Picture } from '../ui/picture.tsx'
import { StatBand } from '../ui/stat-band.tsx'
import { Steps } from '../ui/steps.tsx'
import type { Route } from './+types/about-clinic.ts'
import styles from './about-clinic.module.css'
import { CareApproach } from './care-approach.tsx'
import { clinicContactIn } from './clinic-contact.ts'
import { ClinicExpect } from './clinic-expect.tsx'
import { Principles } from './principles.tsx'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request)
  const words = wordsIn(aboutClinic, language)
  return {
    meta: wordsIn(pageMeta['about-clinic'], language),
    breadcrumb: breadcrumbIn(language, words.breadcrumb),
    words,
    about: wordsIn(clinicWords.about, language),
    numbers: clinicNumbersIn(language, facts.claims),
    pictures: {
      clinic: pictureIn(language, aboutClinic.picture, 'wide'),
      approach: pictureIn(language, aboutClinic.careApproach.picture, 'full'),
      expect: pictureIn(language, 'gallery-waiting', 'full'),
    },
    contact: clinicContactIn(language),
    links: { book: pathIn(language, '/appoitment'), contact: pathIn(language, '/contact') },
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        clinic: true,
      })
    : []

export default function AboutClinic({ loaderData: page }: Route.ComponentProps) {
  const { words, pictures, links } = page
  const [lead, ...intro] = page.about
  return (
    <>
      <PageIntro breadcrumb={page.breadcrumb} title={words.heading} {...(lead && { lead })} />
      <div className={styles.view}>
        <div className="wrap">
          <Picture picture={pictures.clinic} first />
        </div>
      </div>
      <div className={`wrap ${styles.intro}`}>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <StatBand {...page.numbers} />
      <CareApproach words={words.careApproach} picture={pictures.approach} />
      <section className={`wrap ${styles.process}`} aria-labelledby="process">
        <h2 id="process">
          <Emphasis text={words.process.heading} />
        </h2>
        <Steps steps={words.process.steps} />
      </section>
      <Principles {...words.principles} />
      <ClinicExpect {...words.whatToExpect} picture={pictures.expect} />
      <div className={`wrap ${styles.contact}`}>
        <ContactBlock {...page.contact}>
          <p className={styles.buttons}>
            <a className="button button-primary" href={links.book}>
              {words.contactBlock.bookButton}
            </a>
            <a className="button button-secondary" href={links.contact}>
              {words.contactBlock.contactButton}
            </a>
          </p>
        </ContactBlock>
      </div>
    </>
  )
}
