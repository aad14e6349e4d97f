import ArrowRight from '~icons/ph/arrow-right-bold'
import { SectionHead } from '../ui/section-head.tsx'
import styles from './collection-tests.module.css'

type Props = {
  words: Record<'eyebrow' | 'heading' | 'total' | 'others' | 'othersLink', string>
  tests: { id: number; name: string; about: string; price: string }[]
  pathology: string
}

/** The price list, as a list is printed: name, meaning, price. */
export function CollectionTests({ words, tests, pathology }: Props) {
  return (
    <section className={styles.band} aria-labelledby="tests">
      <div className={`wrap ${styles.inner}`}>
        <SectionHead id="tests" eyebrow={words.eyebrow} heading={words.heading} text={words.total} />
        <dl className={styles.tests}>
          {tests.map((test) => (
            <div key={test.id}>
              <dt>{test.name}</dt>
              <dd className={styles.price}>{test.price}</dd>
              <dd>{test.about}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.others}>
          {words.others}{' '}
          <a className="text-link" href={pathology}>
            {words.othersLink}
            <ArrowRight />
          </a>
        </p>
      </div>
    </section>
  )
}
