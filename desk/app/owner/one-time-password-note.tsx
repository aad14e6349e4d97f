import { staffWords } from '#content/desk/staff.ts'
import { fill } from '#content/format/fill.ts'
import type { OneTimePassword } from '../../contract/staff.ts'
import { useWords } from '../language.ts'
import styles from './staff-page.module.css'

/** To be passed on to the person; gone when the dialog closes. */
export function OneTimePasswordNote({ email, password }: OneTimePassword) {
  const { passwordIntro } = useWords(staffWords)
  return (
    <div className={styles.form} role="status">
      <p>{fill(passwordIntro, { person: email })}</p>
      <p className={styles.password} translate="no">
        {password}
      </p>
    </div>
  )
}
