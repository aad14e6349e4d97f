import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isTheirs } from '#clinic/desk/whose-patient.ts'
import { addDays } from '#clinic/time.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import type { In, Language } from '#content/language.ts'
import type { CalendarCell, CalendarColumn, CalendarDay, CalendarVisit } from '../../contract/calendar.ts'
import { command } from '../api.ts'
import { dateTimeIn, useNow } from '../clock.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLanguage, useWords } from '../language.ts'
import { refusalIn } from '../refusal-in.ts'
import { useMe } from '../session.tsx'
import { offerUndo } from '../undo.ts'
import { dropCarried, pickUp, useCarried } from './carried.ts'
import {
  canPut,
  cellAt,
  firstSpot,
  mayMove,
  nextFree,
  ofNextDoctor,
  type Spot,
  stepFrom,
} from './day-rows.ts'
import { useLookAgain } from './use-calendar.ts'

export type DayTableState = ReturnType<typeof useDayTable>

export const spotId = ({ column, at }: Spot) => `spot-${column}-${at}`

/**
 * Keyboard focus in the table and the visit that is carried, which comes along to another day. Focus is on the
 * cell itself, so that a screen reader reads it out.
 */
export function useDayTable(
  data: CalendarDay | undefined,
  { day, go }: { day: string; go: (to: string) => void },
) {
  const [words, language] = [useWords(calendarWords), useLanguage()]
  const now = useNow()
  const navigate = useNavigate()
  const lookAgain = useLookAgain()
  const carried = useCarried()
  const me = useMe()
  const [refusal, setRefusal] = useState<string | null>(null)
  const columns = data?.columns ?? []
  const isWanted = (cell: CalendarCell) => !carried || canPut(cell, carried.visit, now)
  const { spot, walkTo } = useSpot(
    columns,
    (carried && firstWanted(columns, isWanted)) ?? firstSpot(columns, now),
  )
  const cell = spot ? cellAt(columns, spot) : undefined
  const visit = cell?.visits[0]
  const column = spot ? columns[spot.column] : undefined

  const walk = (step: 'up' | 'down' | 'left' | 'right') => () =>
    spot && walkTo(stepFrom(columns, spot, step, isWanted))
  const mayLift = (found: CalendarVisit | undefined, at: Spot | null): found is CalendarVisit =>
    found !== undefined && at !== null && mayMove(found, now) && isTheirs(me, columns[at.column]!.doctor)
  const lift = (found: CalendarVisit | undefined, at: Spot | null): boolean => {
    if (!at || !mayLift(found, at)) return false
    setRefusal(null)
    pickUp({ visit: found, doctor: columns[at.column]!.doctor, initials: columns[at.column]!.initials, day })
    const isFree = (each: CalendarCell) => canPut(each, found, now)
    const near = stepFrom(columns, at, 'down', isFree)
    walkTo(near.at === at.at ? nextFree(columns, at, isFree) : near)
    return true
  }
  const put = async (to: Spot | null) => {
    const target = to && cellAt(columns, to)
    if (!carried || !target || !canPut(target, carried.visit, now)) return
    const { visit: moved } = carried
    dropCarried()
    setRefusal(await moveTo(moved, { to: target.at, doctor: columns[to.column]!.doctor }, words, language))
    await lookAgain()
  }
  const open = (found: CalendarVisit | undefined) => found && navigate(`/booking/${found.bookingId}`)
  const leave = () => {
    dropCarried()
    setRefusal(null)
  }
  const otherDoctor = () => {
    const near = spot && ofNextDoctor(columns, spot, isWanted)
    if (near) walkTo(near)
  }

  useKeys({
    next: walk('down'),
    previous: walk('up'),
    earlier: walk('left'),
    later: carried ? () => spot && walkTo(nextFree(columns, spot, isWanted)) : walk('right'),
    ...(!carried && { move: () => lift(visit, spot), open: () => open(visit) }),
    ...(carried && { open: () => void put(spot), close: leave, 'hand-over': otherDoctor }),
  })
  return {
    data,
    day,
    now,
    carried,
    refusal,
    focus: { spot, cell, visit, column },
    mayLift: mayLift(visit, spot),
    mayPut: (each: CalendarCell) => carried !== null && canPut(each, carried.visit, now),
    walkTo,
    lift,
    put,
    open,
    leave,
    nextFree: () => spot && walkTo(nextFree(columns, spot, isWanted)),
    otherDoctor,
    anotherDay: () => go(addDays(day, 1)),
  }
}

/** The cell in focus: the one that was walked to, as long as it exists. The page does not open with focus in it. */
function useSpot(columns: readonly CalendarColumn[], start: Spot | null) {
  const [chosen, setChosen] = useState<Spot | null>(null)
  const hasWalked = useRef(false)
  const spot = chosen && cellAt(columns, chosen) ? chosen : start
  useEffect(() => {
    if (hasWalked.current && spot) document.getElementById(spotId(spot))?.focus()
  }, [spot])
  const walkTo = (to: Spot) => {
    hasWalked.current = true
    setChosen(to)
  }
  return { spot, walkTo }
}

function firstWanted(
  columns: readonly CalendarColumn[],
  isWanted: (cell: CalendarCell) => boolean,
): Spot | null {
  const before = { column: 0, at: '' }
  const found = nextFree(columns, before, isWanted)
  return found === before ? null : found
}

/** The reason of the refusal; null where it is done. */
async function moveTo(
  { bookingId, version, name }: CalendarVisit,
  place: { to: string; doctor: string },
  words: In<typeof calendarWords>,
  language: Language,
): Promise<string | null> {
  try {
    const done = await command('/api/commands/move', { bookingId, version, ...place })
    offerUndo(done, { text: words.moved, name, when: dateTimeIn(language, place.to) })
    return null
  } catch (error) {
    return refusalIn(words.refused, error)
  }
}
