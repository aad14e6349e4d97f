import WarningCircle from '~icons/ph/warning-circle-fill'
import { Sentence } from '../care/sentence.tsx'
import styles from './field.module.css'
import { useField, useForm } from './form-context.tsx'

type Shared = {
  /** Also the id. */
  name: string
  required?: boolean
  autoComplete?: string
}
type Props = Shared &
  Omit<React.ComponentProps<'input'>, 'id' | 'defaultValue' | 'prefix' | keyof Shared> & {
    /** In the box before the typed text. */
    prefix?: string
  }
type AreaProps = Shared & Omit<React.ComponentProps<'textarea'>, 'id' | 'defaultValue' | keyof Shared>

/** A line of text. Label, hint, value and error come from the form. */
export function Field({ name, required, autoComplete = 'off', prefix, ...input }: Props) {
  const field = useField(name)
  return (
    <Labelled name={name} required={required}>
      <span className={prefix ? styles.prefixed : styles.box}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          {...fieldProps(field, required)}
          className={styles.input}
          placeholder={field.words.placeholder}
          defaultValue={field.text}
          autoComplete={field.autoComplete(autoComplete)}
          {...input}
        />
      </span>
    </Labelled>
  )
}

/** The patient's mobile number. */
export const MobileField = ({ name }: Pick<Props, 'name'>) => (
  <Field name={name} type="tel" inputMode="tel" autoComplete="tel" maxLength={24} prefix="+91" required />
)

export function TextArea({ name, required, autoComplete = 'off', ...area }: AreaProps) {
  const field = useField(name)
  return (
    <Labelled name={name} required={required}>
      <textarea
        {...fieldProps(field, required)}
        className={`${styles.input} ${styles.area}`}
        defaultValue={field.text}
        autoComplete={field.autoComplete(autoComplete)}
        {...area}
      />
    </Labelled>
  )
}

/** The field's name, its description for screen readers, and whether a response begins there. */
function fieldProps(
  { name, words, error, autoFocus }: ReturnType<typeof useField>,
  required: boolean | undefined,
) {
  const describedBy = [words.hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return {
    id: name,
    name,
    autoFocus,
    ...(required && { required: true }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  }
}

type LabelledProps = { name: string; required: boolean | undefined; children: React.ReactNode }

function Labelled({ name, required, children }: LabelledProps) {
  const { optional } = useForm()
  const { words } = useField(name)
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {words.label}
        {!required && <span className={styles.optional}> ({optional})</span>}
      </label>
      {words.hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {words.hint}
        </p>
      )}
      <FieldError name={name} />
      {children}
    </div>
  )
}

/** The error of a field, where there is one. */
export function FieldError({ name }: { name: string }) {
  const { errorPrefix } = useForm()
  const { error } = useField(name)
  if (!error) return null
  return (
    <p id={`${name}-error`} className="field-error">
      <WarningCircle />
      <span>
        <span className="visually-hidden">{errorPrefix} </span>
        <Sentence text={error} />
      </span>
    </p>
  )
}
