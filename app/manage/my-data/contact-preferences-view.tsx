import { ContactPreferencesFieldset } from '../../forms/contact-preferences.tsx'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function ContactPreferencesView({ view }: ViewProps<'contact'>) {
  const { contact, preferences } = useManage().words
  const { session, values, hasEmail, offered } = view
  return (
    <>
      <ViewHeading title={contact.change} />
      <ManageForm intent="save-contact" session={session} label={contact.save} values={values}>
        <ContactPreferencesFieldset
          words={preferences}
          offered={offered}
          emailReminder={hasEmail ? contact.remindByEmail : undefined}
        />
      </ManageForm>
      <BackToBooking session={session} />
    </>
  )
}
