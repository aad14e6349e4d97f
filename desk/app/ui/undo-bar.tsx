import type { ReactNode } from 'react'
import ArrowUUpLeft from '~icons/ph/arrow-u-up-left'
import { Button } from './button.tsx'
import styles from './undo-bar.module.css'

type Props = {
  /** What happened, to whom. */
  children: ReactNode
  /** When the message leaves. */
  note: string
  /** Until when it can be taken back, and how long that is in all. */
  secondsLeft: number
  seconds: number
  label: string
  /** None on those below: the key takes back the newest. */
  keyCap: readonly string[]
  /** Not where it is too late. */
  onUndo: (() => void) | undefined
}

/** Says what was done and takes it back. Its line shrinks; where nothing may move, the figures alone count. */
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
