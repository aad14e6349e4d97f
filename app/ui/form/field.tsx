import WarningCircle from '~icons/ph/warning-circle-fill'
import styles from './field.module.css'

type About = {
  /** Also the id: the error summary links to it. */
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  errorPrefix: string
  optionalWord: string
  required?: boolean | undefined
}

type Props = About & Omit<React.ComponentProps<'input'>, 'id' | 'name' | 'required'>

export const Field = ({ name, label, hint, error, errorPrefix, optionalWord, required, ...input }: Props) => (
  <Labelled {...{ name, label, hint, error, errorPrefix, optionalWord, required }}>
    <input {...ariaProps({ name, hint, error, required })} className={styles.input} {...input} />
  </Labelled>
)

type AreaProps = About & Omit<React.ComponentProps<'textarea'>, 'id' | 'name' | 'required'>

export const TextArea = ({
  name,
  label,
  hint,
  error,
  errorPrefix,
  optionalWord,
  required,
  ...area
}: AreaProps) => (
  <Labelled {...{ name, label, hint, error, errorPrefix, optionalWord, required }}>
    <textarea
      {...ariaProps({ name, hint, error, required })}
      className={`${styles.input} ${styles.area}`}
      {...area}
    />
  </Labelled>
)

/** Links the field to its hint and its error for screen readers. */
function ariaProps({ name, hint, error, required }: Pick<About, 'name' | 'hint' | 'error' | 'required'>) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return {
    id: name,
    name,
    ...(required && { required: true }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
}

type LabelledProps = About & { children: React.ReactNode }

const Labelled = ({
  name,
  label,
  hint,
  error,
  errorPrefix,
  optionalWord,
  required,
  children,
}: LabelledProps) => (
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
    {children}
  </div>
)

export function FieldError({ id, prefix, message }: { id: string; prefix: string; message: string }) {
  return (
    <p id={id} className="field-error">
      <WarningCircle />
      <span>
        <span className="visually-hidden">{prefix} </span>
        {message}
      </span>
    </p>
  )
}
