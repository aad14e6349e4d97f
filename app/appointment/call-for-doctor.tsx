import Phone from '~icons/ph/phone'
import way from './book-by-phone.module.css'
import styles from './visit-choices.module.css'
import type { VisitChoices } from './visit-data.ts'

/** In place of days and times: no doctor for this visit has a calendar on the site. */
export function CallForDoctor({ words }: { words: NonNullable<VisitChoices['call']> }) {
  return (
    <section className={styles.call} aria-labelledby="call-for-doctor">
      <h2 id="call-for-doctor">{words.heading}</h2>
      <p>{words.text}</p>
      <a className={`button button-primary ${way.way}`} href={words.phone.href}>
        <Phone />
        {words.phone.number}
      </a>
      <p className={way.small}>
        {words.answered} {words.sayOnly}
      </p>
      <p className={way.small}>
        {words.cannotWait}{' '}
        {words.talk.map(({ number, href }) => (
          <a key={number} className="text-link" href={href}>
            {number}
          </a>
        ))}
      </p>
    </section>
  )
}
