import { FactList } from '../fact-list.tsx'
import { useManage } from '../manage-context.ts'
import { BackToBooking } from '../manage-form.tsx'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function SeeDataView({ view: { session, facts, notes } }: ViewProps<'data'>) {
  const words = useManage().words.my
  return (
    <>
      <ViewHeading title={words.see} />
      <FactList facts={facts} />
      {notes.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{words.correct}</p>
      <BackToBooking session={session} />
    </>
  )
}
