import { fill } from '#content/format/fill.ts'
import type { ChosenTest } from '../test-row-data.ts'
import styles from './basket.module.css'
import type { BasketWords } from './basket-data.ts'

type Props = { words: BasketWords; tests: readonly ChosenTest[] }

/** At home only where every chosen test can be collected there; otherwise it names those that cannot. */
export function Where({ words, tests }: Props) {
  const atClinic = tests.filter(({ atHome }) => !atHome).map(({ name }) => name)
  if (atClinic.length > 0)
    return (
      <div className={styles.where}>
        <h2>{words.where}</h2>
        <p>{fill(words.onlyAtClinic, { tests: atClinic.join(', ') })}</p>
        <input type="hidden" name="where" value="clinic" />
      </div>
    )
  return (
    <fieldset className={styles.where}>
      <legend>{words.where}</legend>
      <div className={styles.places}>
        <label>
          <input type="radio" name="where" value="home" defaultChecked />
          <span>{words.atHome}</span>
        </label>
        <label>
          <input type="radio" name="where" value="clinic" />
          <span>{words.atClinic}</span>
        </label>
      </div>
    </fieldset>
  )
}
