import styles from '../booking/thank-you.module.css'

type Props = {
  title: string
  reference: { label: string; value: string }
  facts: { label: string; value: string }[]
  next: string[]
  again: { href: string; label: string }
}

/** What she sends is kept: under which reference, what was chosen, what happens next. */
export const Thanks = ({ title, reference, facts, next, again }: Props) => (
  <div className={styles.page}>
    <h1 data-news tabIndex={-1}>
      {title}
    </h1>
    <div className={styles.card}>
      <dl>
        <div className={styles.reference}>
          <dt>{reference.label}</dt>
          <dd translate="no">{reference.value}</dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {next.map((line) => (
        <p key={line} className={styles.hint}>
          {line}
        </p>
      ))}
      <p className={styles.actions}>
        <a className="button button-secondary" href={again.href}>
          {again.label}
        </a>
      </p>
    </div>
  </div>
)
