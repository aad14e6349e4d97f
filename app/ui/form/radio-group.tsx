import { FieldError } from './field.tsx'
import styles from './radio-group.module.css'

type Option = { value: string; label: string; note?: string | undefined; disabled?: boolean }

type Props = {
  /** Also the id of the first option: the error summary links to it. */
  name: string
  legend: string
  hint?: string
  options: Option[]
  chosen: string | undefined
  error: string | undefined
  errorPrefix: string
}

/** Radio buttons as large pills in a row. Nothing is preselected. */
export function RadioGroup({ name, legend, hint, options, chosen, error, errorPrefix }: Props) {
  return (
    <fieldset className={styles.group} {...(error && { 'aria-describedby': `${name}-error` })}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <FieldError id={`${name}-error`} prefix={errorPrefix} message={error} />}
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={chosen === option.value}
              disabled={option.disabled}
              required
            />
            <span>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
