import { clinicOf, doctorWordsIn } from '#content/clinic/doctor-words-in.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { pictureIn } from '#content/format/picture-in.ts'
import { pageMeta } from '#content/page-meta.ts'
import { aboutDoctor } from '#content/pages/about-doctor.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { wordsIn } from '#content/words-in.ts'
import { bookPath, carriedBy } from '../book-link.ts'
import { breadcrumbIn } from '../breadcrumb.ts'
import { nextFreeIn } from '../next-free.ts'
import { noSuchPage } from '../not-found.ts'
import { languageOfRequest } from '../paths.ts'
import { metaFor } from '../seo.ts'
import { BookBand } from '../ui/book-band.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import { PointList } from '../ui/point-list.tsx'
import type { Route } from './+types/about-doctor.ts'
import styles from './about-doctor.module.css'
import { doctorFactsIn } from './doctor-facts.ts'
import { DoctorHead } from './doctor-head.tsx'
import { iconOf } from './doctor-icons.tsx'

export function loader(args: Route.LoaderArgs) {
  const { request, params } = args
  const doctor = facts.doctors.find(({ slug }) => slug === params.doctor)
  if (!doctor) throw noSuchPage(args)
  const language = languageOfRequest(request)
  const words = wordsIn(aboutDoctor, language, clinicOf(doctor))
  const said = doctorWordsIn(language, doctor)
  return {
    doctor,
    meta: wordsIn(pageMeta['about-doctor'], language, clinicOf(doctor)),
    breadcrumb: breadcrumbIn(language, words.breadcrumb),
    words,
    said,
    credentials: words.credentials.items.map((item) => ({
      ...item,
      value: fill(item.value, { specialty: said.specialty, languages: said.languages }),
    })),
    facts: doctorFactsIn(language, doctor),
    nextFree: nextFreeIn(args.context, language, { doctor }),
    picture: said.picture && pictureIn(language, said.picture, 'tall'),
    patients: pictureIn(language, 'doctor-with-women', 'tall'),
    cta: wordsIn(gynaecologyPage.cta, language),
    book: bookPath(language, carriedBy({ doctor })),
  }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData
    ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.meta, {
        breadcrumb: loaderData.breadcrumb,
        doctor: loaderData.doctor,
      })
    : []

export default function AboutDoctor({ loaderData: page }: Route.ComponentProps) {
  const { words, said, cta, book } = page
  return (
    <>
      <DoctorHead
        breadcrumb={page.breadcrumb}
        picture={page.picture}
        nextFree={page.nextFree}
        facts={page.facts}
        role={said.role}
        name={words.heading}
      />
      <div className={`wrap ${styles.profile}`}>
        <div className={styles.text}>
          {said.profile.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section aria-labelledby="credentials" className={styles.credentials}>
          <h2 id="credentials">{words.credentials.heading}</h2>
          <dl>
            {page.credentials.map((item) => (
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
              {said.approach.map((point) => (
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
        <PointList points={said.expertise.map((item) => ({ ...item, icon: iconOf(item.id) }))} />
      </section>
      <div className={`wrap ${styles.end}`}>
        <BookBand id="book" heading={cta.heading} body={[cta.body]} href={book} button={cta.button} />
      </div>
    </>
  )
}
