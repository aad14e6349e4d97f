import ArrowsClockwise from '~icons/ph/arrows-clockwise'
import { CalendarButton, SlipActions } from '../../confirmation/slip-actions.tsx'
import { Ticket } from '../../confirmation/ticket.tsx'
import { Sentence } from '../../ui/care/sentence.tsx'
import { FactList } from '../fact-list.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { FinishForm, ManageForm } from '../manage-form.tsx'
import type { BookingSummary, Reply } from '../manage-view.ts'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'
import { MoreWays } from './more-ways.tsx'
import { WhoOpened } from './who-opened.tsx'

/** The booking, and the links to everything that can be done with it. */
export function ShowView({ view: { session, booking, looks, news, note, problem } }: ViewProps<'booking'>) {
  const { words } = useManage()
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ViewHeading title={news ?? booking.title} problem={problem} isHidden={!news} />
        {booking.sorry && (
          <p className={styles.note}>
            <Sentence text={booking.sorry} />
          </p>
        )}
        <Ticket ticket={booking.ticket} />
        {note && <p className={styles.hint}>{note}</p>}
        {booking.facts.length > 0 && <FactList facts={booking.facts} />}
        <ClinicReply reply={booking.reply} as="h2" />
        <div className={styles.two}>
          {booking.canMove && (
            <ManageForm
              intent="times"
              session={session}
              label={
                <>
                  <ArrowsClockwise />
                  {words.opened.move}
                </>
              }
            />
          )}
          {booking.canCancel && (
            <ManageForm intent="ask-cancel" session={session} label={words.opened.cancel} look="secondary" />
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
            {message && <p className={styles.written}>{message}</p>}
            <ClinicReply reply={reply} as="h3" />
          </section>
        ))}
      </div>
      <div className={`${styles.column} ${styles.screen}`}>
        <MoreWays session={session} booking={booking} slip={<Slip session={session} booking={booking} />} />
        {looks && <WhoOpened looks={looks} />}
        <FinishForm session={session} label={words.finishing.finish} />
      </div>
    </div>
  )
}

/** Our answer, or the deadline for it. */
function ClinicReply({ reply, as: Title }: { reply: Reply | null; as: 'h2' | 'h3' }) {
  if (!reply) return null
  if (!reply.title)
    return (
      <p className={styles.note}>
        <Sentence text={reply.text} />
      </p>
    )
  return (
    <div className={styles.answer}>
      <Title>{reply.title}</Title>
      <p className={styles.written}>
        <Sentence text={reply.text} />
      </p>
    </div>
  )
}

/** The slip to keep, without the code, which is shown only once. */
function Slip({ session, booking: { ticket, hasCalendar } }: { session: string; booking: BookingSummary }) {
  const { slip } = useManage().words
  const calendar = hasCalendar && (
    <ManageForm
      intent="calendar"
      session={session}
      label={slip.calendar}
      button={<CalendarButton label={slip.calendar} />}
      isFile
    />
  )
  return <SlipActions words={slip} ticket={ticket} calendar={calendar} />
}
