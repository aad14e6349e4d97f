import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { deskWords } from '#content/desk/common.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import Printer from '~icons/ph/printer'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import { BookDialog } from '../book/book-dialog.tsx'
import { JustBookedCards } from '../book/just-booked-cards.tsx'
import { MovePanel } from '../booking/move-panel.tsx'
import { dateIn, useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { letIn } from '../live/work-state.ts'
import { updateWork, useWork } from '../live/work-store.ts'
import { loadLater } from '../load-later.tsx'
import { useMe } from '../session.tsx'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { callNextToken } from './call-next.ts'
import { NowAside, useClinicNow } from './now-aside.tsx'
import { PrintDay, usePrintDay } from './print-day.tsx'
import { Conflict, Refused } from './refusals.tsx'
import { TodayFilters } from './today-filters.tsx'
import { useOpened } from './use-opened.ts'
import { useOthers } from './use-others.ts'
import { useSelection } from './use-selection.ts'
import { useRowKeys, useVerbs, useVerbsOf } from './use-verbs.ts'
import { VerbBar } from './verb-bar.tsx'
import { LoadingTable, WorkTable } from './work-table.tsx'
import { type FilterId, filterIds, type View, viewOf } from './work-view.ts'

export const BookingPanel = loadLater(async () => (await import('../booking/booking-panel.tsx')).BookingPanel)

/** Today's work in one list; beside it the opened booking, or what happens in the rooms. */
export function TodayPage() {
  const words = useWords(deskWords)
  const todayText = useWords(todayWords)
  const language = useLanguage()
  const { role } = useMe()
  const now = useNow()
  const work = useWork()
  const navigate = useNavigate()
  const { id: openId } = useParams()
  const [filter, setFilter] = useState<FilterId>('all')
  const [showsFinished, setShowsFinished] = useState(false)
  const [isBooking, setBooking] = useState(false)
  const view = viewOf(work, { filter, showsFinished, now })
  const { selected, row, select, focus, step } = useSelection(view, openId)
  const { asking, ask, open, isOpen, close, walk } = useOpened(openId, { selected, step })
  const verbsOf = useVerbsOf()
  const onVerb = useVerbs({ open, ask })
  const printing = usePrintDay(view.rows)
  const general = {
    'call-in': () => callNextToken({ view, row, role, onVerb, focus }),
    print: () => void printing.print(),
    ...(role === 'receptionist' && {
      book: () => setBooking(true),
      'doctor-late': () => navigate('/calendar?late'),
    }),
  }
  useKeys({
    ...general,
    next: () => walk(1),
    previous: () => walk(-1),
    'let-in': () => updateWork(letIn),
    finished: () => setShowsFinished(!showsFinished),
    ...filterKeys(setFilter),
  })
  // What is opened beside the list has its own keys: they must not reach another row.
  const rowVerbs = row && !work.pending.has(row.id) ? verbsOf(row) : []
  // N is the next token, whichever row is in focus.
  useRowKeys(
    isOpen ? undefined : row,
    rowVerbs.filter((verb) => verb !== 'call-in'),
    onVerb,
  )

  const panel = asking ? (
    <MovePanel key={asking.row.id} asking={asking} onClose={close} />
  ) : openId ? (
    <BookingPanel key={openId} id={openId} onVerb={onVerb} onClose={close} />
  ) : undefined
  return (
    <Page
      title={words.places.today}
      subtitle={dateIn(language, now) + (work.more ? ` · ${fill(todayText.more, { count: work.more })}` : '')}
      panel={panel}
      aside={<Beside general={general} />}
      bar={!isOpen && <VerbBar row={row} verbs={rowVerbs} now={now} onVerb={onVerb} general={general} />}
    >
      {printing.hasFailed && <StatusStrip tone="off" icon={Printer} title={todayText.print.failed} />}
      <TodayFilters view={view} filter={filter} isNarrow={isOpen} onChoose={setFilter} />
      {useIsPhone() && <JustBookedCards />}
      <List view={view} isLoaded={work.isLoaded} isFiltered={filter !== 'all'} onBook={general.book}>
        <WorkTable
          view={view}
          work={work}
          selected={selected}
          showsFinished={showsFinished}
          isNarrow={isOpen}
          now={now}
          verbsOf={verbsOf}
          others={useOthers()}
          onSelect={select}
          onVerb={onVerb}
          onShowFinished={() => setShowsFinished(!showsFinished)}
        />
      </List>
      <Trouble row={row} onVerb={onVerb} />
      {printing.paper && <PrintDay paper={printing.paper} now={now} onDone={printing.putAway} />}
      {isBooking && <BookDialog onClose={() => setBooking(false)} />}
    </Page>
  )
}

type BesideProps = { general: Partial<Record<'book' | 'doctor-late', () => void>> }

/** On the phone there is no room beside the list: the cards stand above it. */
function Beside({ general }: BesideProps) {
  const clinic = useClinicNow()
  return (
    <>
      {!useIsPhone() && <JustBookedCards />}
      <NowAside clinic={clinic} onBook={general.book} onLate={general['doctor-late']} />
    </>
  )
}

const filterKeys = (choose: (filter: FilterId) => void) =>
  Object.fromEntries(filterIds.map((id, index) => [`digit-${index}`, () => choose(id)]))

type ListProps = {
  view: View
  isLoaded: boolean
  isFiltered: boolean
  onBook: (() => void) | undefined
  children: ReactNode
}

function List({ view, isLoaded, isFiltered, onBook, children }: ListProps) {
  const words = useWords(todayWords)
  if (!isLoaded) return <LoadingTable />
  if (view.rows.length > 0 || view.folded > 0) return children
  return (
    <EmptyState
      picture="window-opening"
      title={isFiltered ? words.empty.filtered : words.empty.title}
      actions={
        onBook && (
          <Button keyCap={capsOf('book')} onClick={onBook}>
            {words.aside.bookForCaller}
          </Button>
        )
      }
    >
      {!isFiltered && words.empty.text}
    </EmptyState>
  )
}

/** The refused command of the row in focus, or of the first row that has one. */
function Trouble({ row, onVerb }: { row: WorkRow | undefined; onVerb: (row: WorkRow, verb: Verb) => void }) {
  const { pending, rows } = useWork()
  const isTrouble = (id: string) => (pending.get(id)?.state ?? 'saving') !== 'saving'
  const id = row && isTrouble(row.id) ? row.id : [...pending.keys()].find(isTrouble)
  const about = id === undefined ? undefined : rows.get(id)
  const what = id === undefined ? undefined : pending.get(id)
  if (!about || !what) return null
  return what.state === 'conflict' ? (
    <Conflict row={about} pending={what} />
  ) : (
    <Refused row={about} pending={what} onMove={() => onVerb(about, 'move')} />
  )
}
