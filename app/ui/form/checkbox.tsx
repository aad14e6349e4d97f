import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'
import { useField } from './form-context.tsx'

type Props = {
  name: string
  /** Where it is not one of the form's own labels. */
  label?: string
  /** The value when it is checked. */
  value?: string
  required?: boolean
  onChange?: (isChecked: boolean) => void
}

/** A checkbox, never checked beforehand. */
export function Checkbox({ name, label, value = 'yes', required, onChange }: Props) {
  const { words, text, error, autoFocus } = useField(name)
  return (
    <div className={styles.checkbox}>
      <FieldError name={name} />
      <label>
        <input
          id={name}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={text === value}
          // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
          autoFocus={autoFocus}
          {...(required && { required: true })}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
        />
        <span>{label ?? words.label}</span>
      </label>
    </div>
  )
}
