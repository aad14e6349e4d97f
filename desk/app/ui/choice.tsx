import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { Segments } from './segments.tsx'

type Props<Id extends string> = Omit<ComponentProps<typeof Segments<Id>>, 'kind'> & {
  hint?: ReactNode
  error?: ReactNode
}

/** One of a few in a form: the label stands above, as over a field. */
export const Choice = <Id extends string>({ hint, error, ...segments }: Props<Id>) => (
  <div className={styles.choice}>
    <p className={styles.label}>{segments.label}</p>
    <Segments kind="boxes" {...segments} />
    {hint && !error && <small>{hint}</small>}
    <p role="status" className={styles.error}>
      {error}
    </p>
  </div>
)
