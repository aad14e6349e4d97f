import { FieldError } from './field.tsx'
import { useField } from './form-context.tsx'
import styles from './radio-group.module.css'

type Option = { value: string; label: string; note?: string | undefined; disabled?: boolean }
/** The first option has the group's name as its id: the error summary links to it. */
type Props = { name: string; options: Option[]; onChoose?: (value: string) => void }

/** One of a few, as large round buttons in a row. Nothing is chosen beforehand. */
export function RadioGroup({ name, options, onChoose }: Props) {
  const { words, text, error } = useField(name)
  return (
    <fieldset className={styles.group} {...(error && { 'aria-describedby': `${name}-error` })}>
      <legend>{words.label}</legend>
      {words.hint && <p className={styles.hint}>{words.hint}</p>}
      <FieldError name={name} />
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={text === option.value}
              disabled={option.disabled}
              onChange={() => onChoose?.(option.value)}
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
