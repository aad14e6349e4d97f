import { Field } from '../../ui/form/field.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'
import { Phone, Pin } from './code-fields.tsx'

export function FindView({ view: { reference, asksPhone, problem } }: ViewProps<'find'>) {
  const words = useManage().words.find
  return (
    <>
      <ViewHeading title={words.pageTitle} problem={problem} />
      <p>{words.intro}</p>
      <ManageForm intent="find" label={words.find} values={{ reference }}>
        <Field name="reference" autoCapitalize="characters" spellCheck={false} maxLength={40} required />
        <Pin />
        {asksPhone && <Phone />}
      </ManageForm>
      <p className={styles.hint}>{words.pinLost}</p>
    </>
  )
}
