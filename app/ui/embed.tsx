import ArrowSquareOut from '~icons/ph/arrow-square-out-bold'
import styles from './embed.module.css'

type Props = {
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
    loading: string
    failed: string
  }
}

/** Another site's page, asked for by a click (app/enhance/embed.ts): until then nothing of it is fetched. */
export function Embed({ src, href, words }: Props) {
  return (
    <div
      className={styles.embed}
      data-enhance="embed"
      data-src={src}
      data-frame-title={words.title}
      data-show={words.show}
      data-hide={words.hide}
      data-loading={words.loading}
      data-failed={words.failed}
    >
      <p className={styles.ways}>
        <button
          type="button"
          className={`button button-secondary ${styles.load}`}
          aria-expanded="false"
          data-load
        >
          {words.show}
        </button>
        <a className={styles.link} href={href} rel="noreferrer">
          {words.link}
          <ArrowSquareOut />
          <span className="visually-hidden"> ({words.leaves})</span>
        </a>
      </p>
      <p className={styles.notice}>{words.notice}</p>
      <p className={styles.told} role="status" data-told />
      <div className={styles.place} data-place />
    </div>
  )
}
