import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIsAwake } from '../awake.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type Props = {
  title: ReactNode
  /** Beside the title, such as a choice between two ways. */
  beside?: ReactNode
  width?: 'small' | 'normal' | 'wide'
  closeLabel: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/**
 * Over the work: only for booking, for the help of keys, and for what cannot be undone. The browser keeps focus
 * inside.
 */
export function Dialog({ title, beside, width = 'normal', closeLabel, onClose, footer, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isAwake = useIsAwake()
  const hadFocus = useRef<HTMLElement | null>(null)
  // Closed behind the sign-in: an open dialog takes the keys and clicks of the whole page, and nobody could sign
  // in.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isAwake) return
    element.showModal()
    // The browser would focus the first button; React does not write the attribute autofocus.
    const first = hadFocus.current ?? element.querySelector<HTMLElement>('[data-autofocus]')
    first?.focus()
    return () => {
      const focused = document.activeElement
      hadFocus.current = focused instanceof HTMLElement && element.contains(focused) ? focused : null
      element.close()
    }
  }, [isAwake])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, by onCancel
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[width]}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id="dialog-title">{title}</h2>
          {beside}
          <Button kind="plain" keyCap="Esc" onClick={onClose} className={styles.close}>
            {closeLabel}
          </Button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
