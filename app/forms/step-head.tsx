import { fill } from '#content/format/fill.ts'
import { useFocus } from '../ui/form/use-focus.ts'
import styles from './step-head.module.css'

export type StepHeadProps = {
  number: number
  /** How many steps there are. */
  of: number
  /** Counts the moves between the steps; see useFocus. */
  attempt: number
  /** Whether the response begins at this step. */
  isNews: boolean
}

type Props = StepHeadProps & {
  /** "Step {n} of {all}" */
  stepOf: string
  question: string
  /** At the end of the row above the question. */
  children?: React.ReactNode
}

/** The number of the step, and its question. The question takes the focus when the step appears. */
export function StepHead({ number, of, attempt, isNews, stepOf, question, children }: Props) {
  const heading = useFocus<HTMLHeadingElement>(attempt)
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <p>
          {fill(stepOf, { n: number, all: of })}
          <span className={styles.segments} aria-hidden="true">
            {Array.from({ length: of }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              <span key={index} {...(index < number && { 'data-done': true })} />
            ))}
          </span>
        </p>
        {children}
      </div>
      {/* biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is new */}
      <h2 ref={heading} tabIndex={-1} autoFocus={isNews}>
        {question}
      </h2>
    </header>
  )
}
