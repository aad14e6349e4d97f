import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { dayParts } from '#clinic/time.ts'
import { doctorInitials } from '#content/clinic/visits.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { deskWords } from '#content/desk/common.ts'
import { facts } from '#content/facts.ts'
import { calendar } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { CalendarWeek, ClosedDay, WeekCell } from '../../contract/calendar.ts'
import { command } from '../api.ts'
import { useKeys } from '../keys/use-keys.ts'
import { deskWordsIn, useLanguage, useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { KeysInText } from '../ui/keys-in-text.tsx'
import { offerUndo } from '../undo.ts'
import { Arches } from './arches.tsx'
import type { ClosingStart } from './closing-form.ts'
import { useCalendarWeek, useLookAgain } from './use-calendar.ts'
import styles from './week-table.module.css'

type Props = {
  from: string
  span: string
  onOpen: (day: string) => void
  onClose: (start: ClosingStart) => void
  /** Only reception closes and opens the whole clinic. */
  mayOpenClinic: boolean
}

/** Seven days: the sessions of each doctor as windows, and what is closed or not settled. */
export function WeekTable({ from, span, onOpen, onClose, mayOpenClinic }: Props) {
  const words = useWords(calendarWords)
  const { data } = useCalendarWeek(from, true)
  const [focus, setFocus] = useState({ row: 0, day: 0 })
  const walk = (rows: number, days: number) => {
    if (!data) return
    const row = within(focus.row + rows, data.rows.length)
    const day = within(focus.day + days, data.days.length)
    setFocus({ row, day })
    document.getElementById(`week-${row}-${day}`)?.focus()
  }
  useKeys({
    next: () => walk(1, 0),
    previous: () => walk(-1, 0),
    earlier: () => walk(0, -1),
    later: () => walk(0, 1),
    'close-day': () => {
      const row = data?.rows[focus.row]
      if (data && row) onClose({ day: data.days[focus.day]!, session: row.session, doctor: row.doctor })
    },
  })
  if (!data) return <p className={styles.loading}>{words.loading}</p>
  return (
    <div className={styles.scroll}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows walk its cells */}
      <table role="grid" className={styles.table}>
        <caption className="visually-hidden">{fill(words.weekCaption, { span })}</caption>
        <WeekHead week={data} />
        <tbody>
          {data.rows.map(({ doctor, initials, session, cells }, row) => (
            <SessionRow
              key={`${doctor} ${session}`}
              label={initials}
              session={words.sessions[session]}
              cells={cells}
              week={data}
              row={row}
              focus={focus}
              onFocus={setFocus}
              onOpen={onOpen}
            />
          ))}
          <RoundsRow week={data} />
        </tbody>
      </table>
      <Legend />
      <Foot week={data} mayOpenClinic={mayOpenClinic} />
    </div>
  )
}

const within = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1)

function WeekHead({ week }: { week: CalendarWeek }) {
  const words = useWords(calendarWords)
  const { today } = useWords(deskWords)
  const language = useLanguage()
  const { weekdays } = deskWordsIn(calendar, language)
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{words.session}</span>
        </th>
        {week.days.map((day) => (
          <th key={day} scope="col" className={day === week.today ? styles.today : ''}>
            <b>
              {weekdays[dayParts(day).weekday]!.short} {dayParts(day).date}
            </b>
            {day === week.today ? today : '\u00a0'}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = {
  label: { en: string; hi: string }
  session: string
  cells: readonly WeekCell[]
  week: CalendarWeek
  row: number
  focus: { row: number; day: number }
  onFocus: (focus: { row: number; day: number }) => void
  onOpen: (day: string) => void
}

function SessionRow({ label, session, cells, week, row, focus, onFocus, onOpen }: RowProps) {
  const language = useLanguage()
  return (
    <tr>
      <th scope="row">
        {label[language]}
        <small>{session}</small>
      </th>
      {cells.map((cell, index) => {
        const day = week.days[index]!
        const open = (event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onOpen(day)
        }
        return (
          <td
            key={day}
            id={`week-${row}-${index}`}
            className={`${day === week.today ? styles.today : ''} ${cell.closedBy ? styles.closed : ''}`}
            tabIndex={focus.row === row && focus.day === index ? 0 : -1}
            onFocus={() => onFocus({ row, day: index })}
            onClick={() => onOpen(day)}
            onKeyDown={open}
          >
            <WeekSession cell={cell} />
          </td>
        )
      })}
    </tr>
  )
}

function WeekSession({ cell }: { cell: WeekCell }) {
  const words = useWords(calendarWords)
  const { taken, askedFor, free, closedBy } = cell
  if (closedBy)
    return (
      <>
        <small className={styles.strong}>{words.cells.closed}</small>
        <small>{words.weekTable.closedBy[closedBy]}</small>
      </>
    )
  return (
    <>
      <Arches taken={taken} askedFor={Math.min(askedFor, free)} free={free - Math.min(askedFor, free)} />
      <small>
        {fill(words.of, { taken, places: taken + free })}
        {askedFor > 0 && ` · ${fill(words.weekTable.notHeld, { count: askedFor })}`}
        {free === 0 && (
          <>
            {' · '}
            <b className={styles.full}>{words.weekTable.full}</b>
          </>
        )}
      </small>
    </>
  )
}

function RoundsRow({ week }: { week: CalendarWeek }) {
  const words = useWords(calendarWords)
  return (
    <tr>
      <th scope="row">
        {words.weekTable.home}
        <small>{words.weekTable.allDay}</small>
      </th>
      {week.rounds.map(({ taken, places, isClosed }, index) => (
        <td
          key={week.days[index]}
          className={`${week.days[index] === week.today ? styles.today : ''} ${isClosed ? styles.closed : ''}`}
        >
          {isClosed ? (
            <small className={styles.strong}>{words.cells.closed}</small>
          ) : (
            <>
              <small>{fill(words.weekTable.homePlaces, { taken, places })}</small>
              <i className={styles.share}>
                <i style={{ width: `${(100 * taken) / places}%` }} />
              </i>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}

function Legend() {
  const words = useWords(calendarWords.weekTable)
  return (
    <p className={styles.legend}>
      <span>
        <Arches taken={1} askedFor={0} free={0} /> {words.taken}
      </span>
      <span>
        <Arches taken={0} askedFor={1} free={0} /> {words.askedFor}
      </span>
      <span>
        <Arches taken={0} askedFor={0} free={1} /> {words.free}
      </span>
      <span>{fill(words.legend, { minutes: facts.slotMinutes })}</span>
      <span className={styles.keys}>
        <KeysInText>{words.keys}</KeysInText>
      </span>
    </p>
  )
}

function Foot({ week, mayOpenClinic }: { week: CalendarWeek; mayOpenClinic: boolean }) {
  const words = useWords(calendarWords.weekTable)
  const { toConfirm, testsToAgree } = week.notSettled
  return (
    <div className={styles.foot}>
      <section>
        <p className="eyebrow">{words.closedAhead}</p>
        {week.closures.length === 0 && <p className={styles.none}>{words.nothingClosed}</p>}
        <ul>
          {week.closures.map((closed) => (
            <ClosedLine
              key={`${closed.day} ${closed.session} ${closed.doctor}`}
              closed={closed}
              mayOpen={closed.doctor !== null || mayOpenClinic}
            />
          ))}
        </ul>
      </section>
      <section>
        <p className="eyebrow">{words.notSettled}</p>
        <ul>
          <li>
            <b>{toConfirm}</b> {words.toConfirm} {toConfirm > 0 && <Link to="/">{words.confirm}</Link>}
          </li>
          <li>
            <b>{testsToAgree}</b> {words.testsToAgree} {testsToAgree > 0 && <Link to="/">{words.agree}</Link>}
          </li>
        </ul>
      </section>
    </div>
  )
}

function ClosedLine({ closed, mayOpen }: { closed: ClosedDay; mayOpen: boolean }) {
  const words = useWords(calendarWords)
  const language = useLanguage()
  const lookAgain = useLookAgain()
  const { weekdays, months } = deskWordsIn(calendar, language)
  const { day, session, doctor } = closed
  const { weekday, date, month } = dayParts(day)
  const who = doctor === null ? words.weekTable.wholeClinic : doctorInitials(doctor)[language]
  const openAgain = async () => {
    const body = { doctor, from: day, until: day, session }
    const done = await command('/api/commands/open-days', body).catch(() => null)
    if (done) offerUndo(done, { text: words.weekTable.opened })
    await lookAgain()
  }
  return (
    <li>
      <b>
        {weekdays[weekday]!.short} {date} {months[month - 1]!.short}
      </b>
      {who}, {session ? words.sessions[session] : words.weekTable.wholeDay}
      {mayOpen && (
        <Button kind="plain" className={styles.openAgain} onClick={() => void openAgain()}>
          {words.weekTable.openAgain}
        </Button>
      )}
    </li>
  )
}
