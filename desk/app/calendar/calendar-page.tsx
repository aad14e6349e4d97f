import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addDays, dayOf, dayParts, isDay } from '#clinic/time.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { calendar, dateOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { useNow } from '../clock.ts'
import { useKeys } from '../keys/use-keys.ts'
import { deskWordsIn, useLanguage, useWords } from '../language.ts'
import { useMe } from '../session.tsx'
import { Page } from '../shell/page.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { CloseScreen } from './close-screen.tsx'
import type { ClosingStart } from './closing-form.ts'
import { DayBar } from './day-bar.tsx'
import { DayTable } from './day-table.tsx'
import { LatePanel } from './late-panel.tsx'
import { useCalendarDay, useLiveCalendar } from './use-calendar.ts'
import { useDayTable } from './use-day-table.ts'
import { WeekTable } from './week-table.tsx'

/**
 * The day as a table of doctors and times, or the week. Days are closed and a doctor's delay is entered from here.
 */
export function CalendarPage() {
  const [params, setParams] = useSearchParams()
  const today = dayOf(useNow())
  const dayIn = (asked: URLSearchParams) => {
    const day = asked.get('day')
    return day && isDay(day) ? day : today
  }
  const day = dayIn(params)
  const [closing, setClosing] = useState<ClosingStart | null>(null)
  useLiveCalendar()
  // The URL has the day of the last press at once, before the screen follows: each of several fast presses counts
  // from it.
  const lastAsked = () => dayIn(new URLSearchParams(location.search))
  const go = (view: 'day' | 'week', to: string) =>
    setParams({ ...(view === 'week' && { view }), ...(to !== today && { day: to }) }, { replace: true })
  const turn = (view: 'day' | 'week', by: number) => go(view, addDays(lastAsked(), by))
  const openClosing = (start: ClosingStart) =>
    setClosing(start.day === day ? { ...start, day: lastAsked() } : start)
  if (closing) return <CloseScreen start={closing} onClose={() => setClosing(null)} />
  return params.get('view') === 'week' ? (
    <Week day={day} today={today} go={go} turn={turn} onClose={openClosing} />
  ) : (
    <Day
      key={day}
      day={day}
      today={today}
      go={go}
      turn={turn}
      onClose={openClosing}
      isLate={params.has('late')}
    />
  )
}

type Going = (view: 'day' | 'week', to: string) => void
type ViewProps = {
  day: string
  today: string
  go: Going
  /** Moves by this many days from the day that was requested last. */
  turn: (view: 'day' | 'week', by: number) => void
  onClose: (start: ClosingStart) => void
}

function Day({ day, today, go, turn, onClose, isLate }: ViewProps & { isLate: boolean }) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const { data } = useCalendarDay(day, true)
  const [showsLate, setShowsLate] = useState(isLate)
  const table = useDayTable(data?.day === day ? data : undefined, { day, go: (to) => go('day', to) })
  const navigate = useNavigate()
  const openLate = () => (day === today ? setShowsLate(true) : navigate('/calendar?late', { replace: true }))
  const { cell, column } = table.focus
  const openClosing = () => onClose({ day, session: cell?.session ?? null, doctor: column?.doctor ?? null })
  useKeys({
    'page-before': () => turn('day', -1),
    'page-after': () => turn('day', 1),
    home: () => go('day', today),
    'doctor-late': openLate,
    'close-day': openClosing,
  })
  return (
    <Page
      title={words.title}
      subtitle={dateOf(deskWordsIn(calendar, language), day)}
      panel={showsLate && data && <LatePanel day={data} onClose={() => setShowsLate(false)} />}
      bar={!showsLate && <DayBar table={table} />}
    >
      <CalendarTools
        view="day"
        onView={() => go('week', day)}
        onBefore={() => turn('day', -1)}
        onToday={() => go('day', today)}
        onAfter={() => turn('day', 1)}
        onCloseDay={openClosing}
        onLate={openLate}
        isNarrow={showsLate}
      />
      <DayTable table={table} isNarrow={showsLate} />
    </Page>
  )
}

function Week({ day, today, go, turn, onClose }: ViewProps) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const { role } = useMe()
  const navigate = useNavigate()
  const from = addDays(day, -((dayParts(day).weekday + 6) % 7))
  const openLate = () => navigate('/calendar?late')
  useKeys({
    'page-before': () => turn('week', -7),
    'page-after': () => turn('week', 7),
    home: () => go('week', today),
    'doctor-late': openLate,
  })
  const dayWords = deskWordsIn(calendar, language)
  const short = (each: string) => `${dayParts(each).date} ${dayWords.months[dayParts(each).month - 1]!.long}`
  const until = addDays(from, 6)
  const isOneMonth = dayParts(from).month === dayParts(until).month
  const span = fill(words.span, {
    from: isOneMonth ? dayParts(from).date : short(from),
    until: short(until),
  })
  return (
    <Page title={words.title} subtitle={span}>
      <CalendarTools
        view="week"
        onView={() => go('day', day)}
        onBefore={() => turn('week', -7)}
        onToday={() => go('week', today)}
        onAfter={() => turn('week', 7)}
        onCloseDay={() => onClose({ day, session: null, doctor: null })}
        onLate={openLate}
        isNarrow={false}
      />
      <WeekTable
        from={from}
        span={span}
        onOpen={(to) => go('day', to)}
        onClose={onClose}
        mayOpenClinic={role === 'receptionist'}
      />
    </Page>
  )
}
