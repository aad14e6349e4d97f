import { Arched } from '../ui/arched.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import type { PostData } from './post-data.ts'
import styles from './post-head.module.css'

/** Title, author and dates beside the picture in its arch. */
export function PostHead({ page }: { page: PostData }) {
  const { author, published, updated } = page
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <Breadcrumb {...page.breadcrumb} current={page.crumb} />
          <p className="eyebrow">{page.category}</p>
          <h1>{page.post.title}</h1>
          <div className={styles.byline}>
            <span className={styles.badge} aria-hidden="true">
              {author.initials}
            </span>
            <p>
              <b>{author.name}</b>
              <span>
                <time dateTime={published.day}>{published.text}</time>
                {updated && <time dateTime={updated.day}>{updated.text}</time>}
              </span>
            </p>
          </div>
        </div>
        <div className={styles.picture}>
          <Arched picture={page.picture} first wide />
        </div>
      </div>
    </div>
  )
}
