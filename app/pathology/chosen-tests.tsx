import type { ShownTest } from '../samples/shown-tests.ts'
import { FieldError } from '../ui/form/field.tsx'
import { useField } from '../ui/form/form-context.tsx'
import styles from './chosen-tests.module.css'

type Props = { heading: string; refund: string; tests: ShownTest[] }

/** The booked tests, and the terms of refund. The tests travel with the form, never in a URL. */
export function ChosenTests({ heading, refund, tests }: Props) {
  const { error, autoFocus } = useField('tests')
  return (
    <section
      id="tests"
      className={styles.tests}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
      autoFocus={autoFocus}
      aria-labelledby="tests-heading"
      {...(error && { 'aria-describedby': 'tests-error' })}
    >
      <h3 id="tests-heading">{heading}</h3>
      <FieldError name="tests" />
      <ul>
        {tests.map((test) => (
          <li key={test.slug}>
            <input type="hidden" name="test" value={test.slug} />
            <span>{test.name}</span>
            <b>{test.cost}</b>
          </li>
        ))}
      </ul>
      <p>{refund}</p>
    </section>
  )
}
