import CaretDown from '~icons/ph/caret-down-bold'
import styles from './read-more.module.css'

type Props = {
  /** On the content, not on the <details>: a link to an id inside a closed <details> opens it. */
  id: string
  label: string
  /** Replaces the label while open. */
  openLabel?: string
  /** Completes the label for screen readers. */
  about: string
  /** Full width; the content sets its own. */
  wide?: boolean
  children: React.ReactNode
}

export function ReadMore({ id, label, openLabel = label, about, wide = false, children }: Props) {
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.closed}>{label}</span>
        <span className={styles.open}>{openLabel}</span>
        <span className="visually-hidden">: {about}</span>
        <CaretDown />
      </summary>
      <div id={id} className={`${styles.body} ${wide ? styles.wide : ''}`}>
        {children}
      </div>
    </details>
  )
}
