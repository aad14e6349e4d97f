import type { ReactNode } from 'react'
import { KeyCap } from './key-cap.tsx'
import styles from './option.module.css'

type Props = {
  isChosen?: boolean
  keyCap?: readonly string[]
  /** At the right end, before the key. */
  end?: ReactNode
  onClick: () => void
  children: ReactNode
}

/** One choice, a line wide: a person, a time, an outcome. */
export const Option = ({ isChosen = false, keyCap = [], end, onClick, children }: Props) => (
  <button
    type="button"
    className={styles.option}
    aria-pressed={isChosen}
    aria-keyshortcuts={keyCap.join('+') || undefined}
    onClick={onClick}
  >
    <span className={styles.text}>{children}</span>
    <span className={styles.end}>
      {end}
      {keyCap.map((cap) => (
        <KeyCap key={cap}>{cap}</KeyCap>
      ))}
    </span>
  </button>
)
