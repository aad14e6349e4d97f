import type { notFoundIn } from '../not-found.ts'
import styles from './not-found.module.css'

type Props = ReturnType<typeof notFoundIn>

export function NotFoundView({ words, code, home }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{words.meta.title}</title>
      <meta name="robots" content="noindex" />
      <img src="/pictures/not-found.svg" width="1200" height="900" alt="" />
      <h1>{words.heading}</h1>
      <p className="lead">{words.body}</p>
      <p>{words.help}</p>
      <a className="button button-primary button-large" href={home}>
        {words.homePage}
      </a>
      <p className={styles.code}>{code}</p>
    </div>
  )
}
