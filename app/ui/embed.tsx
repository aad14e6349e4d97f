import styles from './embed.module.css'
import { data } from './script/data-attributes.ts'

export type EmbedProps = {
  /** The URL of the iframe, and of the same content for a plain link. */
  src: string
  href: string
  words: {
    show: string
    hide: string
    link: string
    /** Announced after the link: it leads to another site. */
    leaves: string
    /** What the third party learns when it is loaded. */
    notice: string
    title: string
    failed: string
  }
}

type Props = EmbedProps & {
  className?: string
  /** Our own picture, shown until the visitor loads the iframe. */
  picture?: React.ReactNode
  /** The text before the button. */
  children?: React.ReactNode
}

/** A third-party page, loaded by a click (app/enhance/embed.ts): until then nothing is requested from it. */
export function Embed({ src, href, words, className = '', picture, children }: Props) {
  return (
    <div
      className={`${styles.embed} ${className}`}
      {...data({ enhance: 'embed', src, title: words.title, hide: words.hide, failed: words.failed })}
    >
      <div className={styles.offer}>
        {children}
        <p className={styles.ways}>
          <button
            type="button"
            className={`button button-secondary ${styles.load}`}
            aria-expanded="false"
            {...data({ load: true })}
          >
            {words.show}
          </button>
          <a className="text-link" href={href} rel="noreferrer">
            {words.link}
            <span className="visually-hidden"> ({words.leaves})</span>
          </a>
        </p>
        <p className={styles.notice}>{words.notice}</p>
        <p className={styles.announcement} role="status" {...data({ announcement: true })} />
      </div>
      <div className={styles.place} {...data({ place: true })}>
        {picture}
      </div>
    </div>
  )
}
