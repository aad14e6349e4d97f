import { fill } from '#content/format/fill.ts'
import { useFocus } from '../ui/form/use-focus.ts'
import styles from './steps.module.css'
import type { Step } from './use-steps.ts'

export type StepHeadProps = {
  number: Step
  /** The how-manieth move between the steps led here; see useFocus. */
  attempt: number
  /** Whether the page came back with this step. */
  isNews: boolean
}

/** Which step it is: its name, and one of two beads filled. */
export function StepHead({
  number,
  attempt,
  isNews,
  name,
  stepOf,
}: StepHeadProps & { name: string; stepOf: string }) {
  const heading = useFocus<HTMLHeadingElement>(attempt)
  return (
    <header className={styles.head}>
      <p>
        <span className={styles.bead} data-done />
        <span className={styles.bead} {...(number === 2 && { 'data-done': true })} />
        {fill(stepOf, { n: number })}
      </p>
      {/* biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is new */}
      <h2 ref={heading} tabIndex={-1} autoFocus={isNews}>
        {name}
      </h2>
    </header>
  )
}
