import ArrowRight from '~icons/ph/arrow-right-bold'
import { NextFree } from '../ui/next-free.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './post-aside.module.css'
import type { PostData } from './post-data.ts'

/** The related service, recent posts, and how to contact the clinic. */
export function PostAside({ page: { contact, labels, list, recent, related } }: { page: PostData }) {
  return (
    <aside className={styles.aside} aria-label={labels.asideLabel}>
      <section className={styles.related} aria-labelledby="related">
        <p className="eyebrow">{labels.talkToUs}</p>
        <h2 id="related">{related.heading}</h2>
        <NextFree cards={related.nextFree} />
        <a className={`text-link ${styles.all}`} href={related.href}>
          {labels.whatHappens}
          <ArrowRight />
        </a>
      </section>
      <section aria-labelledby="recent">
        <h2 id="recent">{labels.recentPosts}</h2>
        <ul className={styles.posts}>
          {recent.map((post) => (
            <li key={post.href}>
              <Picture picture={post.picture} alt="" />
              <p>
                <a href={post.href}>{post.title}</a>
                <time dateTime={post.date}>{post.dateText}</time>
              </p>
            </li>
          ))}
        </ul>
        <a className={`text-link ${styles.all}`} href={list.href}>
          {list.label}
          <ArrowRight />
        </a>
      </section>
      <section className={styles.help} aria-labelledby="help">
        <h2 id="help">{labels.needHelp}</h2>
        <p>{labels.needHelpBody}</p>
        <a className="button button-primary" href={contact}>
          {labels.needHelpLink}
        </a>
      </section>
    </aside>
  )
}
