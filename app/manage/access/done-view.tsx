import { ViewHeading, type ViewProps } from '../view-heading.tsx'

/** The booking is erased, or the page is cleared: there is nothing left to do. */
export const DoneView = ({ view: { title, text } }: ViewProps<'done'>) => (
  <>
    <ViewHeading title={title} />
    <p>{text}</p>
  </>
)
