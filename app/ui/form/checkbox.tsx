import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'

type Props = {
  name: string
  label: string
  checked: boolean
  error: string | undefined
  errorPrefix: string
}

/** One checkbox, never preselected. */
export function Checkbox({ name, label, checked, error, errorPrefix }: Props) {
  return (
    <div className={styles.checkbox}>
      {error && <FieldError id={`${name}-error`} prefix={errorPrefix} message={error} />}
      <label>
        <input
          id={name}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={checked}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
