import styles from './arch-tile.module.css'

/** A small window arch that holds an icon or a numeral; the words beside it speak. */
export function ArchTile({ tone = 'rose', children }: { tone?: 'rose' | 'plum'; children: React.ReactNode }) {
  return (
    <span className={`${styles.tile} ${styles[tone]}`} aria-hidden="true">
      {children}
    </span>
  )
}
