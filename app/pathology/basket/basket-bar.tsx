import { fill } from '#content/format/fill.ts'
import { countTests, testsSum } from '#content/format/lab-tests/tests-sum.ts'
import type { ChosenTest } from '../test-row-data.ts'
import styles from './basket-bar.module.css'
import type { BasketWords } from './basket-data.ts'

type Props = {
  words: BasketWords
  /** Null where the number is unknown: without script, and before it has loaded. */
  tests: readonly ChosenTest[] | null
  button: React.ReactNode
  /** Shown only while a test is ticked. */
  whenTicked?: boolean
}

/** Without a single known price there is no total. */
function lineOf({ total, totals }: BasketWords, tests: readonly ChosenTest[]): string {
  const sum = testsSum(totals, tests)
  return sum === totals.ask ? sum : fill(total, { sum })
}

/** The chosen tests, their price, and the way on, at the bottom of the screen. */
export const BasketBar = ({ words, tests, button, whenTicked }: Props) => (
  <div className={whenTicked ? `${styles.bar} ${styles.whenTicked}` : styles.bar}>
    <div className="wrap">
      <p>
        {tests && tests.length > 0 ? (
          <>
            <small>{countTests(words.totals, tests.length)}</small>
            <b>{lineOf(words, tests)}</b>
          </>
        ) : (
          <b>{words.chosen}</b>
        )}
      </p>
      {button}
    </div>
  </div>
)
