import ArrowRight from '~icons/ph/arrow-right-bold'
import { SectionHead } from '../ui/section-head.tsx'
import styles from './collection-tests.module.css'

type Props = {
  words: Record<'eyebrow' | 'heading' | 'caption' | 'total' | 'others' | 'othersLink', string> & {
    columns: { test: string; price: string }
  }
  tests: { id: number; name: string; about: string; price: string }[]
  pathology: string
}

/** The price list, as a list is printed: name, meaning, price. */
export function CollectionTests({ words, tests, pathology }: Props) {
  return (
    <section className={styles.band} aria-labelledby="tests">
      <div className={`wrap ${styles.inner}`}>
        <SectionHead id="tests" eyebrow={words.eyebrow} heading={words.heading} text={words.total} />
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.columns.test}</th>
              <th scope="col">{words.columns.price}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map((test) => (
              <tr key={test.id}>
                <th scope="row">
                  {test.name}
                  <small>{test.about}</small>
                </th>
                <td>{test.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
