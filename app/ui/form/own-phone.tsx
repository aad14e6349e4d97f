import { useEffect, useRef } from 'react'
import { useForm } from './form-context.tsx'
import styles from './own-phone.module.css'

/**
 * Lets the browser fill in the fields below. Never ticked beforehand, because then it also remembers what is typed; it is
 * no field of the form, and is not sent. Without script it does not stand there.
 */
export function OwnPhone({ label }: { label: string }) {
  const { isOwnPhone, setOwnPhone } = useForm()
  const box = useRef<HTMLInputElement>(null)
  // Ticked before the script came.
  useEffect(() => {
    if (box.current?.checked) setOwnPhone(true)
  }, [setOwnPhone])
  return (
    <label className={styles.own}>
      <input
        ref={box}
        type="checkbox"
        checked={isOwnPhone}
        onChange={(event) => setOwnPhone(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
