import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isWaiting, isWithDoctor } from '#clinic/desk/work-state.ts'
import { deskWords } from '#content/desk/common.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import Printer from '~icons/ph/printer'
import type { Role } from '../../contract/roles.ts'
import type { Verb, WorkRow } from '../../contract/work-row.ts'
import { BookDialog } from '../book/book-dialog.tsx'
import { JustBookedCards } from '../book/just-booked-cards.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { MovePanel } from '../booking/move-panel.tsx'
import { dateIn, useNow } from '../clock.ts'
import { capsOf } from '../keys/key-table.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { letIn } from '../live/work-state.ts'
import { updateWork, useWork } from '../live/work-store.ts'
import { useMe } from '../session.tsx'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { NowAside, useClinicNow } from './now-aside.tsx'
import { PrintDay, usePrintDay } from './print-day.tsx'
import { Conflict, Refused } from './refusals.tsx'
import { TodayFilters } from './today-filters.tsx'
import { useOthers } from './use-others.ts'
import { focusRow, useSelection } from './use-selection.ts'
import { type Asking, useRowKeys, useVerbs, useVerbsOf } from './use-verbs.ts'
import { VerbBar } from './verb-bar.tsx'
import { LoadingTable, WorkTable } from './work-table.tsx'
import { type FilterId, filterIds, type View, viewOf } from './work-view.ts'

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
  const [asking, setAsking] = useState<Asking | null>(null)
  const [isBooking, setBooking] = useState(false)
  const view = viewOf(work, { filter, showsFinished, now })
  const { selected, row, select, step } = useSelection(view, openId)
  const verbsOf = useVerbsOf()

  const open = useCallback((opened: WorkRow) => navigate(`/booking/${opened.bookingId}`), [navigate])
  const close = () => {
    setAsking(null)
    if (openId) navigate('/')
    if (selected) focusRow(selected)
  }
  const onVerb = useVerbs({ open, ask: setAsking })
  const takeFocus = (id: string) => {
    select(id)
    focusRow(id)
  }
  const walk = (by: 1 | -1) => {
    const to = step(by)
    if (to && openId) navigate(`/booking/${to.bookingId}`, { replace: true })
  }
  const printing = usePrintDay(view.rows)
  const isReception = role === 'receptionist'
  const callNext = () => callNextToken({ view, row, role, onVerb, takeFocus })
  const general = {
    'call-in': callNext,
    print: () => void printing.print(),
    ...(isReception && { book: () => setBooking(true), 'doctor-late': () => navigate('/calendar?late') }),
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
    asking || openId ? undefined : row,
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
      bar={!panel && <VerbBar row={row} verbs={rowVerbs} now={now} onVerb={onVerb} general={general} />}
    >
      {printing.hasFailed && <StatusStrip tone="off" icon={Printer} title={todayText.print.failed} />}
      <TodayFilters view={view} filter={filter} isNarrow={panel !== undefined} onChoose={setFilter} />
      {useIsPhone() && <JustBookedCards />}
      <List view={view} isLoaded={work.isLoaded} isFiltered={filter !== 'all'} onBook={general.book}>
        <WorkTable
          view={view}
          work={work}
          selected={selected}
          showsFinished={showsFinished}
          isNarrow={panel !== undefined}
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

type Calling = {
  view: View
  row: WorkRow | undefined
  role: Role
  onVerb: (row: WorkRow, verb: Verb) => void
  takeFocus: (id: string) => void
}

/** One key between two patients: marks the one inside as seen, calls the next one in, and focuses that row. */
function callNextToken({ view, row, role, onVerb, takeFocus }: Calling) {
  const next = nextToken(view, row)
  if (!next) return
  const inside = view.rows.find(isWithDoctor)
  if (role === 'doctor' && inside) onVerb(inside, 'seen')
  onVerb(next, 'call-in')
  if (role === 'doctor') takeFocus(next.id)
}

/** The lowest waiting token for the doctor of the row in focus, or for any doctor. */
function nextToken({ rows }: View, row: WorkRow | undefined): WorkRow | undefined {
  const waiting = rows.filter(isWaiting).sort((a, b) => (a.token ?? 0) - (b.token ?? 0))
  return waiting.find((one) => one.with === row?.with) ?? waiting[0]
}

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
