import { useEffect, useRef, useState } from 'react'
import Close from '~icons/ph/x-bold'
import { Confirmation, type ConfirmationView } from '../confirmation/confirmation.tsx'
import { emptyReply } from '../forms/form-values.ts'
import styles from './book-dialog.module.css'
import { LabTestForm } from './lab-test-form.tsx'
import type { Booking } from './use-book-dialog.ts'

type Props = Pick<Booking, 'heading' | 'form'> & { close: string; onClose: () => void }

/**
 * The form of one test over the list. Closed by its button, Escape, or a press beside it; then it is gone, and what
 * was typed does not stay behind on a page that others may look at.
 */
export function BookDialog({ heading, form, close, onClose }: Props) {
  const [confirmation, setConfirmation] = useState<ConfirmationView | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<EventTarget>(null)
  useEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="book-dialog"
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      // Pressed and let go beside it: who marks words with the mouse and lets go outside does not mean to leave.
      onClick={({ target }) => {
        if (target === dialog.current && target === pressed.current) dialog.current.close()
      }}
    >
      <div className={styles.sheet}>
        <header>
          <h2 id="book-dialog" ref={title} tabIndex={-1}>
            <span className={confirmation ? 'visually-hidden' : ''}>{heading}</span>
          </h2>
          <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
            <Close />
          </button>
        </header>
        <div className={styles.body}>
          {confirmation ? (
            <Confirmation {...confirmation} inPlace />
          ) : (
            <LabTestForm {...form} reply={emptyReply} onAccepted={setConfirmation} />
          )}
        </div>
      </div>
    </dialog>
  )
}
