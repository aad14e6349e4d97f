import { useManage } from '../manage-context.ts'
import { KeepBooking, ManageForm } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function WithdrawView({ view: { session } }: ViewProps<'withdraw'>) {
  const { withdraw, erase } = useManage().words.my
  return (
    <>
      <ViewHeading title={withdraw.link} />
      <p>{withdraw.explain}</p>
      <p>{erase.stays}</p>
      <p>
        <b>{erase.noUndo}</b>
      </p>
      <ManageForm intent="withdraw" session={session} label={withdraw.confirm} look="danger" />
      <KeepBooking session={session} />
    </>
  )
}
