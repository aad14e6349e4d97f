import Phone from '~icons/ph/phone'
import { Field } from '../../ui/form/field.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'
import { Code, PhoneOfBooking } from './code-fields.tsx'

export function FindView({ view: { reference, asksPhone, problem, errors } }: ViewProps<'find'>) {
  const { words, formToken } = useManage()
  const { find, phone } = words
  return (
    <>
      <ViewHeading title={find.pageTitle} problem={problem} errors={errors} />
      <ManageForm intent="find" label={find.find} values={{ reference }} errors={errors}>
        <input type="hidden" name="formToken" value={formToken} />
        <Field name="reference" autoCapitalize="characters" spellCheck={false} maxLength={40} required />
        <Code />
        {asksPhone && <PhoneOfBooking />}
      </ManageForm>
      <a className={styles.lost} href={phone}>
        <Phone />
        <span className="text-link">{find.lostCode}</span>
      </a>
    </>
  )
}
