import ArrowLeft from '~icons/ph/arrow-left-bold'
import type { notFoundIn } from '../not-found.ts'
import { Sentence } from '../ui/care/sentence.tsx'
import { Picture } from '../ui/picture.tsx'
import { data } from '../ui/script/data-attributes.ts'
import styles from './not-found.module.css'

export function NotFoundView(page: ReturnType<typeof notFoundIn>) {
  const { words } = page
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{page.meta.title}</title>
      <meta name="description" content={page.meta.description} />
      <meta name="robots" content="noindex" />
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
            {...data({ enhance: 'go-back' })}
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
          <p>
            <Sentence text={words.call} />
          </p>
          <p>
            <Sentence text={words.crisis} />
          </p>
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
