import CaretDown from '~icons/ph/caret-down-bold'
import styles from './read-more.module.css'

type Props = {
  /** An address inside a closed part opens it, so the words within carry the id. */
  id: string
  label: string
  /** Stands in place of the label while open. */
  openLabel?: string
  /** What it is about, for who hears the label alone. */
  about: string
  /** As wide as its place: what stands within keeps its own measure. */
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
