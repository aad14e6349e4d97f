import { data } from 'react-router'
import { fill } from '#content/fill.ts'
import { pageMeta } from '#content/page-meta.ts'
import { notFound } from '#content/pages/not-found.ts'
import { pictureIn } from '#content/picture-in.ts'
import { wordsIn } from '#content/words-in.ts'
import ArrowLeft from '~icons/ph/arrow-left-bold'
import { visitContext } from '../context.ts'
import { languageOf, pathIn } from '../paths.ts'
import { Picture } from '../ui/picture.tsx'
import type { Route } from './+types/not-found.ts'
import styles from './not-found.module.css'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const words = wordsIn(notFound, language)
  const page = {
    meta: wordsIn(pageMeta['not-found'], language),
    words,
    // The request's own id: the clinic can find the visit in its log by the code that the visitor reads out.
    code: fill(words.reference, { code: context.get(visitContext)?.requestId ?? '' }),
    picture: pictureIn(language, notFound.picture),
    home: pathIn(language, '/'),
    useful: notFound.usefulLinks.map(({ label, link }) => ({
      label: label[language],
      href: pathIn(language, link),
    })),
  }
  return data(page, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.meta.title },
        { name: 'description', content: loaderData.meta.description },
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function NotFound({ loaderData: page }: Route.ComponentProps) {
  const { words } = page
  return (
    <div className={`wrap ${styles.page}`}>
      <Picture picture={page.picture} alt="" first />
      <div className={styles.text}>
        <h1 className={styles.glitch}>{words.heading}</h1>
        <p className="lead">{words.text}</p>
        <p>{words.hint}</p>
        <p className={styles.ways}>
          <a className="button button-primary button-large" href={page.home}>
            {words.homeButton}
          </a>
          <button
            type="button"
            className={`button button-secondary button-large ${styles.back}`}
            data-enhance="go-back"
            hidden
          >
            <ArrowLeft />
            {words.backButton}
          </button>
        </p>
        <nav className={styles.useful} aria-labelledby="useful">
          <h2 id="useful">{words.usefulHeading}</h2>
          <ul>
            {page.useful.map((link) => (
              <li key={link.href}>
                <a className="text-link" href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <p>{words.call}</p>
          <p>{words.crisis}</p>
          <p>
            <b>{page.code}</b> {words.referenceHelp}
          </p>
          <label className={styles.still}>
            <input type="checkbox" />
            {words.pauseEffect}
          </label>
        </div>
      </div>
    </div>
  )
}
