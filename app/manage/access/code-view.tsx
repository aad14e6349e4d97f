import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'
import { Phone, Pin } from './code-fields.tsx'

export function CodeView({ view: { session, next, asksPhone, problem } }: ViewProps<'code'>) {
  const words = useManage().words.code
  return (
    <>
      <ViewHeading title={words.codeTitle} problem={problem} />
      <p>{words.codeIntro}</p>
      <ManageForm intent="code" session={session} label={words.codeGo}>
        <input type="hidden" name="next" value={next} />
        <Pin />
        {asksPhone && <Phone />}
      </ManageForm>
      <p className={styles.hint}>{words.codeLost}</p>
      <BackToBooking session={session} />
    </>
  )
}
