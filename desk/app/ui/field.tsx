import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import WarningCircle from '~icons/ph/warning-circle'
import styles from './field.module.css'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  onChange: (value: string) => void
  /** In a dialog: has focus when it opens. */
  hasFirstFocus?: boolean
  ref?: Ref<HTMLInputElement>
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'id'>

/** One line to type in, with its label, its hint and its error. */
export function Field({ label, hint, error, onChange, hasFirstFocus, ...input }: Props) {
  const id = useId()
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-hint` : undefined}
        data-autofocus={hasFirstFocus || undefined}
        {...input}
      />
      {(hint || error) && (
        <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
          {error && <WarningCircle />}
          {error || hint}
        </p>
      )}
    </div>
  )
}
