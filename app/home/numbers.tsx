import type { StatBandProps } from '../ui/stat-band.tsx'
import styles from './numbers.module.css'

/** The band of the clinic's figures or facts, small: other things come first on home. */
export function Numbers({ heading, items, kind }: StatBandProps) {
  return (
    <section className={`wrap ${styles.section}`} aria-label={heading}>
      <dl className={`${styles.items} ${styles[kind]}`}>
        {items.map(({ id, value, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
