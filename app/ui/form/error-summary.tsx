import WarningCircle from '~icons/ph/warning-circle-fill'
import styles from './error-summary.module.css'
import { useFocus } from './use-focus.ts'

type Props = {
  heading: string
  /** Null where the heading says it all. */
  intro: string | null
  errors: { field: string; message: string }[]
  /** The how-manieth submit brought it; see useFocus. */
  attempt: number
  children?: React.ReactNode
}

/** The same list that stands at the fields, first on the page, each line a way to its field. */
export function ErrorSummary({ heading, intro, errors, attempt, children }: Props) {
  const box = useFocus<HTMLDivElement>(attempt)
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>
        <WarningCircle />
        {heading}
      </h2>
      {intro && <p>{intro}</p>}
      <ul>
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`}>{error.message}</a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
