import { Field, FieldError } from '../../ui/form/field.tsx'
import { useField } from '../../ui/form/form-context.tsx'
import styles from './code-fields.module.css'

const boxes = ['first', 'second', 'third', 'fourth']

/** Four boxes, and one real field over them: it is typed, pasted and read out as one. */
export function Code() {
  const { words, error } = useField('pin')
  const describedBy = ['pin-hint', error && 'pin-error'].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor="pin">{words.label}</label>
      <p id="pin-hint" className={styles.hint}>
        {words.hint}
      </p>
      <FieldError name="pin" />
      <div className={styles.code}>
        {boxes.map((box) => (
          <span key={box} aria-hidden="true" />
        ))}
        <input
          id="pin"
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          aria-describedby={describedBy}
          {...(error && { 'aria-invalid': true })}
        />
      </div>
    </div>
  )
}

/** Required after too many wrong codes, from any sender. */
export const PhoneOfBooking = () => <Field name="phone" inputMode="tel" maxLength={20} required />
