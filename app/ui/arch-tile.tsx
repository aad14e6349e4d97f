import styles from './arch-tile.module.css'

/** A small arch with an icon or a numeral. Decorative. */
export function ArchTile({ tone = 'rose', children }: { tone?: 'rose' | 'plum'; children: React.ReactNode }) {
  return (
    <span className={`${styles.tile} ${styles[tone]}`} aria-hidden="true">
      {children}
    </span>
  )
}
