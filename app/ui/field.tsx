import WarningCircle from '~icons/ph/warning-circle-fill'
import styles from './field.module.css'

type Props = {
  /** Also the id: the error summary links to it. */
  name: string
  label: string
  hint?: string
  error: string | undefined
  errorPrefix: string
  optionalWord: string
} & Omit<React.ComponentProps<'input'>, 'id'>

export function Field({ name, label, hint, error, errorPrefix, optionalWord, required, ...input }: Props) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {!required && <span className={styles.optional}> ({optionalWord})</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${name}-error`} prefix={errorPrefix} message={error} />}
      <input
        id={name}
        name={name}
        className={styles.input}
        {...(required && { required: true })}
        {...(error && { 'aria-invalid': true })}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...input}
      />
    </div>
  )
}

export function FieldError({ id, prefix, message }: { id: string; prefix: string; message: string }) {
  return (
    <p id={id} className={styles.error}>
      <WarningCircle />
      <span>
        <span className="visually-hidden">{prefix} </span>
        {message}
      </span>
    </p>
  )
}
