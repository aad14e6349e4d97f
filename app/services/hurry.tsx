import FirstAid from '~icons/ph/first-aid'
import PhoneCall from '~icons/ph/phone-call'
import styles from './hurry.module.css'

type Props = { heading: string; lines: string[]; calls: { number: string; href: string; label: string }[] }

/** When not to wait for an appointment, and whom to call. The only red on the page. */
export function Hurry({ heading, lines, calls }: Props) {
  return (
    <section className={styles.hurry} aria-labelledby="hurry">
      <FirstAid />
      <div className={styles.text}>
        <h2 id="hurry">{heading}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
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
      </div>
    </section>
  )
}
