import styles from './stat-band.module.css'

type Item = { id: string; value: string; label: string }
export type StatBandProps = {
  /** Visually hidden: for screen readers. */
  heading: string
  items: Item[]
  /** Figures are set large; facts are words and may be long. */
  kind: 'figures' | 'facts'
}

export function StatBand({ heading, items, kind }: StatBandProps) {
  return (
    <section className={styles.band} aria-label={heading}>
      <div className="wrap">
        <dl className={`${styles.items} ${styles[kind]}`}>
          {items.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                {value.replace(/\+$/, '')}
                {value.endsWith('+') && <sup>+</sup>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
