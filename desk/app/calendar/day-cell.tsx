import type { MouseEvent } from 'react'
import { isExpected, isSeen } from '#clinic/desk/work-state.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { fill } from '#content/format/fill.ts'
import ArrowRight from '~icons/ph/arrow-right-bold'
import Check from '~icons/ph/check'
import type { CalendarCell, CalendarVisit } from '../../contract/calendar.ts'
import type { WorkState } from '../../contract/work-row.ts'
import { timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { KeyCap } from '../ui/key-cap.tsx'
import { ReachBadge } from '../ui/reach-badge.tsx'
import styles from './day-cell.module.css'
import type { Spot } from './day-rows.ts'
import tableStyles from './day-table.module.css'
import { type DayTableState, spotId } from './use-day-table.ts'

type Props = {
  table: DayTableState
  /** Null where this doctor's grid has no such time. */
  cell: CalendarCell | null
  spot: Spot
  initials: string
  isShown: boolean
}

/** One time of one doctor. A click picks a visit up and puts it down; the keyboard opens it or puts it down. */
export function DayCell({ table, cell, spot, initials, isShown }: Props) {
  const hidden = isShown ? '' : tableStyles.other
  if (!cell) return <td className={hidden} />
  const { carried, focus } = table
  const isFocus = focus.spot?.column === spot.column && focus.spot.at === spot.at
  const visit = cell.visits[0]
  const onClick = (event: MouseEvent) => {
    table.walkTo(spot)
    const isByHand = event.detail > 0
    if (carried) return table.mayPut(cell) ? void table.put(spot) : undefined
    if (isByHand) table.lift(visit, spot)
    else table.open(visit)
  }
  const isTarget = carried !== null && isFocus && table.mayPut(cell)
  return (
    <td className={hidden}>
      <button
        type="button"
        id={spotId(spot)}
        className={`${styles.cell} ${isTarget ? styles.target : styles[looksOf(cell, visit, carried?.visit)]}`}
        tabIndex={isFocus ? 0 : -1}
        onClick={onClick}
        onFocus={() => !isFocus && table.walkTo(spot)}
      >
        {isTarget ? <Target visit={carried.visit} /> : <Content cell={cell} visit={visit} table={table} />}
        <span className="visually-hidden">, {initials}</span>
      </button>
    </td>
  )
}

type Looks = 'free' | 'past' | 'closed' | 'held' | 'booked' | 'waiting' | 'inside' | 'over' | 'asked' | 'from'

const looks: Partial<Record<WorkState, Looks>> = {
  'to-confirm': 'asked',
  waiting: 'waiting',
  'with-doctor': 'inside',
  seen: 'over',
  missed: 'over',
}

function looksOf(
  cell: CalendarCell,
  visit: CalendarVisit | undefined,
  carried: CalendarVisit | undefined,
): Looks {
  if (!visit) return cell.state === 'taken' ? 'held' : cell.state
  if (carried?.bookingId === visit.bookingId) return 'from'
  return looks[visit.state] ?? 'booked'
}

/** The place to which the carried visit will move. */
function Target({ visit }: { visit: CalendarVisit }) {
  const { putHere } = useWords(calendarWords)
  return (
    <>
      <ArrowRight />
      <Private>{visit.name}</Private>
      <small>
        {putHere} <KeyCap>↵</KeyCap>
      </small>
    </>
  )
}

function Content({
  cell,
  visit,
  table,
}: {
  cell: CalendarCell
  visit: CalendarVisit | undefined
  table: DayTableState
}) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  if (!visit) return cell.closedBy === 'leave' ? words.cells.leave : words.cells[cell.state]
  const others = cell.visits.length - 1
  return (
    <>
      {visit.at !== cell.at && <b>{timeIn(language, visit.at)}</b>}
      <Private>{visit.name}</Private>
      {others > 0 && <span>+ {others}</span>}
      <small>
        <ReachBadge reach={visit.reach} />
        <State visit={visit} isCarried={table.carried?.visit.bookingId === visit.bookingId} />
      </small>
    </>
  )
}

function State({ visit, isCarried }: { visit: CalendarVisit; isCarried: boolean }) {
  const words = useWords(calendarWords)
  if (isCarried) return words.visit.moving
  const { state, token } = visit
  const said = words.visit[state as keyof typeof words.visit] ?? ''
  // A booked visit is visible by colour and place: its state is for screen readers only.
  if (isExpected(visit)) return <span className="visually-hidden">{said}</span>
  return (
    <>
      {isSeen(visit) && <Check />}
      {said}
      {token !== null && (
        <>
          {' '}
          <span aria-hidden="true">{String(token).padStart(2, '0')}</span>
          <span className="visually-hidden">{fill(words.token, { token })}</span>
        </>
      )}
    </>
  )
}
