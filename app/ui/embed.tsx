import styles from './embed.module.css'

export type EmbedProps = {
  /** What the frame shows, and the same for whoever would rather go there. */
  src: string
  href: string
  words: {
    show: string
    hide: string
    link: string
    /** Said after the link to those who hear it: it leads away. */
    leaves: string
    /** Who will learn what when it is shown. */
    notice: string
    title: string
    failed: string
  }
}

type Props = EmbedProps & {
  className?: string
  /** Our own picture, in the frame's place until someone asks for the frame. */
  picture?: React.ReactNode
  /** What is said before the offer. */
  children?: React.ReactNode
}

/** Another site's page, asked for by a click (app/enhance/embed.ts): until then nothing of it is fetched. */
export function Embed({ src, href, words, className = '', picture, children }: Props) {
  return (
    <div
      className={`${styles.embed} ${className}`}
      data-enhance="embed"
      data-src={src}
      data-title={words.title}
      data-hide={words.hide}
      data-failed={words.failed}
    >
      <div className={styles.offer}>
        {children}
        <p className={styles.ways}>
          <button
            type="button"
            className={`button button-secondary ${styles.load}`}
            aria-expanded="false"
            data-load
          >
            {words.show}
          </button>
          <a className="text-link" href={href} rel="noreferrer">
            {words.link}
            <span className="visually-hidden"> ({words.leaves})</span>
          </a>
        </p>
        <p className={styles.notice}>{words.notice}</p>
        <p className={styles.told} role="status" data-told />
      </div>
      <div className={styles.place} data-place>
        {picture}
      </div>
    </div>
  )
}
