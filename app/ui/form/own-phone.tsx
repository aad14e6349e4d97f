import { useEffect, useRef } from 'react'
import { useForm } from './form-context.tsx'
import styles from './own-phone.module.css'

/**
 * Allows autofill in the fields below. Never ticked beforehand, because the browser then also stores the values;
 * it is not submitted. Hidden without script.
 */
export function OwnPhone({ label }: { label: string }) {
  const { isOwnPhone, setOwnPhone } = useForm()
  const box = useRef<HTMLInputElement>(null)
  // Ticked before the script loaded.
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
