import { TextArea } from '../../ui/form/field.tsx'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function ComplainView({ view: { session, formToken, message, problem } }: ViewProps<'complain'>) {
  const { complaint } = useManage().words.my
  return (
    <>
      <ViewHeading title={complaint.title} problem={problem} />
      <p>{complaint.intro}</p>
      <p>{complaint.board}</p>
      <ManageForm intent="send-complaint" session={session} label={complaint.send} values={{ message }}>
        <input type="hidden" name="formToken" value={formToken} />
        <TextArea name="message" rows={6} maxLength={2000} required />
      </ManageForm>
      <BackToBooking session={session} />
    </>
  )
}
