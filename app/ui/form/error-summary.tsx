import { useEffect, useRef } from 'react'
import WarningCircle from '~icons/ph/warning-circle-fill'
import styles from './error-summary.module.css'

type Props = { heading: string; intro: string; errors: { field: string; message: string }[] }

/** All field errors, first on the page, each linked to its field. */
export function ErrorSummary({ heading, intro, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // Every new list is a new response: it must be announced even if it is equal to the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list is replaced
  useEffect(() => box.current?.focus(), [errors])
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>
        <WarningCircle />
        {heading}
      </h2>
      <p>{intro}</p>
      <ul>
        {errors.map((error) => (
          <li key={error.field}>
            <a href={`#${error.field}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
