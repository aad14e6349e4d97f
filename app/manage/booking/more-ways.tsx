import Bell from '~icons/ph/bell-slash'
import CaretRight from '~icons/ph/caret-right'
import Chat from '~icons/ph/chat-circle-text'
import Download from '~icons/ph/download-simple'
import Eye from '~icons/ph/eye'
import Lock from '~icons/ph/lock-key'
import Phone from '~icons/ph/phone'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { ManageForm } from '../manage-form.tsx'
import type { BookingSummary, Intent } from '../manage-view.ts'

type Props = { session: string; booking: BookingSummary; slip: React.ReactNode }

/** Every other action on the booking, one row each. */
export function MoreWays({ session, booking, slip }: Props) {
  const { opened, my, contact } = useManage().words
  const row = (intent: Intent, icon: React.ReactNode, title: string, hint?: string) => (
    <li>
      <ManageForm
        intent={intent}
        session={session}
        look="row"
        label={<RowFace icon={icon} title={title} hint={hint} />}
      />
    </li>
  )
  return (
    <ul className={styles.rows}>
      {!booking.isWhole && row('all', <Eye />, opened.all, opened.allHint)}
      {row('contact', <Phone />, opened.reach, booking.reached ?? undefined)}
      {booking.hasReminders && row('stop-reminders', <Bell />, contact.stopReminders)}
      <li>
        <details className={styles.slip}>
          <summary className={styles.row}>
            <RowFace icon={<Download />} title={opened.slip} hint={opened.slipHint} />
          </summary>
          {slip}
        </details>
      </li>
      {row('data', <Lock />, opened.details, opened.detailsHint)}
      {row('complain', <Chat />, opened.complain, my.complaint.link)}
    </ul>
  )
}

type FaceProps = { icon: React.ReactNode; title: string; hint?: string | undefined }

const RowFace = ({ icon, title, hint }: FaceProps) => (
  <>
    {icon}
    <span>
      <b>{title}</b>
      {hint && <small>{hint}</small>}
    </span>
    <CaretRight />
  </>
)
