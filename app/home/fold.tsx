import type { ReactNode } from 'react'
import CaretDown from '~icons/ph/caret-down-bold'
import styles from './fold.module.css'

type Props = {
  summary: ReactNode
  children: ReactNode
  /** A row between lines, in place of a word that opens. */
  isRow?: boolean
  /** Open where there is room. */
  opensWide?: boolean
}

/** Opens without script. A wide window shows it open; an old browser shows it folded there, too. */
export function Fold({ summary, children, isRow = false, opensWide = false }: Props) {
  const looks = [styles.fold, isRow && styles.row, opensWide && styles.wide].filter(Boolean)
  return (
    <details className={looks.join(' ')}>
      <summary>
        {summary}
        <CaretDown />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
