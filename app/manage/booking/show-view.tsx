import { clearAndLeave } from '../../confirmation/clear-and-leave.ts'
import { FactList } from '../fact-list.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { ManageForm } from '../manage-form.tsx'
import type { BookingSummary, Intent, Reply } from '../manage-view.ts'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

/** The booking itself, and the way to everything that can be done with it. */
export function ShowView({ view: { session, booking, news, problem } }: ViewProps<'booking'>) {
  const { words } = useManage()
  return (
    <>
      <ViewHeading title={news ?? booking.title} problem={problem} />
      <p className={styles.reference} translate="no">
        {booking.reference}
      </p>
      {booking.sorry && <p className={styles.note}>{booking.sorry}</p>}
      <FactList facts={booking.facts} />
      {booking.preparation && <p className={styles.note}>{booking.preparation}</p>}
      <ClinicReply reply={booking.reply} as="h2" />
      <div className={styles.main}>
        {booking.canMove && <ManageForm intent="times" session={session} label={words.move.link} />}
        {booking.canCancel && (
          <ManageForm intent="ask-cancel" session={session} label={words.cancel.link} look="secondary" />
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
      <MyData session={session} booking={booking} />
      <ManageForm
        intent="finish"
        session={session}
        label={words.booking.finish}
        look="secondary"
        onSubmit={clearAndLeave}
      />
    </>
  )
}

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

/** The patient's rights over the details that are kept. */
function MyData({ session, booking }: { session: string; booking: BookingSummary }) {
  const { my, contact } = useManage().words
  const way = (intent: Intent, label: string) => (
    <li>
      <ManageForm intent={intent} session={session} label={label} look="link" />
    </li>
  )
  return (
    <details className={styles.more}>
      <summary>{my.heading}</summary>
      <ul>
        {way('contact', contact.change)}
        {booking.hasReminders && way('stop-reminders', contact.stopReminders)}
        {way('data', my.see)}
        {way('ask-withdraw', my.withdraw.link)}
        {way('ask-erase', my.erase.link)}
        {way('complain', my.complaint.link)}
      </ul>
    </details>
  )
}
