import { Sentence } from '../../ui/care/sentence.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { KeepBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function CancelView({ view: { session, when, reference, refund, canMove } }: ViewProps<'cancel'>) {
  const { words } = useManage()
  return (
    <>
      <ViewHeading title={words.cancel.title} />
      <div className={styles.quiet}>
        <p className={styles.when}>{when}</p>
        <p className={styles.hint} translate="no">
          {reference}
        </p>
      </div>
      {refund.sum === null ? (
        <p>{refund.text}</p>
      ) : (
        <section className={styles.panel} aria-labelledby="refund">
          <h2 id="refund" className={styles.hint}>
            {refund.title}
          </h2>
          <p className={styles.sum}>{refund.sum}</p>
          <p className={styles.hint}>
            <Sentence text={refund.text} />
          </p>
          {refund.until && <p className={styles.hint}>{refund.until}</p>}
          <a className="text-link" href={words.refundPolicy}>
            {words.refund.policyLink}
          </a>
        </section>
      )}
      <p className={styles.hint}>{words.cancel.noReason}</p>
      <ManageForm intent="cancel" session={session} label={words.cancel.confirm} look="danger" />
      <KeepBooking session={session} />
      {canMove && (
        <ManageForm intent="times" session={session} label={words.opened.moveInstead} look="link" />
      )}
    </>
  )
}
