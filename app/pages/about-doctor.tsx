import { facts } from '#content/facts.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { aboutDoctor } from '#content/pages/about-doctor.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { wordsIn } from '#content/words-in.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import { breadcrumbIn } from '../breadcrumb.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest, pathIn } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { BookBand } from '../ui/book-band.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Picture } from '../ui/picture.tsx'
import { PointList } from '../ui/point-list.tsx'
import type { Route } from './+types/about-doctor.ts'
import styles from './about-doctor.module.css'
import { iconOf } from './doctor-icons.tsx'

export function loader(args: Route.LoaderArgs) {
  const { request, params } = args
  if (params.doctor !== facts.doctorSlug) throw noSuchPage(args)
  const language = languageOfRequest(request)
  const words = wordsIn(aboutDoctor, language)
  return {
    meta: wordsIn(pageMeta['about-doctor'], language),
    breadcrumb: breadcrumbIn(language, words.breadcrumb),
    words,
    picture: pictureIn(language, aboutDoctor.picture, 'tall'),
    patients: pictureIn(language, 'doctor-with-women', 'tall'),
    cta: wordsIn(gynaecologyPage.cta, language),
    book: pathIn(language, '/appoitment'),
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        doctor: true,
      })
    : []

export default function AboutDoctor({ loaderData: page }: Route.ComponentProps) {
  const { words, cta, book } = page
  const [first, ...profile] = words.profile
  return (
    <>
      <PageIntro
        breadcrumb={page.breadcrumb}
        eyebrow={words.role}
        title={words.heading}
        {...(first && { lead: first })}
        picture={page.picture}
      >
        <a className="button button-primary button-large" href={book}>
          {words.bookButton}
          <ArrowRight />
        </a>
      </PageIntro>
      <div className={`wrap ${styles.profile}`}>
        <div className={styles.text}>
          {profile.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section aria-labelledby="credentials" className={styles.credentials}>
          <h2 id="credentials">{words.credentials.heading}</h2>
          <dl>
            {words.credentials.items.map((item) => (
              <div key={item.id}>
                <dt>{item.label}</dt>
                <dd>{item.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className={styles.band} aria-labelledby="why">
        <div className={`wrap ${styles.why}`}>
          <Picture picture={page.patients} className={styles.patients ?? ''} />
          <div>
            <h2 id="why">
              <Emphasis text={words.whyPatientsChooseHer.heading} />
            </h2>
            <dl>
              {words.whyPatientsChooseHer.points.map((point) => (
                <div key={point.id}>
                  <dt>{point.title}</dt>
                  <dd>{point.description}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
      <section className={`wrap ${styles.list} ${styles.expertise}`} aria-labelledby="expertise">
        <h2 id="expertise">
          <Emphasis text={words.expertise.heading} />
        </h2>
        <PointList points={words.expertise.items.map((item) => ({ ...item, icon: iconOf(item.id) }))} />
      </section>
      <div className={`wrap ${styles.end}`}>
        <BookBand id="book" heading={cta.heading} body={[cta.body]} href={book} button={cta.button} />
      </div>
    </>
  )
}
