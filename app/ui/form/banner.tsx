import { useEffect, useState } from 'react'
import Phone from '~icons/ph/phone'
import WarningCircle from '~icons/ph/warning-circle-fill'
import Close from '~icons/ph/x-bold'
import styles from './banner.module.css'

type Props = {
  title: string
  body: string
  phone: { number: string; href: string }
  dismiss: string
  onDismiss?: () => void
  /** What the patient could choose instead. */
  choices?: string[]
}

/** Something went wrong: what, what the patient can do, and a number to call. Dismissible where there is script. */
export function Banner({ title, body, phone, dismiss, onDismiss, choices }: Props) {
  const [canDismiss, setCanDismiss] = useState(false)
  const [shown, setShown] = useState(true)
  useEffect(() => setCanDismiss(true), [])
  if (!shown) return null
  return (
    <div className={styles.banner} role="alert" tabIndex={-1}>
      <WarningCircle />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{body}</p>
        {choices && (
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={choice}>{choice}</li>
            ))}
          </ul>
        )}
        <a className={styles.call} href={phone.href}>
          <Phone />
          {phone.number}
        </a>
      </div>
      {canDismiss && (
        <button
          type="button"
          className={styles.close}
          aria-label={dismiss}
          onClick={() => (onDismiss ? onDismiss() : setShown(false))}
        >
          <Close />
        </button>
      )}
    </div>
  )
}
