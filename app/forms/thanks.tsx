import styles from '../booking/thank-you.module.css'
import { Finish, Keep, ManageLink } from './own-booking.tsx'
import type { OwnBookingWords } from './own-booking-words.ts'

type Props = {
  title: string
  own: OwnBookingWords
  reference: string
  /** Null once it has been shown. */
  pin: string | null
  confirmationToken: string
  facts: { label: string; value: string }[]
  next: string[]
  again: { href: string; label: string }
}

/** What she sends is kept: under which reference, what was chosen, what happens next. */
export const Thanks = ({ title, own, reference, pin, confirmationToken, facts, next, again }: Props) => (
  <div className={styles.page}>
    <h1 data-news tabIndex={-1}>
      {title}
    </h1>
    <div className={styles.card}>
      <Keep words={own} reference={reference} pin={pin} />
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {next.map((line) => (
        <p key={line} className={styles.hint}>
          {line}
        </p>
      ))}
      <p className={styles.actions}>
        <ManageLink words={own} />
        <a className="button button-secondary" href={again.href}>
          {again.label}
        </a>
      </p>
    </div>
    <Finish words={own} confirmationToken={confirmationToken} />
  </div>
)
