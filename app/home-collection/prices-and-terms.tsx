import type { CollectionForm } from './collection-form-data.ts'
import styles from './prices-and-terms.module.css'

type Props = { form: CollectionForm; links: { refund: string } }

/** What it costs and what happens to the money, before anyone is asked for a name. */
export function PricesAndTerms({ form: { own, tests }, links }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="prices">
      <h2 id="prices">{own.before.heading}</h2>
      <dl className={styles.tests}>
        {tests.map((test) => (
          <div key={test.id}>
            <dt>{test.name}</dt>
            <dd>{test.price}</dd>
          </div>
        ))}
      </dl>
      <p>
        {own.totalHint} {own.payAtVisit}
      </p>
      <p>
        {own.before.refund}{' '}
        <a className="text-link" href={links.refund}>
          {own.before.refundLink}
        </a>
      </p>
    </section>
  )
}
