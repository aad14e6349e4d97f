import { FieldError } from './field.tsx'
import { useField } from './form-context.tsx'
import styles from './radio-group.module.css'

type Option = { value: string; label: string; note?: string | undefined; disabled?: boolean }
/** The first option has the group's name as its id: it takes the focus when the group has an error. */
type Props = {
  name: string
  options: Option[]
  /** The chosen option, where the page follows it; otherwise the submitted one. */
  chosen?: string
  onChoose?: (value: string) => void
}

/** One of a few, as large round buttons in a row. */
export function RadioGroup({ name, options, chosen, onChoose }: Props) {
  const { words, text, error, autoFocus } = useField(name)
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
              // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
              autoFocus={autoFocus && index === 0}
              {...(chosen === undefined
                ? { defaultChecked: text === option.value }
                : { checked: chosen === option.value })}
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
