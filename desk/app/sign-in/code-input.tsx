import { type Ref, useState } from 'react'
import styles from './sign-in.module.css'

const DIGITS = 6
const places = Array.from({ length: DIGITS }, (_, place) => place)

type Props = {
  label: string
  isWrong: boolean
  describedBy: string
  /** Called at the sixth digit. */
  onComplete: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Six boxes that are one field: paste, delete and autofill work as in any field. */
export function CodeInput({ label, isWrong, describedBy, onComplete, ref }: Props) {
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS)
    setTyped(digits)
    if (digits.length === DIGITS && digits !== typed) onComplete(digits)
  }
  return (
    <div className={styles.code}>
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={`${styles.box} ${place === Math.min(typed.length, DIGITS - 1) ? styles.next : ''}`}
        >
          {typed[place]}
        </span>
      ))}
      <input
        ref={ref}
        className={styles.typed}
        value={typed}
        onChange={(event) => type(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
      />
    </div>
  )
}
