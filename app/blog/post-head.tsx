import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Picture } from '../ui/picture.tsx'
import type { PostData } from './post-data.ts'
import styles from './post-head.module.css'

/** Title, author and dates beside the picture. */
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
        {/* Not in the arch: it would cut the corners of these pictures. */}
        <Picture picture={page.picture} className={styles.picture ?? ''} first />
      </div>
    </div>
  )
}
