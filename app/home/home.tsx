import { buttons } from '#content/interface.ts'
import { home } from '#content/pages/home.ts'
import { wordsIn } from '#content/words-in.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import { languageOf, pathIn } from '../paths.ts'
import { metaFor } from '../seo.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  return { language, words: wordsIn(home, language), book: buttons.bookAppointment[language] }
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  loaderData ? metaFor(matches[0].loaderData.origin, location.pathname, loaderData.words.meta) : []

export default function Home({ loaderData: { language, words, book } }: Route.ComponentProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <p className="eyebrow">{words.eyebrow}</p>
          <h1>{words.heading}</h1>
          <p className="lead">{words.line}</p>
          <p>
            <a className="button button-primary button-large" href={pathIn(language, '/appoitment')}>
              {book}
              <ArrowRight />
            </a>
          </p>
        </div>
        <img
          className={styles.picture}
          src="/pictures/banner-mother-tall.svg"
          width="1000"
          height="1120"
          alt={words.pictureAlt}
          fetchPriority="high"
        />
      </div>
    </section>
  )
}
