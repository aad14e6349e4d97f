import type { ReactNode } from 'react'
import styles from './filters.module.css'
import { KeyCap } from './key-cap.tsx'

type Filter<Id extends string> = { id: Id; label: string; count?: number; keyCap?: string }
type Props<Id extends string> = {
  label: string
  filters: readonly Filter<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  /** At the end of the line: "3 new". */
  end?: ReactNode
}

/** Chooses which rows are shown. */
export const Filters = <Id extends string>({ label, filters, chosen, onChoose, end }: Props<Id>) => (
  <div className={styles.filters} role="toolbar" aria-label={label}>
    {filters.map(({ id, label: text, count, keyCap }) => (
      <button
        key={id}
        type="button"
        className={styles.filter}
        aria-pressed={id === chosen}
        aria-keyshortcuts={keyCap}
        onClick={() => onChoose(id)}
      >
        {text} {count !== undefined && <b>{count}</b>}
        {keyCap && <KeyCap>{keyCap}</KeyCap>}
      </button>
    ))}
    {end && <div className={styles.end}>{end}</div>}
  </div>
)
