import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import CaretDown from '~icons/ph/caret-down-bold'
import { FieldError } from '../ui/form/field.tsx'
import type { CollectionForm } from './collection-form-data.ts'
import styles from './tests-panel.module.css'

type Props = { form: CollectionForm; chosen: string[]; error: string | undefined }

/** The list opens and closes by itself; the total follows where there is script, and is always right when sent. */
export function TestsPanel({ form: { own, tests, words }, chosen, error }: Props) {
  const picked = tests.filter(({ id }) => chosen.includes(id))
  const total = picked.reduce((sum, test) => sum + test.rupees, 0)
  return (
    <fieldset className={styles.panel} {...(error && { 'aria-describedby': 'tests-error' })}>
      <legend>{own.selectTests}</legend>
      {error && <FieldError id="tests-error" prefix={words.invalid.summary.fieldPrefix} message={error} />}
      <details open>
        <summary>
          {own.testList}
          <CaretDown />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
        <ul className={styles.list} tabIndex={0} aria-label={own.testList}>
          {tests.map((test, index) => (
            <li key={test.id}>
              <label>
                <input
                  type="checkbox"
                  id={index === 0 ? 'tests' : `tests-${test.id}`}
                  name="tests"
                  value={test.id}
                  defaultChecked={chosen.includes(test.id)}
                  data-rupees={test.rupees}
                  data-name={test.name}
                  {...(test.isFasting && { 'data-fasting-test': true })}
                />
                <span>
                  {test.name}
                  <small>{test.preparation}</small>
                </span>
                <b>{test.price}</b>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <div className={styles.sum} aria-live="polite">
        <p data-picked data-none={own.noneSelected}>
          {picked.length > 0 ? picked.map((test) => test.name).join(', ') : own.noneSelected}
        </p>
        <p className={styles.total} data-total={own.totalAmount}>
          {fill(own.totalAmount, { total: rupees(total) })}
        </p>
      </div>
    </fieldset>
  )
}
