import { useManage } from '../manage-context.ts'
import { ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'
import { Code, PhoneOfBooking } from './code-fields.tsx'

export function OpenLinkView({ view: { link, asksPin, asksPhone, problem } }: ViewProps<'link'>) {
  const words = useManage().words.open
  return (
    <>
      <ViewHeading title={words.pageTitle} problem={problem} />
      <p>{asksPin ? words.pinIntro : words.intro}</p>
      <ManageForm intent="link" label={words.open}>
        <input type="hidden" name="link" value={link} />
        {asksPin && <Code />}
        {asksPhone && <PhoneOfBooking />}
      </ManageForm>
    </>
  )
}
