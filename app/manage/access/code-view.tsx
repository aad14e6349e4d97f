import { Sentence } from '../../ui/care/sentence.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'
import { Code, PhoneOfBooking } from './code-fields.tsx'

export function CodeView({ view: { session, next, asksPhone, problem, errors } }: ViewProps<'code'>) {
  const words = useManage().words.code
  return (
    <>
      <ViewHeading title={words.codeTitle} problem={problem} errors={errors} />
      <p>{words.codeIntro}</p>
      <ManageForm intent="code" session={session} label={words.codeGo} errors={errors}>
        <input type="hidden" name="next" value={next} />
        <Code />
        {asksPhone && <PhoneOfBooking />}
      </ManageForm>
      <p className={styles.hint}>
        <Sentence text={words.codeLost} />
      </p>
      <BackToBooking session={session} />
    </>
  )
}
