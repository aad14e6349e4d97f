import { ContactWishes } from '../../confirmation/contact-wishes.tsx'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function ContactPreferencesView({ view: { session, wishes, problem } }: ViewProps<'contact'>) {
  const { contact } = useManage().words
  return (
    <>
      <ViewHeading title={contact.change} problem={problem} errors={wishes.errors} />
      <ManageForm
        intent="save-contact"
        session={session}
        label={wishes.words.save}
        values={wishes.values}
        errors={wishes.errors}
      >
        <ContactWishes {...wishes} />
      </ManageForm>
      <BackToBooking session={session} />
    </>
  )
}
