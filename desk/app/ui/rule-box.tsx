import type { ReactNode } from 'react'
import ClockCountdown from '~icons/ph/clock-countdown'
import Ear from '~icons/ph/ear'
import Phone from '~icons/ph/phone'
import PhoneSlash from '~icons/ph/phone-slash'
import Warning from '~icons/ph/warning'
import styles from './rule-box.module.css'

const looks = {
  'may-call': [Phone, styles.yes],
  'only-patient': [Ear, styles.patient],
  'write-only': [PhoneSlash, styles.no],
  never: [PhoneSlash, styles.no],
  unreadable: [Warning, styles.no],
  'not-now': [ClockCountdown, styles.no],
} as const

type Props = { rule: keyof typeof looks; label?: string; children: ReactNode }

/** How the patient may be reached, in its colour and with its icon. Each screen has its own words for it. */
export function RuleBox({ rule, label, children }: Props) {
  const [Icon, tone] = looks[rule]
  return (
    <section className={`${styles.rule} ${tone}`} aria-label={label}>
      <Icon className={`icon ${styles.icon}`} />
      {children}
    </section>
  )
}

/** What to say to others. */
export const Say = ({ children }: { children: ReactNode }) => <div className={styles.say}>{children}</div>
