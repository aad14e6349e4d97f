import ArrowRight from '~icons/ph/arrow-right-bold'
import styles from './book-band.module.css'

type Props = {
  id: string
  heading: string
  body: string[]
  href: string
  button: string
  /** A second link to the same page. */
  secondButton?: string
  note?: string
}

/** The call to action near the end of a page. */
export function BookBand({ id, heading, body, href, button, secondButton, note }: Props) {
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 id={id}>{heading}</h2>
        {body.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={styles.actions}>
        <a className={`button button-large ${styles.primary}`} href={href}>
          {button}
          <ArrowRight />
        </a>
        {secondButton && (
          <a className={`button button-large ${styles.secondary}`} href={href}>
            {secondButton}
          </a>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  )
}
