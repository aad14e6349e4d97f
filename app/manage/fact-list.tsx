import styles from './manage.module.css'
import type { Fact } from './manage-view.ts'

export const FactList = ({ facts }: { facts: Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
