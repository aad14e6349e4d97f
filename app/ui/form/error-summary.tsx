import WarningCircle from '~icons/ph/warning-circle-fill'
import styles from './error-summary.module.css'
import { useFocus } from './use-focus.ts'

type Props = {
  heading: string
  errors: { field: string; message: string }[]
  /** The how-manieth submit brought it; see useFocus. */
  attempt: number
  children?: React.ReactNode
}

/**
 * The same list that stands at the fields, first on the page, each line a way to its field. A single one is its own
 * heading: the shorter the box, the less it pushes away what it is about.
 */
export function ErrorSummary({ heading, errors, attempt, children }: Props) {
  const box = useFocus<HTMLDivElement>(attempt)
  const [first] = errors
  const isOne = errors.length === 1 && first !== undefined
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>
        <WarningCircle />
        {isOne ? <a href={`#${first.field}`}>{first.message}</a> : heading}
      </h2>
      {!isOne && (
        <ul>
          {errors.map((error) => (
            <li key={error.field}>
              <a href={`#${error.field}`}>{error.message}</a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
