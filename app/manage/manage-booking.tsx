import { CodeView } from './access/code-view.tsx'
import { DoneView } from './access/done-view.tsx'
import { FindView } from './access/find-view.tsx'
import { OpenLinkView } from './access/open-link-view.tsx'
import { CancelView } from './booking/cancel-view.tsx'
import { CancelledView } from './booking/cancelled-view.tsx'
import { MoveView } from './booking/move-view.tsx'
import { ShowView } from './booking/show-view.tsx'
import styles from './manage.module.css'
import { ManageContext } from './manage-context.ts'
import type { ManageWords } from './manage-data.ts'
import type { ManageView } from './manage-view.ts'
import { ComplainView } from './my-data/complain-view.tsx'
import { ContactPreferencesView } from './my-data/contact-preferences-view.tsx'
import { EraseView } from './my-data/erase-view.tsx'
import { SeeDataView } from './my-data/see-data-view.tsx'
import { WithdrawView } from './my-data/withdraw-view.tsx'
import { useManageView } from './use-manage-view.ts'
import type { ViewProps } from './view-heading.tsx'

const views: { [Name in ManageView['name']]: React.ComponentType<ViewProps<Name>> } = {
  find: FindView,
  link: OpenLinkView,
  code: CodeView,
  booking: ShowView,
  move: MoveView,
  cancel: CancelView,
  cancelled: CancelledView,
  data: SeeDataView,
  contact: ContactPreferencesView,
  withdraw: WithdrawView,
  erase: EraseView,
  complain: ComplainView,
  done: DoneView,
}

type Props = {
  words: ManageWords
  /** For the form that asks for reference and code. */
  formToken: string
  view: ManageView
  /** Whether the page is the response to a form. */
  isResponse: boolean
}

/**
 * Everything that /booking shows. Every button is a form that posts to /booking, so that no URL reveals what was
 * shown.
 */
export function ManageBooking({ words, formToken, view: first, isResponse }: Props) {
  const { view, attempt, isBusy, submit } = useManageView(words.page, first)
  // The table has the component for each name; TypeScript cannot follow that through an index.
  const View = views[view.name] as React.ComponentType<{ view: ManageView }>
  return (
    <ManageContext value={{ words, formToken, isResponse, attempt, submit }}>
      <div className={`wrap ${styles.page}`} aria-busy={isBusy}>
        {/* A new view is a new form: no earlier input stays in it. */}
        <div key={attempt} className={view.name === 'booking' ? styles.wide : styles.card}>
          <View view={view} />
        </div>
      </div>
    </ManageContext>
  )
}
