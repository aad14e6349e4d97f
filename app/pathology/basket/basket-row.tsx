import { fill } from '#content/format/fill.ts'
import ForkKnife from '~icons/ph/fork-knife'
import Trash from '~icons/ph/trash'
import type { ChosenTest } from '../test-row-data.ts'
import styles from './basket.module.css'
import type { BasketWords } from './basket-data.ts'

type Props = { test: ChosenTest; words: BasketWords & { fasting: string }; onRemove: () => void }

/** A chosen test. Its hidden field is submitted with the form. */
export const BasketRow = ({ test, words, onRemove }: Props) => (
  <li className={styles.row}>
    <div>
      <h2>{test.name}</h2>
      {test.slip && (
        <p className={styles.slip} lang="en">
          {test.slip}
        </p>
      )}
      {test.fasting && (
        <p className={styles.chip}>
          <ForkKnife />
          {words.fasting}
        </p>
      )}
      <input type="hidden" name="test" value={test.slug} />
    </div>
    <p className={test.cost ? styles.price : styles.ask}>{test.cost ?? words.totals.ask}</p>
    <button
      type="submit"
      name="remove"
      value={test.slug}
      className={styles.remove}
      aria-label={fill(words.remove, { test: test.name })}
      onClick={(event) => {
        event.preventDefault()
        onRemove()
      }}
    >
      <Trash />
    </button>
  </li>
)
