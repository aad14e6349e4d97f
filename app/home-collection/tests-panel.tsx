import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import CaretDown from '~icons/ph/caret-down-bold'
import { FieldError } from '../ui/form/field.tsx'
import { useField } from '../ui/form/form-context.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import styles from './tests-panel.module.css'

type Tests = CollectionFormData['tests']
type Props = { texts: CollectionFormData['texts']; tests: Tests; picked: Tests; onChange: () => void }

/** The list opens and closes by itself; the total follows where there is script, and is always right when submitted. */
export function TestsPanel({ texts, tests, picked, onChange }: Props) {
  const { list, error } = useField('tests')
  const total = picked.reduce((sum, test) => sum + test.rupees, 0)
  return (
    <fieldset
      className={styles.panel}
      onChange={onChange}
      {...(error && { 'aria-describedby': 'tests-error' })}
    >
      <legend>{texts.selectTests}</legend>
      <FieldError name="tests" />
      <details open>
        <summary>
          {texts.testList}
          <CaretDown />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboard */}
        <ul className={styles.list} tabIndex={0} aria-label={texts.testList}>
          {tests.map((test, index) => (
            <li key={test.id}>
              <label>
                <input
                  type="checkbox"
                  id={index === 0 ? 'tests' : `tests-${test.id}`}
                  name="tests"
                  value={test.id}
                  defaultChecked={list.includes(test.id)}
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
        <p>{picked.map(({ name }) => name).join(', ') || texts.noneSelected}</p>
        <p className={styles.total}>{fill(texts.totalAmount, { total: rupees(total) })}</p>
      </div>
    </fieldset>
  )
}
