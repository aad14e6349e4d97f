import FirstAid from '~icons/ph/first-aid'
import PhoneCall from '~icons/ph/phone-call'
import styles from './hurry.module.css'
import { Sentence } from './sentence.tsx'

type Props = {
  /** Red only for "now". */
  level?: 'now' | 'today' | 'soon'
  heading: string
  lines: string[]
  calls?: { number: string; href: string; label: string }[]
  children?: React.ReactNode
}

/** When not to wait for an appointment, and whom to call. */
export function Hurry({ level = 'now', heading, lines, calls = [], children }: Props) {
  if (lines.length === 0) return null
  const id = level === 'now' ? 'hurry' : `hurry-${level}`
  return (
    <section className={`${styles.hurry} ${styles[level]}`} aria-labelledby={id}>
      <h2 id={id}>
        {level === 'now' && <FirstAid />}
        {heading}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Sentence text={line} />
          </li>
        ))}
      </ul>
      {children}
      {calls.length > 0 && (
        <p className={styles.calls}>
          {calls.map((call) => (
            <a key={call.number} href={call.href}>
              <PhoneCall />
              <span>
                {call.number} {call.label}
              </span>
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
