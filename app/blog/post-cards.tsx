import ArrowRight from '~icons/ph/arrow-right-bold'
import { Picture } from '../ui/picture.tsx'
import type { PostCardWords } from './post-card.ts'
import styles from './post-cards.module.css'

type Props = { heading: string; posts: PostCardWords[]; readMore: string }

/** The newest post large, the next two beside each other, the older three in a row. */
export function PostCards({ heading, posts, readMore }: Props) {
  return (
    <section className={`wrap ${styles.list}`} aria-labelledby="articles">
      <h2 id="articles" className="visually-hidden">
        {heading}
      </h2>
      {posts.map((post) => (
        <article key={post.href} className={styles.card}>
          <div className={styles.picture}>
            <Picture picture={post.picture} alt="" />
          </div>
          <div className={styles.text}>
            <p className={styles.line}>
              <span className={styles.category}>{post.category}</span>
              <time dateTime={post.date}>{post.dateText}</time>
            </p>
            <h3>{post.title}</h3>
            <p className={styles.excerpt}>{post.excerpt}</p>
            <a className={`text-link ${styles.more}`} href={post.href}>
              {readMore}
              <span className="visually-hidden">: {post.title}</span>
              <ArrowRight />
            </a>
          </div>
        </article>
      ))}
    </section>
  )
}
