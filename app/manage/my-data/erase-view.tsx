import { useManage } from '../manage-context.ts'
import { KeepBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function EraseView({ view: { session } }: ViewProps<'erase'>) {
  const { erase } = useManage().words.my
  return (
    <>
      <ViewHeading title={erase.title} />
      <p>{erase.goes}</p>
      <p>{erase.refundFirst}</p>
      <p>{erase.stays}</p>
      <p>
        <b>{erase.noUndo}</b>
      </p>
      <ManageForm intent="erase" session={session} label={erase.confirm} look="danger" />
      <KeepBooking session={session} />
    </>
  )
}
