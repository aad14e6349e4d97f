import { useEffect, useState } from 'react'
import Phone from '~icons/ph/phone'
import WarningCircle from '~icons/ph/warning-circle-fill'
import Close from '~icons/ph/x-bold'
import { Sentence } from '../care/sentence.tsx'
import styles from './banner.module.css'
import { useFocus } from './use-focus.ts'

type Props = {
  title: string
  body: string
  /** The number to call, where the page does not show it elsewhere. */
  phone?: { number: string; href: string }
  /** Closes the banner, where there is script. */
  dismiss?: { label: string; onDismiss: () => void }
  /** Counts the submits; see useFocus. */
  attempt?: number
}

/** Something went wrong: what, what to do, and a number to call. */
export function Banner({ title, body, phone, dismiss, attempt = 0 }: Props) {
  const [canDismiss, setCanDismiss] = useState(false)
  useEffect(() => setCanDismiss(true), [])
  const box = useFocus<HTMLDivElement>(attempt)
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
    <div ref={box} className={styles.banner} role="alert" tabIndex={-1} autoFocus>
      <WarningCircle />
      <div>
        <p className={styles.title}>{title}</p>
        <p>
          <Sentence text={body} />
        </p>
        {phone && (
          <a className={styles.call} href={phone.href}>
            <Phone />
            {phone.number}
          </a>
        )}
      </div>
      {dismiss && canDismiss && (
        <button type="button" className={styles.close} aria-label={dismiss.label} onClick={dismiss.onDismiss}>
          <Close />
        </button>
      )}
    </div>
  )
}
