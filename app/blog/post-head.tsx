import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Listen } from '../ui/listen.tsx'
import { awaiting, signed } from '../ui/reviewed.tsx'
import type { PostData } from './post-data.ts'
import styles from './post-head.module.css'

/** Title, author, date, reading time, and whether a doctor has reviewed it. */
export function PostHead({ page }: { page: PostData }) {
  const { author, labels, published, updated, reviewed } = page
  return (
    <header className={styles.head}>
      <Breadcrumb {...page.breadcrumb} current={page.crumb}>
        <Listen to="read" {...page.listen} />
      </Breadcrumb>
      <h1>{page.post.title}</h1>
      <div className={styles.byline}>
        <span className={styles.badge} aria-hidden="true">
          {author.initials}
        </span>
        <p>
          <span className={styles.facts}>
            <b>{author.name}</b>
            <span>{page.minutes}</span>
            <time dateTime={published.day}>{published.text}</time>
            {updated && <time dateTime={updated.day}>{updated.text}</time>}
          </span>
          {reviewed.isReviewed ? (
            <span>{reviewed.line}</span>
          ) : (
            <>
              <span {...awaiting(reviewed.id)}>{labels.notReviewed}</span>
              <span {...signed(reviewed.id)}>{reviewed.signed}</span>
            </>
          )}
        </p>
      </div>
    </header>
  )
}
