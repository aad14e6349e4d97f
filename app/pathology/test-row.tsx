import { fill } from '#content/format/fill.ts'
import type { SearchWords } from './results-data.ts'
import styles from './test-row.module.css'
import type { TestRow } from './test-row-data.ts'

type ChipsProps = { test: Omit<TestRow, 'price'>; words: SearchWords['results'] }

/** Only what differs: what most tests have in common is on the test's page. */
const Chips = ({ test, words }: ChipsProps) => (
  <>
    {test.bookable && (
      <span className={`${styles.chip} ${test.atHome ? styles.home : styles.clinic}`}>
        {test.atHome ? words.home : words.clinic}
      </span>
    )}
    {test.fasting && <span className={`${styles.chip} ${styles.fasting}`}>{words.fasting}</span>}
  </>
)

type Props = {
  test: TestRow
  words: SearchWords
  isChosen: boolean
  onChoose: (test: TestRow, isChosen: boolean) => void
}

/** One test: its names, what differs, the price, and the checkbox. The whole row leads to its page. */
export const LabTestRow = ({ test, words, isChosen, onChoose }: Props) => (
  <li className={styles.row}>
    <div className={styles.what}>
      <h3>
        <a href={`${words.paths.list}/${test.slug}`}>{test.name}</a>
      </h3>
      {test.slip && (
        <p className={styles.slip} lang="en">
          {test.slip}
        </p>
      )}
      <p className={styles.chips}>
        <Chips test={test} words={words.results} />
        {test.matched && (
          <span className={styles.matched}>{fill(words.results.matched, { word: test.matched })}</span>
        )}
      </p>
    </div>
    <div className={styles.get}>
      <p className={test.cost ? styles.price : styles.ask}>
        {test.cost && <span className="visually-hidden">{words.results.price}: </span>}
        {test.cost ?? words.results.ask}
      </p>
      {test.bookable ? (
        <label className={styles.add}>
          <input
            type="checkbox"
            name="test"
            value={test.slug}
            checked={isChosen}
            onChange={(event) => onChoose(test, event.currentTarget.checked)}
          />
          <span className={styles.off}>{words.results.add}</span>
          <span className={styles.on}>{words.results.added}</span>
          <span className="visually-hidden"> {test.name}</span>
        </label>
      ) : (
        <a
          className={styles.call}
          href={words.call}
          aria-label={fill(words.results.callAbout, { test: test.name })}
        >
          {words.results.call}
        </a>
      )}
    </div>
    {test.reason && <p className={styles.reason}>{test.reason}</p>}
  </li>
)

/** A placeholder while a row loads. */
export const SkeletonRow = () => (
  <li className={`${styles.row} ${styles.skeleton}`}>
    <span />
    <span />
    <span />
  </li>
)
