import type { ReactNode } from 'react'
import ArrowUUpLeft from '~icons/ph/arrow-u-up-left'
import { Button } from './button.tsx'
import styles from './undo-bar.module.css'

type Props = {
  /** What happened, and to whom. */
  children: ReactNode
  /** When the message leaves. */
  note: string
  /** Until when it can be undone, and how long that is in all. */
  secondsLeft: number
  seconds: number
  label: string
  /** Empty for older actions: the key undoes the newest. */
  keyCap: readonly string[]
  /** Undefined where it is too late. */
  onUndo: (() => void) | undefined
}

/** Shows what was done and undoes it. Its line shrinks; with reduced motion only the number counts down. */
export const UndoBar = ({ children, note, secondsLeft, seconds, label, keyCap, onUndo }: Props) => (
  <div className={styles.bar}>
    <p>
      {children} <span className={styles.note}>· {note}</span>
    </p>
    {onUndo && (
      <Button kind="plain" icon={ArrowUUpLeft} keyCap={keyCap} onClick={onUndo} className={styles.undo}>
        {label}
      </Button>
    )}
    <i className={styles.line} style={{ width: `${(100 * secondsLeft) / seconds}%` }} />
  </div>
)
