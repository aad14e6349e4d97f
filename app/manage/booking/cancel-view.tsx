import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { KeepBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function CancelView({ view: { session, when, refund } }: ViewProps<'cancel'>) {
  const { words } = useManage()
  return (
    <>
      <ViewHeading title={words.cancel.title} />
      <p>
        <b>{when}</b>
      </p>
      <section className={styles.note} aria-labelledby="refund">
        <h2 id="refund">{words.refund.title}</h2>
        <p>{refund.now}</p>
        {refund.steps.length > 0 && (
          <ul>
            {refund.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        )}
        {refund.how && <p>{refund.how}</p>}
        <a className="text-link" href={words.refundPolicy}>
          {words.refund.policyLink}
        </a>
      </section>
      <p>{words.cancel.noReason}</p>
      <ManageForm intent="cancel" session={session} label={words.cancel.confirm} />
      <KeepBooking session={session} />
    </>
  )
}
