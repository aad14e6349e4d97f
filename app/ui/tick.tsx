import { FieldError } from './field.tsx'
import styles from './tick.module.css'

type Props = {
  name: string
  label: string
  ticked: boolean
  error: string | undefined
  errorPrefix: string
}

/** One box to tick, never ticked for her. */
export function Tick({ name, label, ticked, error, errorPrefix }: Props) {
  return (
    <div className={styles.tick}>
      {error && <FieldError id={`${name}-error`} prefix={errorPrefix} message={error} />}
      <label>
        <input
          id={name}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={ticked}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
