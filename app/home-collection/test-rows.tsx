import { needsFasting } from '#clinic/lab-tests/preparation.ts'
import Check from '~icons/ph/check-bold'
import Plus from '~icons/ph/plus-bold'
import type { ShownTest } from '../samples/shown-tests.ts'
import type { CollectionFormData } from './collection-form-data.ts'
import styles from './test-rows.module.css'

type Texts = CollectionFormData['texts']
type Props = { tests: ShownTest[]; texts: Pick<Texts, 'add' | 'added' | 'emptyStomach'>; chosen: string[] }

/** Tests to choose from: the whole row is the checkbox. */
export const TestRows = ({ tests, texts, chosen }: Props) => (
  <ul className={styles.rows}>
    {tests.map((test) => (
      <li key={test.slug}>
        <label className={styles.row}>
          <input type="checkbox" name="test" value={test.slug} defaultChecked={chosen.includes(test.slug)} />
          <span className={styles.name}>
            {test.name}
            <small>{needsFasting(test) ? `${test.cost} · ${texts.emptyStomach}` : test.cost}</small>
          </span>
          <span className={styles.add} aria-hidden="true">
            <Plus />
            {texts.add}
          </span>
          <span className={styles.added} aria-hidden="true">
            <Check />
            {texts.added}
          </span>
        </label>
      </li>
    ))}
  </ul>
)
