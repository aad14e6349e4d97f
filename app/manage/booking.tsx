import styles from './manage.module.css'
import type { Intent, Reply } from './manage-view.ts'
import { Facts, Heading, Problem, type Props, Send } from './parts.tsx'

/** What we wrote back, or until when we shall. */
function ClinicReply({ reply, as: Title }: { reply: Reply | null; as: 'h2' | 'h3' }) {
  if (!reply) return null
  if (!reply.title) return <p className={styles.note}>{reply.text}</p>
  return (
    <div className={styles.answer}>
      <Title>{reply.title}</Title>
      <p className={styles.written}>{reply.text}</p>
    </div>
  )
}

export function Booking({ words, shown: { session, booking, news, problem } }: Props<'booking'>) {
  const step = (intent: Intent, label: string) => (
    <li key={intent}>
      <Send words={words} intent={intent} session={session} label={label} look={styles.quiet} />
    </li>
  )
  return (
    <>
      <Heading>{news ?? booking.title}</Heading>
      <Problem text={problem} />
      <p className={styles.reference} translate="no">
        {booking.reference}
      </p>
      {booking.sorry && <p className={styles.note}>{booking.sorry}</p>}
      <Facts facts={booking.facts} />
      {booking.preparation && <p className={styles.note}>{booking.preparation}</p>}
      <ClinicReply reply={booking.reply} as="h2" />
      <div className={styles.main}>
        {booking.canMove && <Send words={words} intent="times" session={session} label={words.move.link} />}
        {booking.canCancel && (
          <Send
            words={words}
            intent="ask-cancel"
            session={session}
            label={words.cancel.link}
            look="button button-secondary"
          />
        )}
        {booking.again && (
          <a className="button button-primary" href={booking.again.href}>
            {booking.again.label}
          </a>
        )}
      </div>
      {booking.complaints.map(({ title, message, reply }) => (
        <section key={title} className={styles.complaint}>
          <h2>{title}</h2>
          <p className={styles.written}>{message}</p>
          <ClinicReply reply={reply} as="h3" />
        </section>
      ))}
      <details className={styles.more}>
        <summary>{words.my.heading}</summary>
        <ul>
          {step('contact', words.contact.change)}
          {booking.hasReminders && step('stop-reminders', words.contact.stopReminders)}
          {step('data', words.my.see)}
          {step('ask-withdraw', words.my.withdraw.link)}
          {step('ask-erase', words.my.erase.link)}
          {step('complain', words.my.complaint.link)}
        </ul>
      </details>
      <Send
        words={words}
        intent="finish"
        session={session}
        label={words.booking.finish}
        look="button button-secondary"
      />
    </>
  )
}
