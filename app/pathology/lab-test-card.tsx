import ArrowRight from '~icons/ph/arrow-right-bold'
import Phone from '~icons/ph/phone'
import styles from './lab-test-card.module.css'
import type { Results, TestCardData } from './results-data.ts'

type Props = { test: TestCardData; words: Results['words'] }

/** One test: what it is, what to do before it, when the report comes, and how to get it. */
export const LabTestCard = ({ test, words }: Props) => (
  <li className={styles.card}>
    <div className={styles.head}>
      <h3 lang="en">{test.name}</h3>
      {test.plain && <p>{test.plain}</p>}
      {test.matched && <p className={styles.matched}>{test.matched}</p>}
    </div>
    <dl className={styles.facts}>
      <div>
        <dt className={test.fasting ? styles.fasting : styles.preparation}>{words.preparation}</dt>
        <dd>{test.preparation}</dd>
      </div>
      <div>
        <dt className={styles.sample}>{words.sample}</dt>
        <dd>{test.sample}</dd>
      </div>
      <div>
        <dt className={styles.report}>{words.reportTime}</dt>
        <dd>{test.reportTime}</dd>
      </div>
    </dl>
    <div className={styles.foot}>
      {test.bookable && (
        <p className={test.atHome ? `${styles.place} ${styles.atHome}` : styles.place}>{test.place}</p>
      )}
      {test.price && (
        <p className={styles.price}>
          <span className="visually-hidden">{words.price}: </span>
          {test.price}
        </p>
      )}
      {test.call && (
        <p className={styles.call}>
          <span>{words.callFirst}</span>
          <a href={test.call.href} aria-label={test.call.name}>
            <Phone />
            {test.call.label}
          </a>
        </p>
      )}
      {test.book && (
        <a
          className={styles.book}
          href={test.book.href}
          aria-label={test.book.name}
          data-book={test.book.name}
        >
          {test.book.label}
          <ArrowRight />
        </a>
      )}
    </div>
  </li>
)

/** The place of a card that is on its way. */
export const SkeletonCard = () => (
  <li className={`${styles.card} ${styles.skeleton}`} data-skeleton="">
    <span />
    <span />
    <span />
    <span />
    <span />
  </li>
)
