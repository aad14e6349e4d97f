import styles from './clinic-numbers.module.css'

export type ClinicNumber = { id: string; value: string; more: string; label: string }

/** The clinic in numbers or, where the rules for doctors forbid those, in plain facts. */
export function ClinicNumbers({ heading, items }: { heading: string; items: ClinicNumber[] }) {
  return (
    <section className="wrap" aria-labelledby="numbers">
      <h2 id="numbers" className="visually-hidden">
        {heading}
      </h2>
      <dl className={styles.numbers}>
        {items.map((item) => (
          <div key={item.id}>
            <dt>{item.label}</dt>
            <dd className={item.more ? undefined : styles.words}>
              {item.value}
              {item.more && <sup>{item.more}</sup>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
