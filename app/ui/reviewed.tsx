import Stethoscope from '~icons/ph/stethoscope'
import styles from './reviewed.module.css'

/** Whether a doctor has read the page, said plainly. */
export function Reviewed({ text }: { text: string }) {
  return (
    <p className={styles.reviewed}>
      <Stethoscope />
      {text}
    </p>
  )
}
