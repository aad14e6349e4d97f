import styles from './prices-and-terms.module.css'

type Props = {
  words: Record<'heading' | 'refund' | 'refundLink' | 'payment', string>
  lead: string
  links: { refund: string }
}

/** What becomes of the money. The prices stand at the tests themselves. */
export function PricesAndTerms({ words, lead, links }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="prices">
      <h2 id="prices">{words.heading}</h2>
      <p>{lead}</p>
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
