import Clock from '~icons/ph/clock-duotone'
import styles from './duration.module.css'

export function Duration({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.duration}>
      <Clock />
      <span>
        {label} <b>{text}</b>
      </span>
    </p>
  )
}
