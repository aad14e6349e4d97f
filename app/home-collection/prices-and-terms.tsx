import type { CollectionFormData } from './collection-form-data.ts'
import styles from './prices-and-terms.module.css'

type Props = {
  words: Record<'heading' | 'refund' | 'refundLink' | 'payment', string>
  tests: CollectionFormData['tests']
  links: { refund: string }
}

/** What it costs and what happens to the money, before anyone is asked for a name. */
export function PricesAndTerms({ words, tests, links }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="prices">
      <h2 id="prices">{words.heading}</h2>
      <dl className={styles.tests}>
        {tests.map((test) => (
          <div key={test.id}>
            <dt>{test.name}</dt>
            <dd>{test.price}</dd>
          </div>
        ))}
      </dl>
      <p>{words.payment}</p>
      <p>
        {words.refund}{' '}
        <a className="text-link" href={links.refund}>
          {words.refundLink}
        </a>
      </p>
    </section>
  )
}
