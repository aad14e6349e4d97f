import { fill } from '#content/format/fill.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import Phone from '~icons/ph/phone'
import styles from './lab-test-card.module.css'
import type { SearchWords, TestCard } from './results-data.ts'
import { bookingAddress } from './search-address.ts'

export type OnLink = React.MouseEventHandler<HTMLAnchorElement>
type Props = { test: TestCard; words: SearchWords; onBook: OnLink }

/** One test: what it is, what to do before it, when the report comes, and how to get it. */
export const LabTestCard = ({ test, words: { results: words, phone, paths }, onBook }: Props) => (
  <li className={styles.card}>
    <div className={styles.head}>
      <h3 lang="en">{test.name}</h3>
      {test.plain && <p>{test.plain}</p>}
      {test.matched && <p className={styles.matched}>{fill(words.matched, { word: test.matched })}</p>}
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
        <p className={test.atHome ? `${styles.place} ${styles.atHome}` : styles.place}>
          {test.atHome ? words.atHome : words.atClinic}
        </p>
      )}
      {test.price && (
        <p className={styles.price}>
          <span className="visually-hidden">{words.price}: </span>
          {test.price}
        </p>
      )}
      {test.bookable ? (
        <a
          className={styles.book}
          href={bookingAddress(paths.list, test.slug)}
          aria-label={fill(words.bookLabTest, { test: test.name })}
          onClick={onBook}
        >
          {words.book}
          <ArrowRight />
        </a>
      ) : (
        <p className={styles.call}>
          <span>{words.callFirst}</span>
          <a href={phone.href} aria-label={fill(words.callAbout, { test: test.name })}>
            <Phone />
            {phone.label}
          </a>
        </p>
      )}
    </div>
  </li>
)

/** The place of a card that is on its way. */
export const SkeletonCard = () => (
  <li className={`${styles.card} ${styles.skeleton}`}>
    <span />
    <span />
    <span />
    <span />
    <span />
  </li>
)
