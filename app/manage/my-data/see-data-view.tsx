import Download from '~icons/ph/download-simple'
import { Sentence } from '../../ui/care/sentence.tsx'
import { FactList } from '../fact-list.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function SeeDataView({ view: { session, facts, notes } }: ViewProps<'data'>) {
  const { my, details } = useManage().words
  return (
    <>
      <ViewHeading title={details.title} />
      <p>{details.intro}</p>
      <FactList facts={facts} />
      {notes.map((line) => (
        <p key={line} className={styles.hint}>
          {line}
        </p>
      ))}
      <section className={styles.panel}>
        <h2>{details.correct}</h2>
        <p>
          <Sentence text={my.correct} />
        </p>
      </section>
      <ManageForm
        intent="copy"
        session={session}
        look="secondary"
        isFile
        label={
          <>
            <Download />
            {details.copy}
          </>
        }
      />
      <section className={styles.quiet}>
        <h2>{details.eraseTitle}</h2>
        <p className={styles.hint}>{details.eraseHint}</p>
        <ManageForm intent="ask-erase" session={session} label={details.erase} look="danger" />
        <ManageForm intent="ask-withdraw" session={session} label={my.withdraw.link} look="link" />
      </section>
      <BackToBooking session={session} />
    </>
  )
}
